//! The resources that the server and the generator use.

use client::{Client, Error};

/// The server's resource use, by its own metrics.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Server {
    /// Resident memory in bytes.
    pub memory: Option<f64>,
    /// Processor time since it started, in seconds.
    pub cpu: Option<f64>,
}

impl Server {
    /// Fetches the server's metrics.
    pub async fn look(client: &Client) -> Result<Server, Error> {
        match client.metrics().await {
            Ok(text) => Ok(Server::read(&text)),
            // A server that hides its metrics can still be measured.
            Err(Error::Refused { status: 401 | 403 | 404, .. }) => Ok(Server::default()),
            Err(error) => Err(error),
        }
    }

    fn read(text: &str) -> Server {
        let value = |name: &str| {
            let mut lines = text.lines().filter_map(|line| line.split_once(' '));
            lines.find(|(key, _)| *key == name)?.1.trim().parse().ok()
        };
        Server {
            memory: value("process_resident_memory_bytes"),
            cpu: value("process_cpu_seconds_total"),
        }
    }
}

/// Raises this program's limit on open files, or says why it can't.
pub fn allow_files(needed: u64) -> Result<(), String> {
    let allowed = rlimit::increase_nofile_limit(u64::MAX).map_err(|error| error.to_string())?;
    match allowed >= needed {
        true => Ok(()),
        false => Err(format!(
            "{needed} open files are needed, but the system allows {allowed}; raise it (ulimit -Hn), \
             or ask for fewer tables"
        )),
    }
}

/// The processor time of this program in seconds, where the system reports it.
pub fn cpu_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name in brackets may contain spaces. User and system time are the 12th and 13th fields
    // after it.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |i: usize| fields.get(i)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_found_among_others() {
        let text = "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total 1.5\n\
                    other{a=\"b\"} 3\nprocess_resident_memory_bytes 20480000\n";
        let server = Server::read(text);
        assert_eq!(server, Server { memory: Some(20_480_000.0), cpu: Some(1.5) });
        assert_eq!(Server::read(""), Server::default());
    }
}
