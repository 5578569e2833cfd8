//! A real OpenID provider on loopback, with and without TLS: discovery, keys, tokens for codes with
//! PKCE, user info.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use axum::extract::{Form, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::serve::Listener;
use axum::{Json, Router};
use base64_url::{decode, encode};
use openidconnect::core::{CoreEdDsaPrivateSigningKey, CoreHmacKey, CoreJwsSigningAlgorithm};
use openidconnect::{JsonWebKeyId, PkceCodeChallenge, PkceCodeVerifier, PrivateSigningKey};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use rustls::ServerConfig;
use rustls::pki_types::PrivateKeyDer;
use serde_json::{Value, json};
use server::config::Oidc;
use server::token::Token;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

/// A provider that is listening.
pub struct OpenId {
    pub issuer: String,
    pub said: Arc<Mutex<Said>>,
    /// The file with the authority that its certificate comes from, if it has one.
    authority: Option<PathBuf>,
    task: JoinHandle<()>,
}

/// What the provider knows and does.
pub struct Said {
    issuer: String,
    /// The subject and the other claims of the person who signs in.
    pub person: Value,
    /// The only claims that are in the ID token; the others are user info. `None` for all.
    pub in_token: Option<Vec<&'static str>>,
    /// What is wrong with the ID token.
    pub wrong: Option<Wrong>,
    /// How the client proves itself: `client_secret_basic` or `client_secret_post`.
    pub method: &'static str,
    /// The key it signs with, and its id.
    key: CoreEdDsaPrivateSigningKey,
    /// Codes that have not been redeemed: nonce, challenge and redirect address.
    codes: HashMap<String, [String; 3]>,
    /// Requests it has answered, by path.
    pub asked: Vec<String>,
    /// The codes and ID tokens it has made.
    pub made: Vec<String>,
}

/// What can be wrong with an ID token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wrong {
    Nonce,
    Audience,
    Issuer,
    Expired,
    Signature,
    Unsigned,
    SignedWithTheSecret,
    /// It is for us and for somebody else.
    TwoAudiences,
    Missing,
    /// It has little in it, and the user info is somebody else's.
    UserInfoOfAnother,
}

pub const SECRET: &str = "the secret of the client";
pub const ACCESS: &str = "the-access-token";

impl OpenId {
    pub async fn start() -> OpenId {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let issuer = format!("http://{}", listener.local_addr().unwrap());
        OpenId::at(issuer, listener, None)
    }

    /// A provider at `https://localhost`, with a certificate for this host from an authority of its
    /// own.
    pub async fn with_tls(host: &str) -> OpenId {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let mut authority = CertificateParams::default();
        authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().unwrap();
        let certificate = authority.self_signed(&key).unwrap();
        let file = std::env::temp_dir().join(format!("branchline-authority-{port}.pem"));
        std::fs::write(&file, certificate.pem()).unwrap();
        let authority = Issuer::new(authority, key);
        let key = KeyPair::generate().unwrap();
        let certificate = CertificateParams::new([host.to_string()]).unwrap();
        let certificate = certificate.signed_by(&key, &authority).unwrap().der().clone();
        let key = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key)
            .unwrap();
        let secure = Secure { listener, tls: TlsAcceptor::from(Arc::new(config)) };
        OpenId::at(format!("https://localhost:{port}"), secure, Some(file))
    }

    fn at<L>(issuer: String, listener: L, authority: Option<PathBuf>) -> OpenId
    where
        L: Listener<Addr = SocketAddr>,
    {
        let said = Arc::new(Mutex::new(Said {
            issuer: issuer.clone(),
            person: json!({"sub": "1", "preferred_username": "anna", "name": "Anna Novák"}),
            in_token: None,
            wrong: None,
            method: "client_secret_basic",
            key: new_key("first"),
            codes: HashMap::new(),
            asked: Vec::new(),
            made: Vec::new(),
        }));
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(configuration))
            .route("/keys", get(keys))
            .route("/token", post(token))
            .route("/userinfo", get(user_info))
            .with_state(said.clone());
        let serve = async move { axum::serve(listener, router).await.unwrap() };
        OpenId { issuer, said, authority, task: tokio::spawn(serve) }
    }

    /// The line of the settings that names the authority.
    pub fn trusted(&self) -> String {
        format!("ca_file = '{}'", self.authority.as_ref().unwrap().display())
    }

    /// The settings of a server that asks this provider.
    pub fn settings(&self, id: &str, more: &str) -> Oidc {
        let issuer = &self.issuer;
        let text = format!(
            "id = '{id}'\nname = 'The {id}'\nissuer = '{issuer}'\nclient_id = 'branchline'\n\
             client_secret = '{SECRET}'\n{more}"
        );
        toml::from_str(&text).unwrap()
    }

    /// From now on somebody else signs in.
    pub fn person(&self, person: Value) {
        self.said.lock().unwrap().person = person;
    }

    pub fn wrong(&self, wrong: Option<Wrong>) {
        self.said.lock().unwrap().wrong = wrong;
    }

    /// From now on it signs with another key.
    pub fn change_key(&self) {
        self.said.lock().unwrap().key = new_key("second");
    }

    /// Signs somebody in at the address a server has sent them to, and returns the path and the
    /// query with which the browser goes back.
    pub fn sign_in(&self, url: &str) -> String {
        let (address, query) = url.split_once('?').unwrap();
        assert_eq!(address, format!("{}/authorize", self.issuer));
        let query: HashMap<String, String> = query
            .split('&')
            .map(|pair| pair.split_once('=').unwrap())
            .map(|(name, value)| (name.to_string(), unescaped(value)))
            .collect();
        assert_eq!(query["response_type"], "code");
        assert_eq!(query["client_id"], "branchline");
        assert_eq!(query["code_challenge_method"], "S256");
        assert_eq!(query["scope"], "openid profile email");
        let code = Token::random().unwrap().reveal();
        let kept = ["nonce", "code_challenge", "redirect_uri"].map(|name| query[name].clone());
        let back = kept[2].clone();
        let mut said = self.said.lock().unwrap();
        said.codes.insert(code.clone(), kept);
        said.made.push(code.clone());
        let path = &back[back.find("/api/").unwrap()..];
        format!("{path}?code={code}&state={}&session_state=x", query["state"])
    }
}

impl Drop for OpenId {
    fn drop(&mut self) {
        self.task.abort();
        if let Some(file) = &self.authority {
            std::fs::remove_file(file).unwrap();
        }
    }
}

/// Listens with TLS. Whoever does not like the certificate is not served.
struct Secure {
    listener: TcpListener,
    tls: TlsAcceptor,
}

impl Listener for Secure {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            let (stream, from) = self.listener.accept().await.unwrap();
            if let Ok(stream) = self.tls.accept(stream).await {
                return (stream, from);
            }
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

type Shared = State<Arc<Mutex<Said>>>;

async fn configuration(State(said): Shared) -> Json<Value> {
    let mut said = said.lock().unwrap();
    said.asked.push("configuration".to_string());
    let issuer = &said.issuer;
    Json(json!({
        "issuer": issuer,
        "authorization_endpoint": format!("{issuer}/authorize"),
        "token_endpoint": format!("{issuer}/token"),
        "userinfo_endpoint": format!("{issuer}/userinfo"),
        "jwks_uri": format!("{issuer}/keys"),
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["EdDSA", "RS256", "HS256", "none"],
        "token_endpoint_auth_methods_supported": [said.method],
    }))
}

async fn keys(State(said): Shared) -> Json<Value> {
    let said = said.lock().unwrap();
    Json(json!({"keys": [said.key.as_verification_key()]}))
}

async fn token(
    State(said): Shared,
    headers: HeaderMap,
    Form(form): Form<HashMap<String, String>>,
) -> Response {
    let mut said = said.lock().unwrap();
    said.asked.push("token".to_string());
    let refused =
        |error: &str| (StatusCode::BAD_REQUEST, Json(json!({"error": error}))).into_response();
    let basic = headers.get(header::AUTHORIZATION).map(|it| it.to_str().unwrap().to_string());
    let proved = match said.method {
        "client_secret_basic" => basic.is_some_and(|it| it.starts_with("Basic ")),
        _ => form.get("client_secret").is_some_and(|it| it == SECRET),
    };
    if !proved {
        return refused("invalid_client");
    }
    let Some([nonce, challenge, redirect]) = said.codes.remove(&form["code"]) else {
        return refused("invalid_grant");
    };
    let verifier = PkceCodeVerifier::new(form["code_verifier"].clone());
    let shown = PkceCodeChallenge::from_code_verifier_sha256(&verifier);
    if shown.as_str() != challenge || form["redirect_uri"] != redirect {
        return refused("invalid_grant");
    }
    let mut answer = json!({"access_token": ACCESS, "token_type": "Bearer"});
    if said.wrong != Some(Wrong::Missing) {
        let token = said.id_token(&nonce);
        answer["id_token"] = json!(token);
        said.made.push(token);
    }
    Json(answer).into_response()
}

async fn user_info(State(said): Shared, headers: HeaderMap) -> Response {
    let mut said = said.lock().unwrap();
    said.asked.push("userinfo".to_string());
    let token = headers.get(header::AUTHORIZATION).map(|it| it.to_str().unwrap());
    if token != Some(&format!("Bearer {ACCESS}")) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let mut person = said.person.clone();
    if said.wrong == Some(Wrong::UserInfoOfAnother) {
        person["sub"] = json!("another");
    }
    Json(person).into_response()
}

impl Said {
    fn id_token(&self, nonce: &str) -> String {
        let now = server::app::now().0 / 1000;
        let mut claims = json!({
            "iss": self.issuer, "aud": "branchline", "nonce": nonce, "iat": now, "exp": now + 300,
        });
        for (name, value) in self.person.as_object().unwrap() {
            let shown = self.in_token.as_ref().is_none_or(|it| it.contains(&name.as_str()))
                && self.wrong != Some(Wrong::UserInfoOfAnother);
            if shown || name == "sub" {
                claims[name] = value.clone();
            }
        }
        let mut algorithm = "EdDSA";
        match self.wrong {
            Some(Wrong::Nonce) => claims["nonce"] = json!("another"),
            Some(Wrong::Audience) => claims["aud"] = json!("another"),
            Some(Wrong::Issuer) => claims["iss"] = json!("https://another.example"),
            Some(Wrong::Expired) => claims["exp"] = json!(now - 3600),
            Some(Wrong::Unsigned) => algorithm = "none",
            Some(Wrong::SignedWithTheSecret) => algorithm = "HS256",
            Some(Wrong::TwoAudiences) => claims["aud"] = json!(["branchline", "another"]),
            Some(Wrong::Signature | Wrong::Missing | Wrong::UserInfoOfAnother) | None => {}
        }
        let head = json!({"alg": algorithm, "kid": kid(&self.key), "typ": "JWT"});
        let signed = format!("{}.{}", encode(head.to_string()), encode(claims.to_string()));
        let mut signature =
            self.key.sign(&CoreJwsSigningAlgorithm::EdDsa, signed.as_bytes()).unwrap();
        match self.wrong {
            Some(Wrong::Signature) => signature[5] ^= 1,
            Some(Wrong::Unsigned) => signature.clear(),
            Some(Wrong::SignedWithTheSecret) => {
                let key = CoreHmacKey::new(SECRET.as_bytes());
                let algorithm = CoreJwsSigningAlgorithm::HmacSha256;
                signature = key.sign(&algorithm, signed.as_bytes()).unwrap();
            }
            _ => {}
        }
        format!("{signed}.{}", encode(signature))
    }
}

fn kid(key: &CoreEdDsaPrivateSigningKey) -> Value {
    serde_json::to_value(key.as_verification_key()).unwrap()["kid"].clone()
}

/// A new key, in the form the crate reads: PKCS #8 around 32 random bytes.
fn new_key(id: &str) -> CoreEdDsaPrivateSigningKey {
    let mut der = vec![
        0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04,
        0x20,
    ];
    der.extend(decode(&Token::random().unwrap().reveal()));
    let text = base64_url::standard(&der);
    let pem = format!("-----BEGIN PRIVATE KEY-----\n{text}\n-----END PRIVATE KEY-----\n");
    let kid = Some(JsonWebKeyId::new(id.to_string()));
    CoreEdDsaPrivateSigningKey::from_ed25519_pem(&pem, kid).unwrap()
}

/// A query's value without its escapes.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next().unwrap(), rest.next().unwrap()];
                u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap()
            }
            b'+' => b' ',
            byte => byte,
        });
    }
    String::from_utf8(bytes).unwrap()
}

mod base64_url {
    use base64::Engine;
    use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};

    pub fn encode(bytes: impl AsRef<[u8]>) -> String {
        URL_SAFE_NO_PAD.encode(bytes)
    }

    pub fn decode(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    pub fn standard(bytes: &[u8]) -> String {
        STANDARD.encode(bytes)
    }
}
