//! The command that hosts games: `branchline serve`.

use std::fs;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;
use server::config::{Chat, Config, Limits};
use server::proxies::Network;
use server::serve::{Ready, serve};

use crate::failure::Failure;
use crate::log;

#[derive(Args)]
pub struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS", env = "BRANCHLINE_LISTEN")]
    listen: Option<SocketAddr>,
    /// The folder for the database, created if missing [default: branchline-data]
    #[arg(long, value_name = "FOLDER", env = "BRANCHLINE_DATA")]
    data: Option<PathBuf>,
    /// The PostgreSQL database to use, instead of a file in that folder: postgres://user@host/name
    #[arg(long, value_name = "URL", env = "BRANCHLINE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The NATS servers that tell several servers on one database of each other: nats://host:4222
    #[arg(long, value_name = "URL", env = "BRANCHLINE_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// A TOML file with these settings and more; see docs/hosting.md
    #[arg(long, value_name = "FILE", env = "BRANCHLINE_CONFIG")]
    config: Option<PathBuf>,
    /// How people reach the server, if that is not the address it listens on
    #[arg(long, value_name = "URL", env = "BRANCHLINE_PUBLIC_URL")]
    public_url: Option<String>,
    /// A proxy in front, trusted to name its clients in X-Forwarded-For: an address or a range such as
    /// 10.0.0.0/8; may be given several times
    #[arg(
        long = "trusted-proxy",
        value_name = "ADDRESS",
        env = "BRANCHLINE_TRUSTED_PROXIES",
        value_delimiter = ','
    )]
    trusted_proxies: Vec<Network>,
    /// The older way: trust the last address in X-Forwarded-For, whoever sends it
    #[arg(long, env = "BRANCHLINE_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Threads for bots to think on [default: one fewer than there are cores]
    #[arg(long, value_name = "N", env = "BRANCHLINE_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// Milliseconds an expert may think about an action [default: 200]
    #[arg(long, value_name = "MS", env = "BRANCHLINE_BOT_TIME")]
    bot_time: Option<u64>,
    /// Lift the limits on requests per address, for measurements
    #[arg(long)]
    no_limits: bool,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
}

pub fn run(args: &ServeArgs) -> Result<(), Failure> {
    let config = configured(args)?;
    log::to_stderr();
    // Every viewer is an open file; where it can't be raised, the limit stays.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    eprintln!("Stop the server with Ctrl-C; nothing is lost.");
    let public = config.public_url.clone();
    let open = args.open;
    let ready = move |Ready { address, first_link }: Ready| {
        let url = public.unwrap_or_else(|| format!("http://{address}"));
        // Nobody may be reading any more; that is no reason not to serve.
        let _ = writeln!(std::io::stdout(), "Branchline is at {url}");
        if let Some(link) = first_link {
            let _ = writeln!(
                std::io::stdout(),
                "Nobody runs it yet. To become its administrator, open this link within a day; it \
                 works once:\n{url}{link}"
            );
        }
        if open && let Err(error) = open_in_browser(&url) {
            eprintln!("branchline: can't open a browser ({error}); open {url} yourself");
        }
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(config, ready, stopped()));
    // Bots that still think need not be waited for.
    runtime.shutdown_background();
    served.map_err(|error| Failure::Bad(error.to_string()))?;
    // Nobody may be reading any more.
    let _ = writeln!(std::io::stdout(), "Goodbye.");
    Ok(())
}

/// The settings: what the flags and the environment say, then the file, then the defaults.
fn configured(args: &ServeArgs) -> Result<Config, Failure> {
    let mut config = match &args.config {
        Some(file) => config_file(file)?,
        None => Config::default(),
    };
    if let Some(listen) = args.listen {
        config.listen = listen;
    }
    if let Some(data) = &args.data {
        config.data = data.clone();
    }
    if let Some(url) = &args.database {
        config.database = Some(url.clone());
    }
    if let Some(url) = &args.bus {
        config.bus = Some(url.clone());
    }
    if let Some(url) = &args.public_url {
        config.public_url = Some(url.clone());
    }
    if let Some(threads) = args.bot_threads {
        config.bot_threads = threads;
    }
    if let Some(time) = args.bot_time {
        config.bot_time_ms = time;
    }
    if !args.trusted_proxies.is_empty() {
        config.trusted_proxies.clone_from(&args.trusted_proxies);
    }
    config.behind_proxy |= args.behind_proxy;
    if args.no_limits {
        (config.limits, config.chat) = (Limits::none(), Chat::none());
    }
    let web = |url: &String| url.starts_with("http://") || url.starts_with("https://");
    match &config.public_url {
        Some(url) if !web(url) => Err(Failure::Bad(format!(
            "the public URL \"{url}\" must begin with http:// or https://"
        ))),
        _ => Ok(config),
    }
}

/// The settings that a file has, and the defaults for the rest.
pub fn config_file(file: &Path) -> Result<Config, Failure> {
    let name = file.display().to_string();
    let text = fs::read_to_string(file).map_err(|e| Failure::bad_file(&name, e))?;
    toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
        Failure::bad_file(&format!("{name}, line {line}"), error.message())
    })
}

/// Done when somebody wants the server to stop.
async fn stopped() {
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminated = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signals) => _ = signals.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

fn open_in_browser(url: &str) -> std::io::Result<()> {
    let (program, first): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/c", "start"]),
        _ => ("xdg-open", &[]),
    };
    // What it says where there is no browser helps nobody: the address has just been printed.
    let mut command = Command::new(program);
    command.args(first).arg(url).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().map(|_| ())
}
