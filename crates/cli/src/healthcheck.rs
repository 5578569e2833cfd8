//! The command that says whether a server is well, for containers: `branchline healthcheck`.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use client::Client;
use server::config::Config;

use crate::failure::Failure;
use crate::serve::config_file;

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Args)]
pub struct HealthcheckArgs {
    /// The server [default: where a server with these settings listens]
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// Where the server listens [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS", env = "BRANCHLINE_LISTEN")]
    listen: Option<SocketAddr>,
    /// The TOML file of the server
    #[arg(long, value_name = "FILE", env = "BRANCHLINE_CONFIG")]
    config: Option<PathBuf>,
}

pub fn run(args: &HealthcheckArgs) -> Result<(), Failure> {
    let url = match (&args.url, args.listen, &args.config) {
        (Some(url), ..) => url.clone(),
        (None, Some(listen), _) => reachable(listen),
        (None, None, Some(file)) => reachable(config_file(file)?.listen),
        (None, None, None) => reachable(Config::default().listen),
    };
    let ask = async {
        let client = Client::nobody(&url)?;
        client.health().await
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let answer = runtime.block_on(async { tokio::time::timeout(PATIENCE, ask).await });
    match answer {
        Ok(Ok(())) => {
            println!("The server at {url} is well.");
            Ok(())
        }
        Ok(Err(error)) => Err(Failure::Check(format!("the server at {url} is not well: {error}"))),
        Err(_) => {
            let seconds = PATIENCE.as_secs();
            Err(Failure::Check(format!("the server at {url} does not answer within {seconds} s")))
        }
    }
}

/// The address at which a server that listens here can be reached from this machine.
fn reachable(listen: SocketAddr) -> String {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}", SocketAddr::new(ip, listen.port()))
}
