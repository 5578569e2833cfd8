//! The refusal codes, with their HTTP statuses and meanings.

use formats::error::Error;
use protocol::ids::Seq;
use protocol::refused::RefusedDoc;
use table::refused::Refused;
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::{ContentBuilder, Ref};

use crate::error::ApiError;
use crate::openapi::schemas::Schemas;

/// Every code of the server itself, with its usual status and its meaning.
pub const CODES: [(&str, u16, &str); 49] = [
    ("bad_request", 400, "the request can't be read; the message says where"),
    ("sign_in", 401, "you are not signed in, or your token is no longer valid"),
    ("wrong_password", 401, "wrong name or password"),
    ("forbidden", 403, "you may not do this, or the request comes from another site"),
    ("banned", 403, "you are banned from this server; the message says why"),
    ("bad_link", 403, "the link has been used or has ended"),
    ("bad_sign_in", 403, "the sign-in was not started in this browser, or it took too long"),
    ("sign_in_cancelled", 403, "you did not sign in at the provider"),
    ("sign_in_again", 403, "you have no password, and your last sign-in was too long ago"),
    ("not_allowed", 403, "the server's host does not let that account in"),
    ("no_account", 403, "nobody here has linked that account, and no new accounts are made"),
    ("not_found", 404, "there is nothing at this address"),
    ("no_such_table", 404, "there is no such table"),
    ("no_such_user", 404, "there is no such user"),
    ("no_such_provider", 404, "there is no such OpenID provider"),
    ("no_such_identity", 404, "you have no such link to an OpenID provider"),
    ("no_such_ban", 404, "there is no such ban, or it was lifted before"),
    ("no_such_report", 404, "there is no such report, or it was settled before"),
    ("no_such_seq", 404, "the table's log is not that long"),
    ("no_such_step", 404, "the game does not have that many steps"),
    ("already_so", 409, "that is already done"),
    ("conflict", 409, "somebody else was faster; try again"),
    ("name_taken", 409, "that name, or one that looks like it, is already taken"),
    ("identity_taken", 409, "that account, or another from that provider, is linked already"),
    ("last_way_in", 409, "you would have no way to sign in"),
    ("last_administrator", 409, "there would be no administrator any more"),
    ("too_many_tables", 409, "you have too many tables that have not started"),
    ("too_many_games", 409, "you have started too many games that are still running"),
    ("too_many_reviews", 409, "you wait for too many reviews"),
    ("nothing_to_choose", 409, "there was only one thing to do at that step"),
    ("chat_full", 409, "the table keeps no more chat lines, or none of yours"),
    ("chat_repeated", 409, "you have just said the same"),
    ("chat_links", 403, "guests can't send links"),
    ("chat_words", 422, "the server's host does not allow one of these words"),
    ("too_large", 413, "the request is too large"),
    ("bad_name", 422, "the name can't be shown"),
    ("bad_ban", 422, "this can't be banned; the message says why"),
    ("bad_password", 422, "the password is too short or too long"),
    ("too_many_requests", 429, "too many requests; `Retry-After` says when to try again"),
    ("chat_too_fast", 429, "you say too much at once; `Retry-After` says when to try again"),
    ("internal", 500, "the server made a mistake"),
    ("provider_failed", 502, "the OpenID provider can't be reached or gave a wrong answer"),
    ("busy", 503, "the server is full at the moment; try again in a few seconds"),
    ("read_only", 503, "nothing may be changed for now; the message says why"),
    ("storage_busy", 503, "the storage is busy; try again"),
    ("storage_full", 503, "the disk is full"),
    ("storage_failed", 503, "the storage failed"),
    ("too_slow", 408, "the request took too long to arrive, or the socket was read too slowly"),
    // Only over a socket, as the last message.
    ("stopping", 503, "the server is stopping; reconnect in a moment and resume"),
];

/// The status of an action that the rules forbid.
const ILLEGAL: u16 = 422;

/// Stands for all codes of the games' rules, which are too many to list.
pub const A_RULE: &str = "";

/// The refusals that any request may get.
const EVERYWHERE: [(&str, u16); 3] =
    [("TooManyRequests", 429), ("Internal", 500), ("Unavailable", 503)];

/// The answers that any request may get, by name.
pub fn everywhere(schemas: &mut Schemas) -> Vec<(&'static str, Response)> {
    let codes = |status| {
        let sent = |code: &&str| *code != "stopping";
        let codes = CODES.iter().filter(move |it| it.1 == status).map(|it| it.0);
        codes.filter(sent).collect::<Vec<_>>()
    };
    EVERYWHERE.map(|(name, status)| (name, response(status, &codes(status), schemas))).to_vec()
}

/// A reference to the answer with this status, if it is one that any request may get.
pub fn shared(status: u16) -> Option<Ref> {
    let (name, _) = EVERYWHERE.iter().find(|it| it.1 == status)?;
    Some(Ref::from_response_name(*name))
}

/// The answer with a status and the given codes.
pub fn response(status: u16, codes: &[&'static str], schemas: &mut Schemas) -> Response {
    let line = |code: &&str| match *code {
        A_RULE => {
            "- a rule of the game forbids the action; the code and `rule` say which".to_string()
        }
        code => format!("- `{code}`: {}", meaning(code, status)),
    };
    let lines: Vec<String> = codes.iter().map(line).collect();
    let body = ContentBuilder::new().schema(Some(schemas.writes::<RefusedDoc>())).build();
    ResponseBuilder::new().description(lines.join("\n")).content("application/json", body).build()
}

/// The HTTP status of a code.
pub fn status(code: &str) -> u16 {
    let own = CODES.iter().find(|it| it.0 == code).map(|it| it.1);
    let of_table = || {
        let refused = of_tables().into_iter().find(|refused| refused.code() == code)?;
        Some(ApiError::from(refused).status.as_u16())
    };
    own.or_else(of_table).unwrap_or(ILLEGAL)
}

/// What a code means with a status.
fn meaning(code: &str, status: u16) -> String {
    if (code, status) == ("bad_request", 415) {
        return "the body is not declared as JSON".to_string();
    }
    match code {
        "stale" => return "the decision has changed since".to_string(),
        "bad_settings" => return "no game can be played with these settings".to_string(),
        _ => {}
    }
    if let Some((.., means)) = CODES.iter().find(|it| it.0 == code) {
        return (*means).to_string();
    }
    let refused = of_tables().into_iter().find(|refused| refused.code() == code);
    refused.map(|refused| refused.to_string()).unwrap_or_default()
}

/// One example of each refusal by a table.
pub fn of_tables() -> Vec<Refused> {
    vec![
        Refused::NotStarted,
        Refused::Started,
        Refused::Finished,
        Refused::NotFinished,
        Refused::Closed,
        Refused::NotYours,
        Refused::NotHost,
        Refused::NoSuchPlace,
        Refused::PlaceTaken,
        Refused::TableFull,
        Refused::PlaceEmpty,
        Refused::ColorTaken,
        Refused::PlacesEmpty,
        Refused::AlreadySeated,
        Refused::Replaced,
        Refused::NotReplaced,
        Refused::Stale { now: Seq(0) },
        Refused::NotAsked,
        Refused::NotDue,
        Refused::BadName,
        Refused::BadText,
        Refused::NoSuchUser,
        Refused::AlreadySo,
        Refused::RematchOpen,
        Refused::Removed,
        Refused::NotPractice,
        Refused::NothingToUndo,
        Refused::ActedSince,
        Refused::Revealed,
        Refused::TooManyUndos,
        Refused::BadSettings(Error::new("settings", "no game")),
    ]
}
