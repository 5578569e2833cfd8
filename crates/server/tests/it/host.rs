//! A real server in this process, on its own port.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use server::app::App;
use server::config::{Chat, Config, Limits};
use server::serve::accept;
use store::Store;
use store::sqlite::Sqlite;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::browser::{Browser, Server};

/// How long a test waits for something that must come. Only a failing test waits this long.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server that is listening.
pub struct Host {
    pub app: App,
    pub address: SocketAddr,
    tasks: Vec<JoinHandle<()>>,
    _folder: Option<Folder>,
}

impl Host {
    /// A server without limits.
    pub async fn start() -> Host {
        Host::with(free()).await
    }

    /// A server with these settings.
    pub async fn with(config: Config) -> Host {
        let (store, folder) = quick_store().await;
        let app = App::new(config, store, Arc::new(bus::local::Local::default()));
        let mut host = Host::of(app).await;
        host._folder = Some(folder);
        host
    }

    /// A server with everything given.
    pub async fn of(app: App) -> Host {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving = app.clone();
        let serving =
            tokio::spawn(async move { accept(listener, &serving, std::future::pending()).await });
        let tasks = vec![tokio::spawn(app.clone().run()), serving];
        Host { app, address, tasks, _folder: None }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// A browser on its first visit.
    pub fn browser(&self) -> Browser {
        Server { app: self.app.clone() }.browser()
    }

    /// A browser signed in as a guest.
    pub async fn guest(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        let name = serde_json::json!({ "name": name });
        browser.send("POST", "/api/guest", Some(name)).await.expect(200);
        browser
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

/// Settings without limits.
pub fn free() -> Config {
    Config { limits: Limits::none(), chat: Chat::none(), bot_threads: 1, ..Config::default() }
}

/// A store in a file of its own, in memory if possible.
pub async fn quick_store() -> (Arc<dyn Store>, Folder) {
    let folder = Folder::new();
    let store = Sqlite::open(&folder.path().join("branchline.sqlite")).await.unwrap();
    (Arc::new(store), folder)
}

/// A folder that is deleted when dropped. It is in memory where the system has such folders.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let memory = Path::new("/dev/shm");
        let parent = if memory.is_dir() { memory.to_path_buf() } else { std::env::temp_dir() };
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = parent.join(format!("branchline-it-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
