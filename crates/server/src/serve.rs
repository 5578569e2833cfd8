//! A server from its start to its end.

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

/// How long requests may take to end when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);

/// How long a client may take to send the header of a request.
const HEADER_PATIENCE: Duration = Duration::from_secs(15);

/// The most bytes of a connection's buffer, and so of a header.
const BUFFER: usize = 32 * 1024;

/// How long to wait when no connection can be taken.
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

/// Serves until `stop` is done; `ready` is told the address.
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
    // Requests end by themselves, and sockets are told; who takes longer is cut off.
    if tokio::time::timeout(GOODBYE, app.all_closed()).await.is_err() {
        tracing::warn!("some connections did not end by themselves");
    }
    work.abort();
    Ok(())
}

/// Takes connections until `stop` is done.
pub async fn accept(listener: TcpListener, app: &App, stop: impl Future<Output = ()>) {
    let router = app.clone().router();
    let mut http = http1::Builder::new();
    // Somebody who sends a header byte by byte does not hold a connection for ever.
    http.timer(TokioTimer::new()).header_read_timeout(HEADER_PATIENCE).max_buf_size(BUFFER);
    let mut stop = pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Out of files, mostly: some will be closed in a moment.
                    tracing::warn!(%error, "can't take a connection");
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
            },
            () = &mut stop => return,
        };
        // Messages are small, and somebody waits for each.
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

/// Makes sure that this is the only server on a folder, which is created.
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
