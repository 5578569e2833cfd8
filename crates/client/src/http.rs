//! One user over HTTP.

use std::sync::Arc;
use std::time::Duration;

use protocol::message::{Done, TableName};
use reqwest::header::{AUTHORIZATION, COOKIE, HeaderName, HeaderValue, SET_COOKIE};
use reqwest::{Method, RequestBuilder, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::address::Address;
use crate::error::Error;
use crate::raw::shortened;

/// How long a request may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// One user on one server. A clone is the same user.
#[derive(Clone)]
pub struct Client {
    /// Users created from one another share its connections.
    http: reqwest::Client,
    pub(crate) address: Arc<Address>,
    who: Who,
}

/// How requests identify the user.
#[derive(Clone)]
enum Who {
    Nobody,
    Cookie(HeaderValue),
    Token(HeaderValue),
}

impl Client {
    /// Creates a guest on the server at a URL.
    pub async fn guest(url: &str, name: &str) -> Result<Client, Error> {
        Client::nobody(url)?.another_guest(name).await
    }

    /// The bot with this token.
    pub fn with_token(url: &str, token: &str) -> Result<Client, Error> {
        let bad =
            |_| Error::BadUrl { url: url.to_string(), why: "the token is malformed".to_string() };
        let token = HeaderValue::from_str(&format!("Bearer {token}")).map_err(bad)?;
        Ok(Client { who: Who::Token(token), ..Client::nobody(url)? })
    }

    /// An anonymous client: a spectator.
    pub fn nobody(url: &str) -> Result<Client, Error> {
        let address = Arc::new(Address::read(url)?);
        // Sockets don't use a proxy, so requests don't either.
        let http = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build();
        let http = http.map_err(|error| Error::unanswered(url, &error))?;
        Ok(Client { http, address, who: Who::Nobody })
    }

    /// Creates another guest on the same server, sharing connections.
    pub async fn another_guest(&self, name: &str) -> Result<Client, Error> {
        self.known_by("/api/guest", &json!({ "name": name })).await
    }

    /// Creates an account on the server at a URL.
    pub async fn account(url: &str, name: &str, password: &str) -> Result<Client, Error> {
        let account = json!({ "name": name, "password": password });
        Client::nobody(url)?.known_by("/api/account", &account).await
    }

    /// Posts to a path, and becomes the user in the cookie it sets.
    async fn known_by(&self, path: &str, body: &Value) -> Result<Client, Error> {
        let nobody = Client { who: Who::Nobody, ..self.clone() };
        let request = nobody.request(Method::POST, path).json(body);
        let response = self.sent(request).await?;
        let cookies = response.headers().get_all(SET_COOKIE).iter();
        let pairs: Vec<&str> = cookies
            .filter_map(|cookie| cookie.to_str().ok()?.split(';').next())
            .map(str::trim)
            .collect();
        let cookie = HeaderValue::from_str(&pairs.join("; ")).ok();
        let cookie = cookie.filter(|cookie| !cookie.is_empty());
        let cookie = cookie.ok_or_else(|| self.strange("it sets no cookie"))?;
        Ok(Client { who: Who::Cookie(cookie), ..nobody })
    }

    /// Opens a table with these settings. This user is the host and holds place 0.
    pub async fn create_table(&self, settings: &Value) -> Result<TableName, Error> {
        self.post("/api/tables", &json!({ "settings": settings })).await
    }

    /// The table with a code.
    pub async fn table_with_code(&self, code: &str) -> Result<TableName, Error> {
        self.get(&format!("/api/codes/{code}")).await
    }

    /// Takes a place at the table with a code: the given one, or the first that is empty.
    pub async fn join(&self, code: &str, place: Option<usize>) -> Result<TableName, Error> {
        let table = self.table_with_code(code).await?;
        let join = match place {
            Some(place) => json!({ "type": "join", "place": place }),
            None => json!({ "type": "join" }),
        };
        self.command(&table.id, &join).await?;
        Ok(table)
    }

    /// Sends a command to a table.
    pub async fn command(&self, table: &str, command: &impl Serialize) -> Result<Done, Error> {
        self.post(&format!("/api/tables/{table}/commands"), command).await
    }

    /// The table as this user may see it, from a place they hold or as a spectator.
    pub async fn view(&self, table: &str, place: Option<usize>) -> Result<Value, Error> {
        let place = place.map(|place| format!("?place={place}")).unwrap_or_default();
        self.get(&format!("/api/tables/{table}{place}")).await
    }

    /// The record of a finished game.
    pub async fn record(&self, table: &str) -> Result<Value, Error> {
        self.get(&format!("/api/tables/{table}/record")).await
    }

    /// The server's metrics, in the Prometheus text format.
    pub async fn metrics(&self) -> Result<String, Error> {
        let response = self.sent(self.request(Method::GET, "/metrics")).await?;
        response.text().await.map_err(|error| Error::unanswered(&self.address.base, &error))
    }

    /// Whether the server is well; an error says what is wrong.
    pub async fn health(&self) -> Result<(), Error> {
        self.sent(self.request(Method::GET, "/healthz")).await.map(drop)
    }

    /// Gets a path and parses the answer.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        self.read(self.sent(self.request(Method::GET, path)).await?).await
    }

    /// Posts to a path and parses the answer.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Error> {
        self.read(self.sent(self.request(Method::POST, path).json(body)).await?).await
    }

    /// The headers that identify the user.
    pub(crate) fn headers(&self) -> Vec<(HeaderName, HeaderValue)> {
        match &self.who {
            Who::Nobody => Vec::new(),
            Who::Token(token) => vec![(AUTHORIZATION, token.clone())],
            // No `Origin` header: its absence marks a program rather than another site's page.
            Who::Cookie(cookie) => vec![(COOKIE, cookie.clone())],
        }
    }

    pub(crate) fn strange(&self, why: impl Into<String>) -> Error {
        Error::Strange { url: self.address.base.clone(), why: why.into() }
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.address.base));
        self.headers()
            .into_iter()
            .fold(request, |request, (name, value)| request.header(name, value))
    }

    /// Sends a request. Returns the response unless it is a refusal.
    async fn sent(&self, request: RequestBuilder) -> Result<Response, Error> {
        let response = request.send().await;
        let response = response.map_err(|error| Error::unanswered(&self.address.base, &error))?;
        let status = response.status();
        if status.is_success() {
            return Ok(response);
        }
        let body = response.bytes().await.unwrap_or_default();
        Err(self.refused(status.as_u16(), &body))
    }

    /// The error for a refusal, with the server's code and message if it is a branchline server.
    pub(crate) fn refused(&self, status: u16, body: &[u8]) -> Error {
        match serde_json::from_slice(body) {
            Ok(refusal) => Error::Refused { status, refusal },
            Err(_) => self.strange(format!("status {status}")),
        }
    }

    async fn read<T: DeserializeOwned>(&self, response: Response) -> Result<T, Error> {
        let body = response.bytes().await;
        let body = body.map_err(|error| Error::unanswered(&self.address.base, &error))?;
        serde_json::from_slice(&body).map_err(|error| {
            let text = String::from_utf8_lossy(&body);
            self.strange(format!("{error} in {}", shortened(&text)))
        })
    }
}
