//! HAProxy in front of the servers.

use std::fs;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::node::Node;

/// A running HAProxy.
pub struct Balancer {
    /// Where people reach the servers.
    pub address: SocketAddr,
    child: Child,
}

impl Balancer {
    /// Starts one in front of these servers, with its settings in a folder.
    pub fn start(address: SocketAddr, nodes: &[Node], folder: &Path) -> Result<Balancer, String> {
        // Somebody else's answer there would look like HAProxy's.
        TcpListener::bind(address)
            .map_err(|error| format!("can't listen on {address}: {error}"))?;
        let file = folder.join("haproxy.cfg");
        let wrong = |error: std::io::Error| format!("HAProxy: {error}");
        fs::write(&file, settings(&address.to_string(), nodes)).map_err(wrong)?;
        let log = fs::File::create(folder.join("haproxy.log")).map_err(wrong)?;
        let errors = log.try_clone().map_err(wrong)?;
        let mut child = Command::new(program()?)
            .args(["-db", "-f"])
            .arg(&file)
            .stdin(Stdio::null())
            .stdout(log)
            .stderr(errors)
            .spawn()
            .map_err(wrong)?;
        for _ in 0..200 {
            if TcpStream::connect_timeout(&address, Duration::from_secs(1)).is_ok() {
                return Ok(Balancer { address, child });
            }
            if let Ok(Some(_)) = child.try_wait() {
                break;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let _ = child.kill();
        let said = fs::read_to_string(folder.join("haproxy.log")).unwrap_or_default();
        Err(format!("HAProxy does not start: {}", said.trim()))
    }

    /// Its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Where people reach the servers.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where HAProxy is; installed from Debian's packages if it can be.
fn program() -> Result<String, String> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/haproxy");
    let found = Command::new(script).stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let found = found.map_err(|error| format!("tools/haproxy: {error}"))?;
    match String::from_utf8_lossy(&found.stdout).trim() {
        "" => Err("there is no HAProxy".to_string()),
        path => Ok(path.to_string()),
    }
}

/// The settings that `docs/scaling.md` recommends, for these servers.
pub fn settings(listen: &str, nodes: &[Node]) -> String {
    let mut settings = include_str!("haproxy.cfg").replace("LISTEN", listen);
    for (number, node) in nodes.iter().enumerate() {
        settings += &format!("    server node{} {} check\n", number + 1, node.address);
    }
    settings
}
