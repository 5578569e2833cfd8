//! Brings users' commands to their tables.

use std::sync::Arc;

use protocol::command::CommandDoc;
use protocol::message::Done;
use store::contract::User;
use table::command::{Command, Request};
use table::fair::Secret;
use table::refused::Refused;
use table::table::Table;

use crate::app::App;
use crate::error::ApiError;
use crate::people;
use crate::token::random;

/// Carries out a user's command. The future must be polled to completion. `looks_from` is the place
/// the user's socket looks from.
pub async fn obey(
    app: &App,
    table: &str,
    user: &User,
    looks_from: Option<usize>,
    command: CommandDoc,
) -> Result<Done, ApiError> {
    match command {
        CommandDoc::Rematch {} => app.hub.rematch(table, user.id.clone()).await,
        CommandDoc::Look { .. } => Err(ApiError::bad_request("only a socket can look elsewhere")),
        command => {
            let user = Arc::new(known_by(app, user, &command).await?);
            let ask = move |table: &Table| {
                let request = request(table, &user, looks_from, command.clone())?;
                Ok(Command::User { user: user.id.clone(), request })
            };
            app.hub.carry_out(table, &ask).await
        }
    }
}

/// The user with their current name, for commands that show it to others.
async fn known_by(app: &App, user: &User, command: &CommandDoc) -> Result<User, ApiError> {
    match command {
        CommandDoc::Join { .. } | CommandDoc::Say { .. } => {
            app.store.user(&user.id).await?.ok_or_else(ApiError::sign_in)
        }
        _ => Ok(user.clone()),
    }
}

/// Turns a command into a request to the table in its current state.
fn request(
    table: &Table,
    user: &User,
    looks_from: Option<usize>,
    command: CommandDoc,
) -> Result<Request, ApiError> {
    let place = |named: Option<usize>| match (named, table.held_by(&user.id).as_slice()) {
        (Some(place), _) => Ok(place),
        (None, [place]) => Ok(*place),
        (None, []) => Err(ApiError::from(Refused::NotYours)),
        (None, held) => looks_from.filter(|place| held.contains(place)).ok_or_else(|| {
            ApiError::bad_request("you hold several places; say which by \"place\"")
        }),
    };
    Ok(match command {
        CommandDoc::Join { place, name } => {
            let name = people::name::checked(name.unwrap_or_else(|| user.name.clone()))?;
            Request::Join { place, name }
        }
        CommandDoc::Leave {} => Request::Leave,
        CommandDoc::Remove { place } => Request::Remove { place },
        CommandDoc::PlaceBot { place, level } => Request::PlaceBot { place, level },
        CommandDoc::Start {} => Request::Start { seed: Secret(random()?), salt: Secret(random()?) },
        CommandDoc::Act { place: named, decided_on, action } => {
            Request::Act { place: place(named)?, decided_on, action }
        }
        CommandDoc::Resign { place: named } => Request::Resign { place: place(named)? },
        CommandDoc::ComeBack { place: named } => Request::ComeBack { place: place(named)? },
        CommandDoc::Say { text } => Request::Say { name: user.name.clone(), text },
        CommandDoc::Mute { whom, muted } => Request::Mute { whom, muted },
        CommandDoc::Rematch {} | CommandDoc::Look { .. } => return Err(ApiError::internal()),
    })
}
