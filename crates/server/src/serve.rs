//! Runs a server from start to stop.

use std::fs::{self, File, TryLockError};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use store::sqlite::Sqlite;
use thiserror::Error;
use tokio::net::TcpListener;
use tower::Layer;

use crate::app::App;
use crate::config::Config;
use crate::health;

/// How long open requests may take when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);

/// How long a client may take to send a request's headers.
const HEADER_PATIENCE: Duration = Duration::from_secs(15);

/// Maximum size of a connection's buffer in bytes, and so of the headers.
const BUFFER: usize = 32 * 1024;

/// How long to wait when no connection can be accepted.
const PAUSE: Duration = Duration::from_millis(100);

/// Why a server can't run.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum ServeError {
    #[error("can't use the data folder {}: {source}", folder.display())]
    Folder { folder: PathBuf, source: std::io::Error },
    #[error("another server uses the data folder {}; stop it or choose another by --data", folder.display())]
    InUse { folder: PathBuf },
    #[error("can't open the database {}: {source}", file.display())]
    Database { file: PathBuf, source: store::Error },
    #[error("can't listen on {address}: {source}; choose another address by --listen")]
    Listen { address: SocketAddr, source: std::io::Error },
}

/// Serves until `stop` resolves. `ready` is called with the address.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    health::recorder();
    let _lock = claim(&config.data)?;
    let file = config.data.join("branchline.sqlite");
    let opened = Sqlite::open(&file).await;
    let store = opened.map_err(|source| ServeError::Database { file, source })?;
    let address = config.listen;
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|source| ServeError::Listen { address, source })?;
    let address = listener.local_addr().map_err(|source| ServeError::Listen { address, source })?;
    let app = App::new(config, Arc::new(store), Arc::new(bus::local::Local::default()));
    let work = tokio::spawn(app.clone().run());
    ready(address);

    accept(listener, &app, stop).await;
    tracing::info!("stopping");
    app.stop();
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
    let mut http = http1::Builder::new();
    // A client that sends its headers byte by byte must not hold a connection forever.
    http.timer(TokioTimer::new()).header_read_timeout(HEADER_PATIENCE).max_buf_size(BUFFER);
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
        // Messages are small, and somebody is waiting for each.
        let _ = stream.set_nodelay(true);
        let service = Extension(ConnectInfo(address)).layer(router.clone());
        let service = TowerToHyperService::new(service);
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
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
            drop(open);
        });
    }
}

/// Creates the folder if needed and locks it, so that only one server uses it.
fn claim(folder: &Path) -> Result<File, ServeError> {
    let wrong = |source| ServeError::Folder { folder: folder.to_path_buf(), source };
    fs::create_dir_all(folder).map_err(wrong)?;
    let file = File::create(folder.join("lock")).map_err(wrong)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(ServeError::InUse { folder: folder.to_path_buf() }),
        Err(TryLockError::Error(source)) => Err(wrong(source)),
    }
}
