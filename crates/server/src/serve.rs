//! Runs a server from start to stop.

use std::fs::{self, File, TryLockError};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::ConnectInfo;
use bus::Bus;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use store::Store;
use store::sqlite::Sqlite;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tower::Layer;

use crate::admin::{links, notice};
use crate::app::App;
use crate::chat_rules::read_words;
use crate::clock::Clock;
use crate::config::Config;
use crate::error::ApiError;
use crate::limits::Whose;
use crate::oidc::settings;
use crate::patient::Patient;
use crate::{metrics, operator};

/// How long open requests may take when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);

/// Maximum size of a connection's buffer in bytes, and so of the headers.
const BUFFER: usize = 32 * 1024;

/// How long to wait when no connection can be accepted.
const PAUSE: Duration = Duration::from_millis(100);

/// The name of the database in the data folder.
pub const DATABASE: &str = "branchline.sqlite";

/// Why a server can't run.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum ServeError {
    #[error("can't use the data folder {}: {source}", folder.display())]
    Folder { folder: PathBuf, source: std::io::Error },
    #[error("another server is using the data folder {}; stop it or choose another with --data", folder.display())]
    InUse { folder: PathBuf },
    #[error("can't open the database {}: {source}", file.display())]
    Database { file: PathBuf, source: store::Error },
    #[error("can't use the database {place}: {source}")]
    Remote { place: String, source: store::Error },
    #[error(
        "this program was built without PostgreSQL, as `make play` does to be quick; build it with \
         `cargo build --release --package cli`, or leave out --database"
    )]
    NoPostgres,
    #[error(
        "the database must be given as postgres://user@host/name; a file belongs into the folder --data"
    )]
    NoUrl,
    #[error(
        "this program was built without NATS, as `make play` does to be quick; build it with \
         `cargo build --release --package cli`, or leave out --bus"
    )]
    NoNats,
    #[error(
        "--bus is for nodes that share a database; name it by --database postgres://user@host/name"
    )]
    BusAlone,
    #[cfg(feature = "nats")]
    #[error(transparent)]
    Bus(#[from] bus::nats::Error),
    #[error("can't read the list of words {}: {source}", file.display())]
    Words { file: PathBuf, source: std::io::Error },
    #[error("{0}")]
    Oidc(String),
    #[error("can't listen on {address}: {source}; choose another address with --listen")]
    Listen { address: SocketAddr, source: std::io::Error },
    #[error("can't read the database: {0}")]
    Unreadable(String),
}

/// A server that has begun to listen.
pub struct Ready {
    /// The address it listens on.
    pub address: SocketAddr,
    /// The path of the link that makes the first administrator, while there is none.
    pub first_link: Option<String>,
}

/// Serves until `stop` resolves. `ready` is called when it listens.
pub async fn serve(
    mut config: Config,
    ready: impl FnOnce(Ready),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    metrics::recorder();
    if let Some(file) = &config.chat.words_file {
        let wrong = |source| ServeError::Words { file: file.clone(), source };
        config.chat.words.extend(read_words(file).map_err(wrong)?);
    }
    settings::prepare(&mut config).map_err(ServeError::Oidc)?;
    let (address, folder) = (config.listen, config.data.clone());
    let (_lock, app, clock) = open(config).await?;
    let unreadable = |error: ApiError| ServeError::Unreadable(error.refused.message);
    notice::refresh(&app).await.map_err(unreadable)?;
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|source| ServeError::Listen { address, source })?;
    let address = listener.local_addr().map_err(|source| ServeError::Listen { address, source })?;
    let first_link = links::first_link(&app).await.map_err(unreadable)?;
    let (node, socket) = (app.clone(), operator::bind(&folder));
    let work = tokio::spawn(async move {
        tokio::join!(node.clone().run(), operator::run(&node, socket), clock.run(&*node.store));
    });
    ready(Ready { address, first_link });

    accept(listener, &app, stop).await;
    tracing::info!("stopping");
    app.stop();
    app.give_back().await;
    // Requests finish by themselves and sockets are told to close. Anything slower is cut off.
    if tokio::time::timeout(GOODBYE, app.all_closed()).await.is_err() {
        tracing::warn!("some connections did not close in time");
    }
    work.abort();
    Ok(())
}

/// Accepts connections until `stop` resolves.
pub async fn accept(listener: TcpListener, app: &App, stop: impl Future<Output = ()>) {
    let router = app.clone().router();
    let patience = app.config.limits.patience();
    let mut http = http1::Builder::new();
    // A client that sends its headers byte by byte must not hold a connection forever.
    http.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(BUFFER);
    let mut stop = pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Usually out of file descriptors. Some will be closed in a moment.
                    tracing::warn!(%error, "can't accept a connection");
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
            },
            () = &mut stop => return,
        };
        // A proxy opens connections for everybody: it limits those of its clients.
        let whose = match app.config.proxies().include(address.ip()) {
            true => Whose::All,
            false => Whose::Address(address.ip().into()),
        };
        let guard = match app.limits.connection(whose) {
            Ok(guard) => Arc::new(guard),
            Err(error) => {
                turn_away(&stream, &error);
                continue;
            }
        };
        // Messages are small, and somebody is waiting for each.
        let _ = stream.set_nodelay(true);
        let service = Extension(ConnectInfo(address)).layer(router.clone());
        // A socket keeps it for as long as it is open, when the connection is no longer ours.
        let service = Extension(guard.clone()).layer(service);
        let service = TowerToHyperService::new(service);
        let stream = TokioIo::new(Patient::new(stream, patience));
        let connection = http.serve_connection(stream, service).with_upgrades();
        let (stopping, open) = (app.stopping(), app.opened());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stopping => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection broke");
            }
            drop((open, guard));
        });
    }
}

/// Says why a connection is not served, as far as it can be said without waiting.
fn turn_away(stream: &TcpStream, error: &ApiError) {
    let body = serde_json::to_string(&error.refused).unwrap_or_default();
    let answer = format!(
        "HTTP/1.1 {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Retry-After: {}\r\nConnection: close\r\n\r\n{body}",
        error.status,
        body.len(),
        error.retry_after.unwrap_or(1)
    );
    let _ = stream.try_write(answer.as_bytes());
}

/// Opens the data folder, which nobody else can open until the lock is dropped.
pub async fn open(config: Config) -> Result<(File, App, Arc<Clock>), ServeError> {
    let lock = claim(&config.data)?;
    let store = match &config.database {
        Some(url) => remote(url, &config).await?,
        None => local(&config.data).await?,
    };
    let bus = match &config.bus {
        Some(addresses) => shared(addresses, &config).await?,
        None => Arc::new(bus::local::Local::default()),
    };
    let asked = Clock::set_by(&*store).await;
    let clock = asked.map_err(|error| ServeError::Unreadable(error.to_string()))?;
    let now = clock.clone();
    let app = App::at(config, store, bus, Arc::new(move || now.now()));
    Ok((lock, app, clock))
}

/// Joins the bus that the nodes share. It may be reached later.
#[cfg(feature = "nats")]
async fn shared(addresses: &str, config: &Config) -> Result<Arc<dyn Bus>, ServeError> {
    check_shared(config)?;
    Ok(Arc::new(bus::nats::Nats::connect(addresses).await?))
}

#[cfg(not(feature = "nats"))]
async fn shared(_: &str, config: &Config) -> Result<Arc<dyn Bus>, ServeError> {
    check_shared(config)?;
    Err(ServeError::NoNats)
}

/// Nodes that tell each other of tables must have the same tables.
fn check_shared(config: &Config) -> Result<(), ServeError> {
    config.database.as_ref().map(drop).ok_or(ServeError::BusAlone)
}

/// Opens the file in the data folder.
async fn local(folder: &Path) -> Result<Arc<dyn Store>, ServeError> {
    let file = folder.join(DATABASE);
    let opened = Sqlite::open(&file).await;
    let store = opened.map_err(|source| ServeError::Database { file, source })?;
    if let Some(behind) = store.behind() {
        tracing::error!("{behind}");
    }
    Ok(Arc::new(store))
}

/// Opens a database elsewhere.
#[cfg(feature = "postgres")]
async fn remote(url: &str, config: &Config) -> Result<Arc<dyn Store>, ServeError> {
    use store::postgres::{Options, Postgres, place};
    check_url(url)?;
    let options = Options { connections: config.database_connections, ..Options::default() };
    let opened = Postgres::open(url, &options).await;
    let store = opened.map_err(|source| ServeError::Remote { place: place(url), source })?;
    Ok(Arc::new(store))
}

#[cfg(not(feature = "postgres"))]
async fn remote(url: &str, _: &Config) -> Result<Arc<dyn Store>, ServeError> {
    check_url(url)?;
    Err(ServeError::NoPostgres)
}

fn check_url(url: &str) -> Result<(), ServeError> {
    match url.starts_with("postgres://") || url.starts_with("postgresql://") {
        true => Ok(()),
        false => Err(ServeError::NoUrl),
    }
}

/// Creates the folder if needed and locks it, so that only one server uses it.
pub fn claim(folder: &Path) -> Result<File, ServeError> {
    let wrong = |source| ServeError::Folder { folder: folder.to_path_buf(), source };
    fs::create_dir_all(folder).map_err(wrong)?;
    let file = File::create(folder.join("lock")).map_err(wrong)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(ServeError::InUse { folder: folder.to_path_buf() }),
        Err(TryLockError::Error(source)) => Err(wrong(source)),
    }
}
