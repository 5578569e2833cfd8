//! The operator's way in: a Unix socket in the data folder, for `branchline admin`.
//!
//! Whoever may use the data folder runs the server, so there is no password and no token to lose.
//! A command is a request like any other. While a server runs it goes through the socket, so that
//! only one process ever writes to the database; otherwise it is answered by a node of its own,
//! which holds the folder's lock meanwhile.

use std::path::Path;

use axum::body::{Body, to_bytes};
pub use axum::http::Method;
use axum::http::{Request, header};
use serde_json::Value;
use thiserror::Error;
use tower::Service;

use crate::admin::{Operator, notice};
use crate::app::App;
use crate::config::Config;
use crate::serve::{self, ServeError};

/// The longest answer that is read, in bytes.
const ANSWER: usize = 8 << 20;

/// Why the server could not be asked.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum AskError {
    #[error(transparent)]
    Serve(#[from] ServeError),
    #[error("the server that uses {0} does not answer; was it started by somebody else?")]
    Silent(String),
    #[error("the answer can't be read: {0}")]
    Unreadable(String),
}

/// The answer to a request: its status and its JSON, if there is any.
pub struct Reply {
    /// The HTTP status.
    pub status: u16,
    /// The body; `null` if it is empty.
    pub body: Value,
}

/// Asks the server of a data folder, or answers in its place if it does not run.
pub async fn ask(
    config: Config,
    method: Method,
    path: &str,
    body: Option<Value>,
) -> Result<Reply, AskError> {
    #[cfg(unix)]
    if let Some(reply) = unix::ask(&config.data, method.clone(), path, body.as_ref()).await? {
        return Ok(reply);
    }
    let (lock, app, _) = match serve::open(config.clone()).await {
        Ok(opened) => opened,
        Err(ServeError::InUse { folder }) => {
            return Err(AskError::Silent(folder.display().to_string()));
        }
        Err(error) => return Err(error.into()),
    };
    notice::refresh(&app).await.map_err(|error| AskError::Unreadable(error.refused.message))?;
    let mut request = request(method, path, body.as_ref())?;
    request.extensions_mut().insert(Operator);
    let response = app.clone().router().call(request).await;
    let response = response.unwrap_or_else(|never| match never {});
    let status = response.status().as_u16();
    let bytes = to_bytes(response.into_body(), ANSWER).await;
    let bytes = bytes.map_err(|error| AskError::Unreadable(error.to_string()))?;
    drop(lock);
    reply(status, &bytes)
}

fn request(method: Method, path: &str, body: Option<&Value>) -> Result<Request<Body>, AskError> {
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, "operator");
    if body.is_some() {
        request = request.header(header::CONTENT_TYPE, "application/json");
    }
    let body = body.map(Value::to_string).unwrap_or_default();
    request.body(body.into()).map_err(|error| AskError::Unreadable(error.to_string()))
}

fn reply(status: u16, bytes: &[u8]) -> Result<Reply, AskError> {
    let body = if bytes.is_empty() { Ok(Value::Null) } else { serde_json::from_slice(bytes) };
    let body = body.map_err(|error| AskError::Unreadable(error.to_string()))?;
    Ok(Reply { status, body })
}

/// The socket of a server; `None` where there can't be one.
pub struct Listening {
    #[cfg(unix)]
    socket: Option<unix::Socket>,
}

/// Begins to listen in the data folder, whose lock is held.
pub fn bind(folder: &Path) -> Listening {
    #[cfg(unix)]
    return match unix::bind(folder) {
        Ok(socket) => Listening { socket: Some(socket) },
        Err(error) => {
            tracing::warn!(%error, "`branchline admin` can't reach this server while it runs");
            Listening { socket: None }
        }
    };
    #[cfg(not(unix))]
    {
        let _ = folder;
        Listening {}
    }
}

/// Answers the operator's commands until the future is dropped.
pub async fn run(app: &App, listening: Listening) {
    #[cfg(unix)]
    if let Some(socket) = listening.socket
        && let Err(error) = unix::accept(app, socket).await
    {
        tracing::warn!(%error, "`branchline admin` can't reach this server any more");
    }
    #[cfg(not(unix))]
    let _ = (app, listening);
}

#[cfg(unix)]
mod unix {
    use std::fs;
    use std::io::{self, ErrorKind};
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    use axum::Extension;
    use axum::http::Method;
    use hyper::client::conn::http1 as client;
    use hyper::server::conn::http1 as server;
    use hyper_util::rt::{TokioIo, TokioTimer};
    use hyper_util::service::TowerToHyperService;
    use serde_json::Value;
    use tokio::net::{UnixListener, UnixStream};
    use tokio::sync::Semaphore;
    use tower::Layer;

    use super::{ANSWER, AskError, Reply, reply, request};
    use crate::admin::Operator;
    use crate::app::App;

    /// How long the server may take to answer.
    const PATIENCE: Duration = Duration::from_secs(60);

    /// How many commands are answered at the same time.
    const AT_ONCE: usize = 8;

    /// A socket, and who owns it.
    pub struct Socket {
        listener: UnixListener,
        owner: u32,
    }

    fn socket(folder: &Path) -> PathBuf {
        folder.join("operator.sock")
    }

    /// Makes the socket. The folder's lock is held, so an old one belongs to nobody.
    pub fn bind(folder: &Path) -> io::Result<Socket> {
        let path = socket(folder);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let listener = UnixListener::bind(&path)?;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
        Ok(Socket { listener, owner: fs::metadata(&path)?.uid() })
    }

    /// Accepts commands of this process's user, and of root.
    pub async fn accept(app: &App, Socket { listener, owner }: Socket) -> io::Result<()> {
        let router = Extension(Operator).layer(app.clone().router());
        let places = std::sync::Arc::new(Semaphore::new(AT_ONCE));
        loop {
            let (stream, _) = listener.accept().await?;
            // The file's mode says the same; this also holds for the moment before it was set.
            let may = stream.peer_cred().is_ok_and(|peer| [0, owner].contains(&peer.uid()));
            let place = places.clone().try_acquire_owned();
            let (true, Ok(place)) = (may, place) else { continue };
            let service = TowerToHyperService::new(router.clone());
            tokio::spawn(async move {
                let mut http = server::Builder::new();
                http.timer(TokioTimer::new()).header_read_timeout(PATIENCE).keep_alive(false);
                let served = http.serve_connection(TokioIo::new(stream), service);
                let _ = tokio::time::timeout(PATIENCE, served).await;
                drop(place);
            });
        }
    }

    /// Asks the server that listens in a folder; `None` if none does.
    pub async fn ask(
        folder: &Path,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Option<Reply>, AskError> {
        let Ok(stream) = UnixStream::connect(socket(folder)).await else { return Ok(None) };
        let silent = || AskError::Silent(folder.display().to_string());
        let request = request(method, path, body)?;
        let asked = async {
            let (mut sender, connection) =
                client::handshake(TokioIo::new(stream)).await.map_err(|_| silent())?;
            let connection = tokio::spawn(connection);
            let response = sender.send_request(request).await.map_err(|_| silent())?;
            let status = response.status().as_u16();
            let body = axum::body::Body::new(response.into_body());
            let bytes = axum::body::to_bytes(body, ANSWER).await.map_err(|_| silent())?;
            connection.abort();
            reply(status, &bytes).map(Some)
        };
        tokio::time::timeout(PATIENCE, asked).await.map_err(|_| silent())?
    }
}
