//! An OpenID provider: what it says about itself, where to send people, and who they are.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::Uri;
use chrono::{DateTime, Utc};
use openidconnect::core::{
    CoreAuthDisplay, CoreAuthPrompt, CoreClientAuthMethod, CoreErrorResponseType, CoreGenderClaim,
    CoreJsonWebKey, CoreJweContentEncryptionAlgorithm, CoreJwsSigningAlgorithm,
    CoreProviderMetadata, CoreResponseType, CoreRevocableToken, CoreRevocationErrorResponse,
    CoreTokenIntrospectionResponse, CoreTokenType,
};
use openidconnect::{
    AdditionalClaims, AuthType, AuthenticationFlow, AuthorizationCode, ClaimsVerificationError,
    ClientId, ClientSecret, CsrfToken, DiscoveryError, EmptyExtraTokenFields, EndpointMaybeSet,
    EndpointNotSet, EndpointSet, IdTokenFields, IdTokenVerifier, IssuerUrl, Nonce,
    OAuth2TokenResponse, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, RequestTokenError,
    Scope, SignatureVerificationError, StandardErrorResponse, StandardTokenResponse, TokenResponse,
    UserInfoClaims,
};
use protocol::ids::Time;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tokio::sync::{Mutex, Semaphore};

use super::attempt::Attempt;
use super::claims::Person;
use super::fetch::{Fetch, NoAnswer};
use super::provider_failed;
use crate::config;
use crate::error::ApiError;

/// How long what a provider says about itself is used.
const LASTS: Duration = Duration::from_secs(60 * 60);

/// How long to wait before asking again a provider that did not answer, and before asking again for
/// its keys.
const PAUSE: Duration = Duration::from_secs(10);

/// How many people may wait for one provider.
const WAITING: usize = 32;

/// How far the provider's clock may be off, in milliseconds.
const LEEWAY: u64 = 60 * 1000;

/// Signatures by a key that only the provider has.
const ALGORITHMS: [CoreJwsSigningAlgorithm; 9] = [
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha384,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha512,
    CoreJwsSigningAlgorithm::RsaSsaPssSha256,
    CoreJwsSigningAlgorithm::RsaSsaPssSha384,
    CoreJwsSigningAlgorithm::RsaSsaPssSha512,
    CoreJwsSigningAlgorithm::EcdsaP256Sha256,
    CoreJwsSigningAlgorithm::EcdsaP384Sha384,
    CoreJwsSigningAlgorithm::EdDsa,
];

/// An OpenID provider.
pub struct Provider {
    id: String,
    issuer: IssuerUrl,
    client_id: ClientId,
    secret: Option<ClientSecret>,
    redirect: RedirectUrl,
    scopes: Vec<String>,
    fetch: Fetch,
    found: Mutex<Found>,
    renewed: Mutex<Option<Instant>>,
    turns: Semaphore,
}

/// What is known about a provider.
enum Found {
    Nothing,
    Client(Arc<Client>, Instant),
    Failed(Instant),
}

/// Claims that the standard does not know.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Others(BTreeMap<String, Value>);

impl AdditionalClaims for Others {}

type Fields = IdTokenFields<
    Others,
    EmptyExtraTokenFields,
    CoreGenderClaim,
    CoreJweContentEncryptionAlgorithm,
    CoreJwsSigningAlgorithm,
>;

type Client = openidconnect::Client<
    Others,
    CoreAuthDisplay,
    CoreGenderClaim,
    CoreJweContentEncryptionAlgorithm,
    CoreJsonWebKey,
    CoreAuthPrompt,
    StandardErrorResponse<CoreErrorResponseType>,
    StandardTokenResponse<Fields, CoreTokenType>,
    CoreTokenIntrospectionResponse,
    CoreRevocableToken,
    CoreRevocationErrorResponse,
    EndpointSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointMaybeSet,
    EndpointMaybeSet,
>;

impl Provider {
    /// A provider that has not been asked yet. `None` if an address can't be read, which the check
    /// of the settings has ruled out.
    pub fn new(settings: &config::Oidc, redirect: &str) -> Option<Provider> {
        let secret = settings.client_secret.as_ref().map(|it| ClientSecret::new(it.0.clone()));
        Some(Provider {
            id: settings.id.clone(),
            issuer: IssuerUrl::new(settings.issuer.clone()).ok()?,
            client_id: ClientId::new(settings.client_id.clone()),
            secret,
            redirect: RedirectUrl::new(redirect.to_string()).ok()?,
            scopes: settings.scopes.clone(),
            fetch: Fetch::new(&settings.issuer, settings.ca_file.clone()),
            found: Mutex::new(Found::Nothing),
            renewed: Mutex::new(None),
            turns: Semaphore::new(WAITING),
        })
    }

    /// Where to send the browser.
    pub async fn address(&self, attempt: &Attempt) -> Result<String, ApiError> {
        let _turn = self.turns.try_acquire().map_err(|_| ApiError::busy())?;
        let client = self.client().await?;
        let verifier = PkceCodeVerifier::new(attempt.verifier());
        let (state, nonce) = (CsrfToken::new(attempt.state()), Nonce::new(attempt.nonce()));
        let flow = AuthenticationFlow::<CoreResponseType>::AuthorizationCode;
        let scopes = self.scopes.iter().filter(|it| *it != "openid").cloned().map(Scope::new);
        let (url, ..) = client
            .authorize_url(flow, || state, || nonce)
            .add_scopes(scopes)
            .set_pkce_challenge(PkceCodeChallenge::from_code_verifier_sha256(&verifier))
            .url();
        Ok(url.to_string())
    }

    /// Exchanges the code for an ID token, verifies it, and returns what it says. If that is not
    /// enough, the user info endpoint is asked too.
    pub async fn redeem(
        &self,
        attempt: &Attempt,
        code: String,
        now: Time,
        enough: &(dyn Fn(&Map<String, Value>) -> bool + Sync),
    ) -> Result<Person, ApiError> {
        let _turn = self.turns.try_acquire().map_err(|_| ApiError::busy())?;
        let mut client = self.client().await?;
        let http = self.fetch.client();
        let exchange = client.exchange_code(AuthorizationCode::new(code));
        let exchange = exchange.map_err(|_| self.failed("it has no token endpoint"))?;
        let exchange = exchange.set_pkce_verifier(PkceCodeVerifier::new(attempt.verifier()));
        let tokens = exchange.request_async(&http).await;
        let tokens = tokens.map_err(|error| self.failed(&token_problem(error)))?;
        let id_token = tokens.id_token().ok_or_else(|| self.failed("it sent no ID token"))?;
        let nonce = Nonce::new(attempt.nonce());
        let claims = id_token.claims(&verifier(&client, now), &nonce);
        let claims = match claims {
            Err(ClaimsVerificationError::SignatureVerification(
                SignatureVerificationError::NoMatchingKey,
            )) => {
                // Its keys may have changed since it was asked.
                client = self.renewed_client().await?;
                id_token.claims(&verifier(&client, now), &nonce)
            }
            claims => claims,
        };
        let claims = claims.map_err(|error| self.failed(&format!("the ID token: {error}")))?;
        let subject = claims.subject();
        let mut said = self.fields(claims)?;
        if client.user_info_url().is_some() && !enough(&said) {
            let token = tokens.access_token().clone();
            let request = client.user_info(token, Some(subject.clone()));
            let request = request.map_err(|_| self.failed("it has no user info endpoint"))?;
            let more: Result<UserInfoClaims<Others, CoreGenderClaim>, _> =
                request.request_async(&http).await;
            let more = more.map_err(|error| self.failed(&format!("the user info: {error}")))?;
            for (name, value) in self.fields(&more)? {
                said.entry(name).or_insert(value);
            }
        }
        Ok(Person { subject: subject.to_string(), said })
    }

    fn fields(&self, claims: &impl Serialize) -> Result<Map<String, Value>, ApiError> {
        match serde_json::to_value(claims) {
            Ok(Value::Object(fields)) => Ok(fields),
            _ => Err(self.failed("its claims can't be read")),
        }
    }

    /// The client, after the provider was asked again about itself, but not too often.
    async fn renewed_client(&self) -> Result<Arc<Client>, ApiError> {
        let mut renewed = self.renewed.lock().await;
        if renewed.is_none_or(|at| at.elapsed() >= PAUSE) {
            *renewed = Some(Instant::now());
            *self.found.lock().await = Found::Nothing;
        }
        self.client().await
    }

    /// The client for this provider, from what it says about itself. That is asked for when it is
    /// needed and kept for an hour.
    async fn client(&self) -> Result<Arc<Client>, ApiError> {
        // One asks, the others wait for the answer.
        let mut found = self.found.lock().await;
        match &*found {
            Found::Client(client, at) if at.elapsed() < LASTS => return Ok(client.clone()),
            Found::Failed(at) if at.elapsed() < PAUSE => return Err(provider_failed()),
            Found::Client(..) | Found::Failed(_) | Found::Nothing => {}
        }
        match self.discover().await {
            Ok(client) => {
                let client = Arc::new(client);
                *found = Found::Client(client.clone(), Instant::now());
                Ok(client)
            }
            Err(problem) => {
                *found = Found::Failed(Instant::now());
                Err(self.failed(&problem))
            }
        }
    }

    async fn discover(&self) -> Result<Client, String> {
        let http = self.fetch.client();
        let metadata = CoreProviderMetadata::discover_async(self.issuer.clone(), &http).await;
        let metadata = metadata.map_err(discovery_problem)?;
        let authorize = metadata.authorization_endpoint().as_str().parse::<Uri>();
        if !authorize.is_ok_and(|uri| self.fetch.allows(&uri)) {
            return Err("its sign-in page does not begin with https://".to_string());
        }
        let supported = metadata.token_endpoint_auth_methods_supported();
        let takes = |method| supported.is_some_and(|methods| methods.contains(&method));
        let in_body = takes(CoreClientAuthMethod::ClientSecretPost)
            && !takes(CoreClientAuthMethod::ClientSecretBasic);
        let (id, secret) = (self.client_id.clone(), self.secret.clone());
        let client = Client::from_provider_metadata(metadata, id, secret)
            .set_redirect_uri(self.redirect.clone());
        Ok(if in_body { client.set_auth_type(AuthType::RequestBody) } else { client })
    }

    fn failed(&self, problem: &str) -> ApiError {
        tracing::warn!(provider = self.id, problem, "an OpenID provider failed");
        provider_failed()
    }
}

/// Verifies signature, issuer, audience, expiry and nonce.
fn verifier(client: &Client, now: Time) -> IdTokenVerifier<'_, CoreJsonWebKey> {
    let millis = i64::try_from(now.0.saturating_sub(LEEWAY)).unwrap_or(i64::MAX);
    let now = DateTime::<Utc>::from_timestamp_millis(millis).unwrap_or_default();
    client.id_token_verifier().set_allowed_algs(ALGORITHMS).set_time_fn(move || now)
}

/// What is wrong with what a provider says about itself.
fn discovery_problem(error: DiscoveryError<NoAnswer>) -> String {
    match error {
        DiscoveryError::Request(no_answer) => no_answer.to_string(),
        DiscoveryError::Parse(error) => format!("can't read what it says about itself: {error}"),
        DiscoveryError::Response(_, _, problem) => problem,
        other => other.to_string(),
    }
}

/// Why there is no token. What the provider sent is left out: it may contain one.
fn token_problem(
    error: RequestTokenError<NoAnswer, StandardErrorResponse<CoreErrorResponseType>>,
) -> String {
    match error {
        RequestTokenError::Request(no_answer) => no_answer.to_string(),
        RequestTokenError::ServerResponse(answer) => {
            format!("it refused the code: {}", answer.error().as_ref())
        }
        RequestTokenError::Parse(..) => "can't read its answer to the code".to_string(),
        RequestTokenError::Other(problem) => problem,
    }
}
