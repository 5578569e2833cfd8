//! Where a server is.

use reqwest::Url;

use crate::error::Error;

/// Where a server is.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    /// What all paths come after: `http://127.0.0.1:8080`.
    pub base: String,
    /// Host and port as a header names them.
    pub host: String,
    /// Host and port to connect to.
    pub target: (String, u16),
    /// What all paths of sockets come after, without the host.
    pub path: String,
}

impl Address {
    /// The address in a URL.
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
