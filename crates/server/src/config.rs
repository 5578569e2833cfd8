//! The server's settings.

use std::collections::BTreeMap;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use serde::Deserialize;

use crate::proxies::Network;

/// The server's settings. In a TOML file, every field is optional.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The folder for the database. It is created if missing.
    pub data: PathBuf,
    /// The PostgreSQL database to use, instead of a file in that folder: `postgres://user@host/name`.
    pub database: Option<String>,
    /// The most connections to that database.
    pub database_connections: u32,
    /// The NATS servers through which nodes on one database tell each other what happens:
    /// `nats://host:4222`, several with commas between them.
    pub bus: Option<String>,
    /// The address people use, if the server is behind a proxy: `https://play.example.org`. Sockets
    /// from other origins are refused, and cookies are marked as https-only.
    pub public_url: Option<String>,
    /// The proxies in front, which are trusted to name their clients in `X-Forwarded-For`.
    pub trusted_proxies: Vec<Network>,
    /// The older way: whether to trust the last address in `X-Forwarded-For`, whoever sends it. It
    /// says nothing if `trusted_proxies` are named.
    pub behind_proxy: bool,
    /// Number of threads for bots. 0 means one less than the number of cores.
    pub bot_threads: usize,
    /// How long an expert bot may think, in milliseconds.
    pub bot_time_ms: u64,
    /// How many iterations the review of a game has for each decision, from 1 to 1,000.
    pub review_iterations: u32,
    /// How long things are kept.
    pub keep: Keep,
    /// What may be said.
    pub chat: Chat,
    /// Limits on what one address or one user may do.
    pub limits: Limits,
    /// OpenID providers that people can sign in with.
    pub oidc: Vec<Oidc>,
}

/// An OpenID provider.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Oidc {
    /// A short name for addresses and variables: small letters, digits and hyphens.
    pub id: String,
    /// The name on the button.
    pub name: String,
    /// The address of the issuer, exactly as the provider writes it.
    pub issuer: String,
    /// The name of this server at the provider.
    pub client_id: String,
    /// The secret of this server at the provider, if it has one.
    #[serde(default)]
    pub client_secret: Option<Secret>,
    /// A file with the secret instead.
    #[serde(default)]
    pub client_secret_file: Option<PathBuf>,
    /// A file with the authorities that its certificate may come from (PEM), instead of those that
    /// this machine trusts.
    #[serde(default)]
    pub ca_file: Option<PathBuf>,
    /// What to ask for; `openid` is always asked for.
    #[serde(default = "usual_scopes")]
    pub scopes: Vec<String>,
    /// If there are any, only people with a verified e-mail address of one of these domains may
    /// sign in.
    #[serde(default)]
    pub email_domains: Vec<String>,
    /// Only people whose claims have one of these values may sign in.
    #[serde(default)]
    pub require: BTreeMap<String, OneOf>,
    /// Whether people without an account get one.
    #[serde(default = "yes")]
    pub new_accounts: bool,
}

/// Values of which a claim must have one.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum OneOf {
    /// This one.
    Value(String),
    /// One of these.
    Values(Vec<String>),
}

/// Something that is never printed.
#[derive(Clone, PartialEq, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

fn usual_scopes() -> Vec<String> {
    ["profile", "email"].map(String::from).to_vec()
}

fn yes() -> bool {
    true
}

/// How long things are kept, in days. 0 means for good.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Keep {
    /// Tables that are over, since their last entry.
    pub games_days: u32,
    /// Chat, since the last entry of its table.
    pub chat_days: u32,
    /// Guests who have played, since their last visit.
    pub guests_days: u32,
}

/// The rules of chat. A number of 0 means no limit.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Chat {
    /// Lines a minute of a user with a seat, at all tables together.
    pub lines_per_minute: u32,
    /// Lines a minute of a user who only watches.
    pub lines_per_minute_watching: u32,
    /// Bytes a minute of a user.
    pub bytes_per_minute: u32,
    /// Lines that a table keeps in all.
    pub lines_kept: u32,
    /// Lines that a table keeps of one user with a seat.
    pub lines_kept_each: u32,
    /// Lines that a table keeps of one user without a seat.
    pub lines_kept_watching: u32,
    /// Whether a user may say the same again and again.
    pub repeats: bool,
    /// Whether guests may send links.
    pub guest_links: bool,
    /// Words that nobody may use, in any letter case.
    pub words: Vec<String>,
    /// A file with more such words, one a line.
    pub words_file: Option<PathBuf>,
}

/// Limits on what one address or one user may do. 0 means no limit.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests per second, on average.
    pub requests_per_second: u32,
    /// Requests in one burst.
    pub requests_at_once: u32,
    /// Sign-in attempts, new guests and new accounts per minute.
    pub sign_ins_per_minute: u32,
    /// Sign-in attempts per minute with one account name, from all addresses together.
    pub sign_ins_per_name: u32,
    /// Connections of one address. Those of a proxy are not counted, which opens them for all.
    pub connections: u32,
    /// Connections of everybody together; never more than the process may have files open.
    pub connections_in_all: u32,
    /// Open sockets and event streams.
    pub sockets: u32,
    /// Seconds that a request may take to arrive, head and body each, and that a client may take
    /// nothing of an answer. There is always such a limit: 0 means 15.
    pub slow_seconds: u32,
    /// Messages and pings per second on one socket, on average.
    pub messages_per_second: u32,
    /// Tables that one user may have opened but not started.
    pub open_tables: u32,
    /// Running games that one user may have started.
    pub running_tables: u32,
    /// Running games that all guests of one address may have started together.
    pub running_tables_of_guests: u32,
    /// Joins, leaves and other changes per minute before a game starts, of one user.
    pub lobby_changes_per_minute: u32,
    /// Such changes that one table's log keeps. After that nobody else can sit down there.
    pub lobby_changes_kept: u32,
    /// Undos of one user per minute.
    pub undos_per_minute: u32,
    /// Hints of one user per minute.
    pub hints_per_minute: u32,
    /// Reviews that wait or are computed, of everybody together.
    pub reviews: u32,
    /// Such reviews that one account has asked for, or all guests of one address.
    pub reviews_waiting: u32,
    /// Reviews per hour that are computed for one account, or for all guests of one address.
    pub reviews_per_hour: u32,
    /// Actions per minute that are judged for one account, or for all guests of one address.
    pub attempts_per_minute: u32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("branchline-data"),
            database: None,
            database_connections: 16,
            bus: None,
            public_url: None,
            trusted_proxies: Vec::new(),
            behind_proxy: false,
            bot_threads: 0,
            bot_time_ms: 200,
            review_iterations: 64,
            keep: Keep::default(),
            chat: Chat::default(),
            limits: Limits::default(),
            oidc: Vec::new(),
        }
    }
}

impl Default for Chat {
    fn default() -> Chat {
        Chat {
            lines_per_minute: 30,
            lines_per_minute_watching: 6,
            bytes_per_minute: 4000,
            lines_kept: 2000,
            lines_kept_each: 500,
            lines_kept_watching: 50,
            repeats: false,
            guest_links: false,
            words: Vec::new(),
            words_file: None,
        }
    }
}

impl Chat {
    /// Lets everybody say everything, for measurements.
    pub fn none() -> Chat {
        Chat {
            lines_per_minute: 0,
            lines_per_minute_watching: 0,
            bytes_per_minute: 0,
            lines_kept: 0,
            lines_kept_each: 0,
            lines_kept_watching: 0,
            repeats: true,
            guest_links: true,
            words: Vec::new(),
            words_file: None,
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 20,
            requests_at_once: 100,
            sign_ins_per_minute: 20,
            sign_ins_per_name: 10,
            connections: 200,
            connections_in_all: 0,
            sockets: 100,
            slow_seconds: 15,
            messages_per_second: 20,
            open_tables: 10,
            running_tables: 20,
            running_tables_of_guests: 40,
            lobby_changes_per_minute: 60,
            lobby_changes_kept: 1000,
            undos_per_minute: 60,
            hints_per_minute: 30,
            reviews: 64,
            reviews_waiting: 3,
            reviews_per_hour: 30,
            attempts_per_minute: 30,
        }
    }
}

impl Limits {
    /// No limits at all, for measurements.
    pub fn none() -> Limits {
        Limits {
            requests_per_second: 0,
            requests_at_once: 0,
            sign_ins_per_minute: 0,
            sign_ins_per_name: 0,
            connections: 0,
            connections_in_all: 0,
            sockets: 0,
            slow_seconds: 0,
            messages_per_second: 0,
            open_tables: 0,
            running_tables: 0,
            running_tables_of_guests: 0,
            lobby_changes_per_minute: 0,
            lobby_changes_kept: 0,
            undos_per_minute: 0,
            hints_per_minute: 0,
            reviews: 0,
            reviews_waiting: 0,
            reviews_per_hour: 0,
            attempts_per_minute: 0,
        }
    }
}

impl Limits {
    /// How long a client may take.
    pub fn patience(&self) -> Duration {
        match self.slow_seconds {
            0 => Duration::from_secs(15),
            seconds => Duration::from_secs(seconds.into()),
        }
    }
}

/// Which peers may say on whose behalf they ask.
#[derive(Clone, Copy, Debug)]
pub enum Proxies<'a> {
    /// Nobody.
    None,
    /// Those in these networks.
    Trusted(&'a [Network]),
    /// Everybody: there is a proxy in front, and nobody else can reach the server.
    Any,
}

impl Proxies<'_> {
    /// Whether a peer is one: it then opens connections for many clients.
    pub fn include(self, peer: IpAddr) -> bool {
        match self {
            Proxies::None => false,
            Proxies::Trusted(trusted) => trusted.iter().any(|network| network.contains(peer)),
            Proxies::Any => true,
        }
    }
}

impl Config {
    /// Which peers may say on whose behalf they ask.
    pub fn proxies(&self) -> Proxies<'_> {
        match (&self.trusted_proxies[..], self.behind_proxy) {
            ([], false) => Proxies::None,
            ([], true) => Proxies::Any,
            (trusted, _) => Proxies::Trusted(trusted),
        }
    }

    /// Number of threads for bots.
    pub fn bot_threads(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        match self.bot_threads {
            0 => cores.saturating_sub(1).max(1),
            threads => threads,
        }
    }

    /// The iterations of a review for each decision.
    pub fn review_iterations(&self) -> u32 {
        self.review_iterations.clamp(1, 1000)
    }

    /// Whether people reach the server over https.
    pub fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// How long an expert bot may think.
    pub fn bot_time(&self) -> Duration {
        Duration::from_millis(self.bot_time_ms)
    }
}
