//! Brings users' commands to their tables.

use std::sync::OnceLock;

use protocol::command::CommandDoc;
use protocol::ids::UserId;
use protocol::message::Done;
use protocol::view::{Holder, Stage};
use store::contract::User;
use table::command::{Command, Request};
use table::fair::Secret;
use table::refused::Refused;
use table::table::Table;

use crate::app::App;
use crate::error::ApiError;
use crate::limits::{Address, Limit};
use crate::people::{kind, name};
use crate::token::random;

/// Who sends a command, and from where.
#[derive(Clone, Copy)]
pub struct Sender<'a> {
    /// The user.
    pub user: &'a User,
    /// The address the command comes from.
    pub address: Address,
    /// The place that the user's socket looks from.
    pub looks_from: Option<usize>,
}

/// Carries out a user's command. The future must be polled to completion.
pub async fn obey(
    app: &App,
    table: &str,
    sender: Sender<'_>,
    command: CommandDoc,
) -> Result<Done, ApiError> {
    let Sender { user, address, looks_from } = sender;
    let games = &app.limits.games;
    match command {
        CommandDoc::Rematch {} => {
            let _turn = games.may_open(&*app.store, user, address).await?;
            app.hub.rematch(table, user.id.clone()).await
        }
        CommandDoc::Look { .. } => {
            Err(ApiError::bad_request("only a socket can switch to another seat with \"look\""))
        }
        CommandDoc::Start {} => {
            let turn = games.may_start(&*app.store, user, address).await?;
            let done = send(app, table, user.clone(), looks_from, command).await?;
            turn.started(table);
            Ok(done)
        }
        CommandDoc::Join { .. } => {
            app.limits.lobby_change(&user.id)?;
            let user = known_by(app, user, &command).await?;
            if app.removed.bars(table, &user, app.now()) {
                return Err(Refused::Removed.into());
            }
            send(app, table, user, looks_from, command).await
        }
        CommandDoc::Remove { .. } => {
            app.limits.lobby_change(&user.id)?;
            let done = send(app, table, user.clone(), looks_from, command).await?;
            let live = app.hub.find(table).await?;
            let inner = live.lock().await;
            if let Some(person) = inner.table.removed().last() {
                app.removed.remove(table, &user.id, &person.user, app.now());
            }
            Ok(done)
        }
        CommandDoc::Invite { user: ref invited } => {
            app.limits.lobby_change(&user.id)?;
            let invited = invited.clone();
            let done = send(app, table, user.clone(), looks_from, command).await?;
            app.removed.invite(table, &invited);
            Ok(done)
        }
        CommandDoc::Leave {}
        | CommandDoc::PlaceBot { .. }
        | CommandDoc::ChooseColor { .. }
        | CommandDoc::Mute { .. } => {
            app.limits.lobby_change(&user.id)?;
            send(app, table, user.clone(), looks_from, command).await
        }
        CommandDoc::Say { .. } => {
            send(app, table, known_by(app, user, &command).await?, looks_from, command).await
        }
        CommandDoc::Undo { .. } => {
            app.limits.undo(&user.id)?;
            send(app, table, user.clone(), looks_from, command).await
        }
        CommandDoc::Act { .. } | CommandDoc::Resign { .. } | CommandDoc::ComeBack { .. } => {
            send(app, table, user.clone(), looks_from, command).await
        }
    }
}

/// Sends a command to its table.
async fn send(
    app: &App,
    table: &str,
    user: User,
    looks_from: Option<usize>,
    command: CommandDoc,
) -> Result<Done, ApiError> {
    // If somebody else writes first, the command is decided again, but it counts only once.
    let counted = OnceLock::new();
    let ask = |table: &Table| {
        check_talk(app, table, &user, &command)?;
        check_lobby(app, table, &command)?;
        counted.get_or_init(|| count_talk(app, table, &user, &command)).clone()?;
        let request = request(table, &user, looks_from, command.clone())?;
        Ok(Command::User { user: user.id.clone(), request })
    };
    app.hub.carry_out(table, &ask).await
}

fn check_talk(app: &App, table: &Table, user: &User, command: &CommandDoc) -> Result<(), ApiError> {
    match command {
        CommandDoc::Say { text } => {
            app.chat_rules.check_room(table, &user.id)?;
            app.chat_rules.check_text(table, user, text)
        }
        CommandDoc::Mute { .. } => app.chat_rules.check_room(table, &user.id),
        _ => Ok(()),
    }
}

/// Checks that the table's log has room for another change before the game. Whoever leaves has sat down
/// before, so leaving is not limited.
fn check_lobby(app: &App, table: &Table, command: &CommandDoc) -> Result<(), ApiError> {
    let most = app.config.limits.lobby_changes_kept;
    let adds = matches!(
        command,
        CommandDoc::Join { .. } | CommandDoc::PlaceBot { .. } | CommandDoc::ChooseColor { .. }
    );
    if !adds || most == 0 || table.stage() != Stage::Lobby || table.changes() < most.into() {
        return Ok(());
    }
    Limit::LobbyChanges.refused();
    let mut error = ApiError::from(Refused::TableFull);
    error.refused.message =
        "too much has changed at this table before its game; start it, or open a new one"
            .to_string();
    Err(error)
}

fn count_talk(app: &App, table: &Table, user: &User, command: &CommandDoc) -> Result<(), ApiError> {
    match command {
        CommandDoc::Say { text } => app.chat_rules.count(table, &user.id, text),
        _ => Ok(()),
    }
}

/// The user with their current name, for commands that show it to others. The name shown must not
/// be somebody else's.
async fn known_by(app: &App, user: &User, command: &CommandDoc) -> Result<User, ApiError> {
    let named = match command {
        CommandDoc::Join { name, .. } => name.as_ref(),
        CommandDoc::Say { .. } => None,
        _ => return Ok(user.clone()),
    };
    let user = app.store.user(&user.id).await?.ok_or_else(ApiError::sign_in)?;
    name::check_free(app, Some(&user.id), named.unwrap_or(&user.name)).await?;
    Ok(user)
}

/// Checks that nobody else at the table would be mistaken for the user. People who share a screen
/// may give their seats any names.
fn check_differs(table: &Table, user: &UserId, name: &str) -> Result<(), ApiError> {
    let holders = table.places().into_iter().map(|place| place.holder);
    let mut others = holders.filter_map(|holder| match holder {
        Holder::User { person } if person.user != *user => Some(person.name),
        _ => None,
    });
    match others.any(|other| name::alike(&other, name)) {
        true => Err(name::taken()),
        false => Ok(()),
    }
}

/// The seat that a user means: the one they name, the only one they hold, or the one they look from.
pub fn seat(
    table: &Table,
    user: &UserId,
    looks_from: Option<usize>,
    named: Option<usize>,
) -> Result<usize, ApiError> {
    match (named, table.held_by(user).as_slice()) {
        (Some(place), _) => Ok(place),
        (None, [place]) => Ok(*place),
        (None, []) => Err(ApiError::from(Refused::NotYours)),
        (None, held) => looks_from.filter(|place| held.contains(place)).ok_or_else(|| {
            ApiError::bad_request("you hold several seats; say which one in \"place\"")
        }),
    }
}

/// Turns a command into a request to the table in its current state.
fn request(
    table: &Table,
    user: &User,
    looks_from: Option<usize>,
    command: CommandDoc,
) -> Result<Request, ApiError> {
    let place = |named: Option<usize>| seat(table, &user.id, looks_from, named);
    Ok(match command {
        CommandDoc::Join { place, name } => {
            let name = name::checked(name.unwrap_or_else(|| user.name.clone()))?;
            check_differs(table, &user.id, &name)?;
            Request::Join { place, name, kind: kind(user.kind) }
        }
        CommandDoc::Leave {} => Request::Leave,
        CommandDoc::Remove { place } => Request::Remove { place },
        CommandDoc::Invite { user } => Request::Invite { user },
        CommandDoc::PlaceBot { place, level } => Request::PlaceBot { place, level },
        CommandDoc::ChooseColor { place: named, color } => {
            Request::ChooseColor { place: place(named)?, color }
        }
        CommandDoc::Start {} => Request::Start { seed: Secret(random()?), salt: Secret(random()?) },
        CommandDoc::Act { place: named, decided_on, action } => {
            Request::Act { place: place(named)?, decided_on, action }
        }
        CommandDoc::Undo { place: named } => Request::Undo { place: place(named)? },
        CommandDoc::Resign { place: named } => Request::Resign { place: place(named)? },
        CommandDoc::ComeBack { place: named } => Request::ComeBack { place: place(named)? },
        CommandDoc::Say { text } => {
            check_differs(table, &user.id, &user.name)?;
            Request::Say { name: user.name.clone(), kind: kind(user.kind), text }
        }
        CommandDoc::Mute { whom, muted } => Request::Mute { whom, muted },
        CommandDoc::Rematch {} | CommandDoc::Look { .. } => return Err(ApiError::internal()),
    })
}
