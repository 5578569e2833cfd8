//! A server from its start to its end.

use std::fs::{self, File, TryLockError};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use store::sqlite::Sqlite;
use thiserror::Error;
use tokio::net::TcpListener;

use crate::app::App;
use crate::config::Config;
use crate::health;

/// How long requests may take to end when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);

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
    #[error("the server stopped: {0}")]
    Stopped(std::io::Error),
}

/// Serves until `stop` is done; `ready` is told the address.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
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

    let listener = listener.tap_io(|stream| {
        // Messages are small, and somebody waits for each.
        let _ = stream.set_nodelay(true);
    });
    let service = app.clone().router().into_make_service_with_connect_info::<SocketAddr>();
    let stopping = app.stopping();
    let stopper = app.clone();
    let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
        stop.await;
        tracing::info!("stopping");
        stopper.stop();
    });
    let late = async move {
        stopping.await;
        tokio::time::sleep(GOODBYE).await;
    };
    let served = tokio::select! {
        served = serving => served.map_err(ServeError::Stopped),
        () = late => Ok(()),
    };
    work.abort();
    served
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
