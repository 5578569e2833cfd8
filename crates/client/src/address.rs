//! The address of a server.

use reqwest::Url;

use crate::error::Error;

/// The address of a server.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    /// The prefix of all paths: `http://127.0.0.1:8080`.
    pub base: String,
    /// Host and port as written in a header.
    pub host: String,
    /// Host and port to connect to.
    pub target: (String, u16),
    /// The prefix of all socket paths, without the host.
    pub path: String,
}

impl Address {
    /// Parses the address in a URL.
    pub fn read(text: &str) -> Result<Address, Error> {
        let bad = |why: &str| Error::BadUrl { url: text.to_string(), why: why.to_string() };
        let url = Url::parse(text).map_err(|error| bad(&format!("not a URL: {error}")))?;
        match url.scheme() {
            "http" => {}
            "https" => {
                return Err(bad(
                    "https is not supported here; use the http address of the server \
                                itself, without the proxy in front of it",
                ));
            }
            _ => return Err(bad("a URL that begins with http:// is needed")),
        }
        if url.query().is_some() || url.fragment().is_some() || !url.username().is_empty() {
            return Err(bad("just http://HOST:PORT is needed"));
        }
        let name = url.host_str().ok_or_else(|| bad("there is no host in it"))?;
        let port = url.port_or_known_default().unwrap_or(80);
        let host = match url.port() {
            Some(port) => format!("{name}:{port}"),
            None => name.to_string(),
        };
        let path = url.path().trim_end_matches('/').to_string();
        let target = (name.trim_matches(['[', ']']).to_string(), port);
        Ok(Address { base: format!("http://{host}{path}"), host, target, path })
    }
}
