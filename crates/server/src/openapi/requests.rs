//! Every request there is, in words.

use formats::record::RecordDoc;
use protocol::command::CommandDoc;
use protocol::message::{Done, FreshView, TableName};
use protocol::people::{
    BotWithToken, Bots, Credentials, Farewell, GamesOfYours, Me, NewBot, NewGuest, NewPassword,
    Profile, Rename, WhichGames,
};
use protocol::tables::{
    BuiltInGames, GameFile, LookParams, NewTable, SocketParams, TableAt, TableList,
};
use utoipa::openapi::path::HttpMethod::{Delete, Get, Patch, Post, Put};

use crate::openapi::refusals::A_RULE;
use crate::openapi::request::Request;

/// All of them.
pub fn all() -> Vec<Request> {
    let groups = [
        ("people", people()),
        ("tables", tables()),
        ("play", play()),
        ("afterwards", afterwards()),
        ("server", server()),
    ];
    let tagged = |(tag, requests): (_, Vec<Request>)| {
        requests.into_iter().map(move |request| request.tagged(tag))
    };
    groups.into_iter().flat_map(tagged).collect()
}

/// Their names, in the order they are read in.
pub fn names() -> Vec<&'static str> {
    all().iter().map(Request::name).collect()
}

fn people() -> Vec<Request> {
    let stored = "storage_busy";
    vec![
        Request::new(Get, "/api/me", "me", "Who you are")
            .visitor()
            .answers::<Me>("You; `null`, if you are nobody yet."),
        Request::new(Post, "/api/guest", "be_guest", "Be a guest")
            .more("Sets the cookie. Somebody who is known already stays who they are.")
            .visitor()
            .may_send::<NewGuest>()
            .answers::<Me>("You.")
            .refuses(&["bad_name", stored]),
        Request::new(Patch, "/api/me", "rename", "Take another name")
            .known()
            .sends::<Rename>()
            .answers::<Me>("You, under the new name.")
            .refuses(&["name_taken", "bad_name"]),
        Request::new(Post, "/api/account", "make_account", "Make an account")
            .more("A guest becomes the account and keeps their games; nobody gets a new one.")
            .visitor()
            .sends::<Credentials>()
            .answers::<Me>("You, with another cookie.")
            .refuses(&["already_so", "name_taken", "bad_name", "bad_password"]),
        Request::new(Post, "/api/session", "sign_in", "Sign in")
            .visitor()
            .sends::<Credentials>()
            .answers::<Me>("You, with a new cookie; the session until now has ended.")
            .refuses(&["wrong_password"]),
        Request::new(Delete, "/api/session", "sign_out", "Sign out")
            .more("Ends the session and its sockets.")
            .visitor()
            .answers::<Me>("Nobody."),
        Request::new(Put, "/api/me/password", "change_password", "Choose another password")
            .more("All other sessions end.")
            .known()
            .sends::<NewPassword>()
            .answers::<Me>("You.")
            .refuses(&["wrong_password", "bad_password"]),
        Request::new(Delete, "/api/me", "forget_me", "Be forgotten")
            .more(
                "Deletes you and your bots. Games stay, without your name; in games that are not \
                 over, bots play on. An account needs its password.",
            )
            .known()
            .may_send::<Farewell>()
            .answers::<Me>("Nobody.")
            .refuses(&["wrong_password"]),
        Request::new(Get, "/api/bots", "bots", "Your bots")
            .known()
            .answers::<Bots>("The bots of your account.")
            .refuses(&["forbidden"]),
        Request::new(Post, "/api/bots", "make_bot", "Make a bot")
            .more("An account has at most 20.")
            .known()
            .sends::<NewBot>()
            .answers::<BotWithToken>("The bot with its token, which is shown only this once.")
            .refuses(&["name_taken", "bad_name"]),
        Request::new(Post, "/api/bots/{id}/token", "renew_token", "Get another token for a bot")
            .more("The token until now ends, and its sockets with it.")
            .known()
            .answers::<BotWithToken>("The bot with its new token.")
            .refuses(&["no_such_user"]),
        Request::new(Delete, "/api/bots/{id}", "forget_bot", "Delete a bot")
            .known()
            .answers_plain(204, "", "It is gone.")
            .refuses(&["no_such_user"]),
    ]
}

fn tables() -> Vec<Request> {
    vec![
        Request::new(Get, "/api/games", "games", "The built-in games and the levels of bots")
            .answers::<BuiltInGames>("Their ids."),
        Request::new(Get, "/api/games/{id}", "game", "The file of a built-in game")
            .answers::<GameFile>("The map; of the Card Game its cards, cities and tickets.")
            .refuses(&["not_found"]),
        Request::new(Get, "/api/tables", "tables", "The public tables")
            .answers::<TableList>("Those that are not over.")
            .refuses(&["storage_busy"]),
        Request::new(Get, "/api/tables/live", "tables_live", "The public tables, live")
            .more("Server-sent events of the type `tables`: the list, and again when it changes.")
            .answers_as::<TableList>(200, "text/event-stream", "The data of each event."),
        Request::new(Post, "/api/tables", "open_table", "Open a table")
            .more("You are its host and hold place 0. The body may have 1 MB, for a map file.")
            .known()
            .sends::<NewTable>()
            .answers_as::<TableName>(201, "application/json", "How the table is called.")
            .refuses(&["too_many_tables", "conflict", "bad_settings", "bad_name"]),
        Request::new(Get, "/api/codes/{code}", "table_with_code", "The table with a code")
            .answers::<TableName>("How the table is called.")
            .refuses(&["no_such_table", "storage_busy"]),
    ]
}

fn play() -> Vec<Request> {
    let every_refusal = [
        "no_such_table",
        "no_such_place",
        "no_such_user",
        "not_yours",
        "not_host",
        "not_started",
        "started",
        "finished",
        "closed",
        "place_taken",
        "table_full",
        "place_empty",
        "places_empty",
        "already_seated",
        "replaced",
        "not_replaced",
        "stale",
        "already_so",
        "rematch_open",
        "not_finished",
        "conflict",
        "bad_name",
        "bad_text",
        A_RULE,
    ];
    vec![
        Request::new(Get, "/api/tables/{id}", "table", "A table as you may know it")
            .visitor()
            .query::<LookParams>()
            .answers::<FreshView>("The table at this moment.")
            .refuses(&["not_yours", "no_such_table", "no_such_place"]),
        Request::new(Get, "/api/tables/{id}/socket", "socket", "The socket of a table")
            .more(
                "A WebSocket. You send `ClientMessage`, you get `ServerMessage`: a view first, \
                 then events. With `seq` you get what you missed since, or a view.",
            )
            .visitor()
            .query::<SocketParams>()
            .answers_plain(101, "", "The socket is open.")
            .refuses(&["no_such_table"]),
        Request::new(Post, "/api/tables/{id}/commands", "command", "Ask a table for something")
            .more("As over the socket; only `look` needs one.")
            .known()
            .sends::<CommandDoc>()
            .answers::<Done>("It is done, and kept.")
            .refuses(&every_refusal),
    ]
}

fn afterwards() -> Vec<Request> {
    vec![
        Request::new(Get, "/api/me/games", "my_games", "Your games")
            .known()
            .query::<WhichGames>()
            .answers::<GamesOfYours>("The newest first."),
        Request::new(Get, "/api/users/{id}", "user", "A user and their statistics")
            .answers::<Profile>("The user.")
            .refuses(&["no_such_user", "storage_busy"]),
        Request::new(Get, "/api/tables/{id}/at/{seq}", "table_at", "A table at an earlier moment")
            .more("As you knew it then. Once the game is over, also all that was hidden.")
            .visitor()
            .query::<LookParams>()
            .answers::<TableAt>("The table after the entry with this seq.")
            .refuses(&["not_yours", "no_such_table", "no_such_seq", "no_such_place"]),
        Request::new(Get, "/api/tables/{id}/record", "record", "The record of a game")
            .more("`branchline replay` checks it, and that every card came from the seed.")
            .answers::<RecordDoc>("The record, as a file.")
            .refuses(&["no_such_table", "not_finished", "storage_busy"]),
    ]
}

fn server() -> Vec<Request> {
    vec![
        Request::new(Get, "/", "start_page", "The page of the server").answers_plain(
            200,
            "text/html",
            "A page.",
        ),
        Request::new(Get, "/api", "api_page", "This description, to read").answers_plain(
            200,
            "text/html",
            "A page.",
        ),
        Request::new(Get, "/api/style.css", "style", "How the pages look").answers_plain(
            200,
            "text/css",
            "A style sheet.",
        ),
        Request::new(Get, "/api/openapi.json", "openapi", "This description, for programs")
            .answers_plain(200, "application/json", "OpenAPI 3.1."),
        Request::new(Get, "/healthz", "healthz", "Whether the server is well")
            .answers_plain(200, "text/plain", "It answers, and so does its storage.")
            .refuses(&["storage_busy"]),
        Request::new(Get, "/metrics", "metrics", "What the server does").answers_plain(
            200,
            "text/plain",
            "Metrics in Prometheus' text format.",
        ),
    ]
}
