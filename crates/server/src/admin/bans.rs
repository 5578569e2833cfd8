//! Bans of users and addresses: making and lifting them, and keeping people out.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bus::Notice;
use ipnet::IpNet;
use protocol::admin::{BanDoc, BannedDoc, Bans, Deed, MOST_HOURS, NewBan, WhichPage};
use protocol::ids::{Time, UserId};
use store::contract::User;
use store::moderation::Ban;

use super::users::named;
use super::{Operator, Staff, page, request, words};
use crate::app::{App, Ended};
use crate::error::ApiError;
use crate::headers::is_api;
use crate::input::{Body, Params, Segments};
use crate::limits::Address;
use crate::openapi::routes::{Routes, delete, get, post};
use crate::proxies::Network;
use crate::token;

/// The most bans in force. More would make every request slower.
const MOST: usize = 10_000;

/// The widest networks that can be banned, in bits of their prefix.
const WIDEST: (u8, u8) = (8, 16);

/// The smallest IPv6 network: what one home gets, and what limits count as one address.
const HOME: u8 = 64;

const HOUR: u64 = 60 * 60 * 1000;

/// The routes about bans.
pub(super) fn routes() -> Routes {
    let list = request("bans", "The bans").says("The newest first.");
    let make = request("ban", "Ban a user or addresses")
        .more("Sockets close at once. In games that are not over, bots play on.")
        .says("The ban.")
        .status(201)
        .refuses(&["no_such_user", "bad_text", "bad_ban"]);
    let lift = request("lift_ban", "Lift a ban").says("It is lifted.").status(204);
    let lift = lift.refuses(&["no_such_ban"]);
    Routes::default()
        .route("/api/admin/bans", [get(bans, list), post(create, make)])
        .route("/api/admin/bans/{id}", [delete(lift_ban, lift)])
}

/// The bans in force, in memory.
#[derive(Default)]
pub struct InForce(RwLock<Arc<Lists>>);

#[derive(Default)]
struct Lists {
    users: HashMap<UserId, Arc<Kept>>,
    networks: Vec<(IpNet, Arc<Kept>)>,
}

/// A ban in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    id: String,
    user: Option<UserId>,
    network: Option<IpNet>,
    reason: String,
    until: Option<Time>,
}

impl Kept {
    /// Whether it keeps this visitor out.
    pub fn applies(&self, user: Option<&User>, address: Address) -> bool {
        let of_user = |user: &User| Some(&user.id) == self.user.as_ref() || user.owner == self.user;
        (self.user.is_some() && user.is_some_and(of_user))
            || self.network.is_some_and(|network| network.contains(&address.ip()))
    }

    /// What the banned person is told.
    pub fn document(&self) -> BannedDoc {
        BannedDoc { reason: self.reason.clone(), until: self.until }
    }

    /// The refusal of everything they ask for.
    pub fn refusal(&self) -> ApiError {
        let message = format!("you are banned from this server: {}", self.reason);
        ApiError::new(StatusCode::FORBIDDEN, "banned", message)
    }

    fn holds(&self, now: Time) -> bool {
        self.until.is_none_or(|until| until > now)
    }
}

impl InForce {
    fn lists(&self) -> Arc<Lists> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The ban of a user.
    pub fn of_user(&self, user: &UserId, now: Time) -> Option<Arc<Kept>> {
        self.lists().users.get(user).filter(|ban| ban.holds(now)).cloned()
    }

    /// The ban that keeps a visitor out: of them, of their owner, or of their address.
    pub fn of(&self, user: Option<&User>, address: Address, now: Time) -> Option<Arc<Kept>> {
        let of_user = || {
            let user = user?;
            let owner = || self.of_user(user.owner.as_ref()?, now);
            self.of_user(&user.id, now).or_else(owner)
        };
        self.of_address(address, now).or_else(of_user)
    }

    fn of_address(&self, address: Address, now: Time) -> Option<Arc<Kept>> {
        let lists = self.lists();
        let found = lists
            .networks
            .iter()
            .find(|(network, ban)| network.contains(&address.ip()) && ban.holds(now));
        found.map(|(_, ban)| ban.clone())
    }

    /// Reads the bans from the store, and returns those that are new here.
    pub async fn refresh(&self, app: &App) -> Result<Vec<Arc<Kept>>, ApiError> {
        let rows = app.store.moderation().bans_in_force(app.now(), MOST).await?;
        let mut lists = Lists::default();
        let mut all = Vec::new();
        // Oldest first, so that a user's newest ban is the one they are told about.
        for row in rows.into_iter().rev() {
            let network = row.network.as_deref().and_then(|text| text.parse().ok());
            let Ban { id, user, reason, until, .. } = row;
            let ban = Arc::new(Kept { id, user, network, reason, until });
            if let Some(user) = &ban.user {
                lists.users.insert(user.clone(), ban.clone());
            }
            if let Some(network) = ban.network {
                lists.networks.push((network, ban.clone()));
            }
            all.push(ban);
        }
        let mut current = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let before = std::mem::replace(&mut *current, Arc::new(lists));
        let known = |ban: &Arc<Kept>| {
            before.users.values().any(|old| old.id == ban.id)
                || before.networks.iter().any(|(_, old)| old.id == ban.id)
        };
        Ok(all.into_iter().filter(|ban| !known(ban)).collect())
    }
}

/// Reads the bans, and closes the sockets of those who have just been banned.
pub async fn refresh(app: &App) -> Result<(), ApiError> {
    for ban in app.in_force.refresh(app).await? {
        app.hang_up(Ended::Banned(ban));
    }
    Ok(())
}

/// Refuses requests to `/api` from banned addresses. Users are looked at when it is known who asks.
pub async fn keep_out(State(app): State<App>, request: Request, next: Next) -> Response {
    // Everybody may read what everybody is told, which includes why they are kept out.
    let path = request.uri().path();
    if is_api(path) && path != "/api/notice" && request.extensions().get::<Operator>().is_none() {
        let address = Address::of(&app.config, request.headers(), request.extensions());
        if let Some(ban) = app.in_force.of(None, address, app.now()) {
            return ban.refusal().into_response();
        }
    }
    next.run(request).await
}

async fn bans(
    State(app): State<App>,
    _: Staff,
    Params(which): Params<WhichPage>,
) -> Result<Json<Bans>, ApiError> {
    let page = page(which.before, which.before_id, which.limit);
    let rows = app.store.moderation().bans(&page).await?;
    Ok(Json(Bans { bans: rows.into_iter().map(|ban| described(ban, app.now())).collect() }))
}

async fn create(
    State(app): State<App>,
    staff: Staff,
    address: Address,
    Body(new): Body<NewBan>,
) -> Result<(StatusCode, Json<BanDoc>), ApiError> {
    let reason = words(&new.reason)?;
    let until = match new.hours {
        Some(hours @ 1..=MOST_HOURS) => Some(app.now().after(u64::from(hours) * HOUR)),
        Some(_) => return Err(bad_ban(&format!("hours are 1 to {MOST_HOURS}"))),
        None => None,
    };
    let (user, network) = match (new.user, new.address) {
        (Some(id), None) => {
            let user = app.store.user(&id).await?.ok_or_else(ApiError::no_such_user)?;
            staff.check_above(&user)?;
            (Some(user), None)
        }
        (None, Some(text)) => {
            let network = network(&text)?;
            if staff.user.is_some() && network.contains(&address.ip()) {
                return Err(bad_ban("your own address is among these"));
            }
            (None, Some(network))
        }
        _ => return Err(bad_ban("name either a user or an address")),
    };
    let target = match (&user, &network) {
        (Some(user), _) => named(user),
        (None, network) => network.map(|it| it.to_string()).unwrap_or_default(),
    };
    let lasting = until.map_or("for good".to_string(), |until| format!("until {}", until.0));
    staff.record(&app, Deed::Ban, &target, &format!("{lasting}: {reason}")).await?;
    let ban = Ban {
        id: token::table_id()?,
        created: app.now(),
        user: user.as_ref().map(|user| user.id.clone()),
        network: network.map(|network| network.to_string()),
        name: user.as_ref().map(|user| user.name.clone()).unwrap_or_default(),
        reason,
        until,
        by: staff.name,
        lifted: None,
    };
    app.store.moderation().add_ban(&ban).await?;
    refresh(&app).await?;
    app.bus.tell_others(Notice::Decided);
    if let Some(user) = user {
        app.leave_all(&user.id).await?;
    }
    Ok((StatusCode::CREATED, Json(described(ban, app.now()))))
}

async fn lift_ban(
    State(app): State<App>,
    staff: Staff,
    Segments(id): Segments<String>,
) -> Result<StatusCode, ApiError> {
    staff.record(&app, Deed::LiftBan, &id, "").await?;
    if !app.store.moderation().lift_ban(&id, app.now()).await? {
        let message = "there is no such ban, or it was lifted before";
        return Err(ApiError::new(StatusCode::NOT_FOUND, "no_such_ban", message));
    }
    refresh(&app).await?;
    app.bus.tell_others(Notice::Decided);
    Ok(StatusCode::NO_CONTENT)
}

/// Reads an address or a network.
fn network(text: &str) -> Result<IpNet, ApiError> {
    let wrong = |_| bad_ban("an address is like 192.0.2.1 or 2001:db8::1, a range has /24 behind");
    let network = IpNet::from(text.parse::<Network>().map_err(wrong)?);
    let (network, widest) = match network {
        IpNet::V4(_) => (network, WIDEST.0),
        IpNet::V6(it) if it.prefix_len() > HOME => {
            let home = IpNet::new(it.addr().into(), HOME);
            (home.map_err(|_| ApiError::internal())?.trunc(), WIDEST.1)
        }
        IpNet::V6(_) => (network, WIDEST.1),
    };
    match network.prefix_len() >= widest {
        true => Ok(network),
        false => Err(bad_ban(&format!("a range this wide is half the world; at most /{widest}"))),
    }
}

fn bad_ban(message: &str) -> ApiError {
    ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_ban", message)
}

fn described(ban: Ban, now: Time) -> BanDoc {
    let in_force = ban.lifted.is_none() && ban.until.is_none_or(|until| until > now);
    let Ban { id, created, user, network: address, name, reason, until, by, .. } = ban;
    let name = Some(name).filter(|name| !name.is_empty());
    BanDoc { id, created, user, name, address, reason, until, by, in_force }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_ranges_are_read_and_nothing_too_wide() {
        let read = |text| network(text).map(|it| it.to_string()).map_err(|e| e.refused.code);
        assert_eq!(read("192.0.2.1").as_deref(), Ok("192.0.2.1/32"));
        assert_eq!(read(" 192.0.2.77/24 ").as_deref(), Ok("192.0.2.0/24"));
        assert_eq!(read("2001:db8::1").as_deref(), Ok("2001:db8::/64"));
        assert_eq!(read("2001:db8::1/48").as_deref(), Ok("2001:db8::/48"));
        assert_eq!(read("::ffff:192.0.2.1").as_deref(), Ok("192.0.2.1/32"));
        for bad in ["", "x", "192.0.2.1/33", "0.0.0.0/0", "10.0.0.0/7", "::/0", "192.0.2.1, 2"] {
            assert_eq!(read(bad).err().as_deref(), Some("bad_ban"), "{bad}");
        }
    }
}
