//! The game over HTTP and WebSocket: sign-in, lobby, tables, bots and clocks.
//!
//! This crate knows no rules: [`hub`] passes commands to tables (crate `table`), stores the results
//! (crate `store`) and tells every viewer. Start with [`hub`] to follow a move, with crate
//! `protocol` for the socket's messages, or with [`app`] for the routes.

pub mod admin;
pub mod app;
pub mod config;
pub mod operator;
pub mod serve;

pub mod bot_pool;
pub mod hub;
pub mod live;
pub mod outbox;
pub mod recent;
pub mod seated;
pub mod summary;

pub mod chat_rules;
pub mod clock;
pub mod commands;
pub mod lobby;
pub mod practice;
pub mod reviews;
pub mod socket;
pub mod tables;

pub mod cookie;
pub mod oidc;
pub mod passwords;
pub mod people;
pub mod removed;
pub mod token;
pub mod visitor;

pub mod openapi;
pub mod pages;

pub mod compressed;
pub mod error;
pub mod headers;
pub mod health;
pub mod input;
pub mod limits;
pub mod metrics;
pub mod origin;
pub mod patient;
pub mod proxies;
pub mod retention;
