//! The command for those who run a server: `branchline admin`.
//!
//! Each command is a request of the server's API, sent through the data folder
//! (`server/src/operator.rs`); its answer is printed as JSON.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use serde_json::{Value, json};
use server::config::Config;
use server::operator::{Method, ask};

use crate::failure::Failure;

#[derive(Args)]
pub struct AdminArgs {
    /// The data folder of the server, which may be running [default: branchline-data]
    #[arg(long, value_name = "FOLDER", env = "BRANCHLINE_DATA", global = true)]
    data: Option<PathBuf>,
    /// The PostgreSQL database of the server, if its data is not in that folder
    #[arg(
        long,
        value_name = "URL",
        env = "BRANCHLINE_DATABASE",
        hide_env_values = true,
        global = true
    )]
    database: Option<String>,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// List users, the newest first
    Users {
        /// Part of the name, or the id
        search: Option<String>,
        #[command(flatten)]
        page: Page,
    },
    /// Give an account another role
    Role {
        /// The user's id
        user: String,
        role: RoleArg,
    },
    /// Print a link with which an account can set a new password, once
    Password {
        /// The user's id
        user: String,
    },
    /// List tables, the newest first
    Tables {
        #[command(flatten)]
        page: Page,
    },
    /// Close a table
    Close {
        /// The table's id
        table: String,
        /// Why; those who sit there are told
        #[arg(long)]
        reason: String,
    },
    /// Print what was said at a table
    Chat {
        /// The table's id
        table: String,
    },
    /// Remove lines of chat for good
    RemoveChat {
        /// The table's id
        table: String,
        /// The seqs of the lines
        #[arg(required = true)]
        seqs: Vec<u64>,
        /// Why, for the audit log
        #[arg(long)]
        reason: String,
    },
    /// List reports by players, the newest first
    Reports {
        /// Those that are settled
        #[arg(long)]
        settled: bool,
        #[command(flatten)]
        page: Page,
    },
    /// Settle a report
    Settle {
        /// The report's id
        report: String,
    },
    /// List bans, the newest first
    Bans {
        #[command(flatten)]
        page: Page,
    },
    /// Ban a user, an address or a range of addresses
    Ban {
        /// The user's id
        #[arg(long, value_name = "ID", required_unless_present = "address")]
        user: Option<String>,
        /// An address or a range, such as 192.0.2.0/24
        #[arg(long, value_name = "RANGE", conflicts_with = "user")]
        address: Option<String>,
        /// For how many hours [default: for good]
        #[arg(long)]
        hours: Option<u32>,
        /// Why; the person is told
        #[arg(long)]
        reason: String,
    },
    /// Lift a ban
    Lift {
        /// The ban's id
        ban: String,
    },
    /// Show everybody an announcement; without a text, none
    Announce { text: Option<String> },
    /// Let nobody change anything, for the reason given; without one, everything works again
    ReadOnly { reason: Option<String> },
    /// Print what was done by those who run the server, the newest first
    Audit {
        #[command(flatten)]
        page: Page,
    },
}

#[derive(Args)]
struct Page {
    /// How many rows, at most 100
    #[arg(long, default_value_t = 50)]
    limit: usize,
    /// Only rows before this one: its "created" and its "id", with a comma between
    #[arg(long, value_name = "CREATED,ID")]
    before: Option<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum RoleArg {
    User,
    Moderator,
    Administrator,
}

/// A request to the server.
struct Request {
    method: Method,
    path: String,
    body: Option<Value>,
}

pub fn run(args: &AdminArgs) -> Result<(), Failure> {
    let mut config = Config::default();
    if let Some(data) = &args.data {
        config.data = data.clone();
    }
    config.database.clone_from(&args.database);
    // Elsewhere a new database would be made, and its answer would be "nobody".
    if config.database.is_none() && !config.data.join("branchline.sqlite").exists() {
        let folder = config.data.display();
        return Err(Failure::Bad(format!("no server has used {folder} yet; name it by --data")));
    }
    let Request { method, path, body } = args.task.request()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let reply = runtime.block_on(ask(config, method, &path, body));
    runtime.shutdown_background();
    let reply = reply.map_err(|error| Failure::Bad(error.to_string()))?;
    if reply.status >= 400 {
        let message = reply.body["message"].as_str().unwrap_or("the server refused");
        return Err(Failure::Check(message.to_string()));
    }
    if !reply.body.is_null() {
        let text = serde_json::to_string_pretty(&reply.body).map_err(std::io::Error::from)?;
        writeln!(std::io::stdout(), "{text}")?;
    }
    Ok(())
}

impl Task {
    fn request(&self) -> Result<Request, Failure> {
        let get = |path: String| Request { method: Method::GET, path, body: None };
        let post = |path: String, body| Request { method: Method::POST, path, body };
        let put_notice = |body| {
            let path = "/api/admin/notice".to_string();
            Request { method: Method::PUT, path, body: Some(body) }
        };
        Ok(match self {
            Task::Users { search, page } => {
                let search = search.as_deref().map(encoded);
                let search = search.map(|it| format!("&search={it}")).unwrap_or_default();
                get(format!("/api/admin/users?{}{search}", page.query()?))
            }
            Task::Role { user, role } => {
                let role = match role {
                    RoleArg::User => "user",
                    RoleArg::Moderator => "moderator",
                    RoleArg::Administrator => "administrator",
                };
                let path = format!("/api/admin/users/{}", encoded(user));
                Request { method: Method::PATCH, path, body: Some(json!({"role": role})) }
            }
            Task::Password { user } => {
                post(format!("/api/admin/users/{}/password", encoded(user)), None)
            }
            Task::Tables { page } => get(format!("/api/admin/tables?{}", page.query()?)),
            Task::Close { table, reason } => {
                let path = format!("/api/admin/tables/{}/close", encoded(table));
                post(path, Some(json!({"reason": reason})))
            }
            Task::Chat { table } => get(format!("/api/admin/tables/{}/chat", encoded(table))),
            Task::RemoveChat { table, seqs, reason } => {
                let path = format!("/api/admin/tables/{}/chat", encoded(table));
                post(path, Some(json!({"seqs": seqs, "reason": reason})))
            }
            Task::Reports { settled, page } => {
                get(format!("/api/admin/reports?{}&settled={settled}", page.query()?))
            }
            Task::Settle { report } => {
                post(format!("/api/admin/reports/{}/settle", encoded(report)), None)
            }
            Task::Bans { page } => get(format!("/api/admin/bans?{}", page.query()?)),
            Task::Ban { user, address, hours, reason } => {
                let body = json!({
                    "user": user, "address": address, "hours": hours, "reason": reason
                });
                post("/api/admin/bans".to_string(), Some(body))
            }
            Task::Lift { ban } => {
                let path = format!("/api/admin/bans/{}", encoded(ban));
                Request { method: Method::DELETE, path, body: None }
            }
            Task::Announce { text } => {
                put_notice(json!({"announcement": text.as_deref().unwrap_or_default()}))
            }
            Task::ReadOnly { reason } => {
                put_notice(json!({"read_only": reason.as_deref().unwrap_or_default()}))
            }
            Task::Audit { page } => get(format!("/api/admin/audit?{}", page.query()?)),
        })
    }
}

impl Page {
    fn query(&self) -> Result<String, Failure> {
        let Page { limit, before } = self;
        let Some(before) = before else { return Ok(format!("limit={limit}")) };
        let (created, id) = before.split_once(',').ok_or_else(|| {
            Failure::Bad(format!("--before \"{before}\" is not a number and an id with a comma"))
        })?;
        let (created, id) = (encoded(created.trim()), encoded(id.trim()));
        Ok(format!("limit={limit}&before={created}&before_id={id}"))
    }
}

/// A text as part of an address: everything but plain letters and digits is escaped.
fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
            char::from(byte).to_string()
        }
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}
