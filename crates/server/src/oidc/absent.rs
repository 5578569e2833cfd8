//! Stands in for providers where the program was built without OpenID Connect. There is none, so
//! nothing of this can be called.

use protocol::ids::Time;
use serde_json::{Map, Value};

use super::attempt::Attempt;
use super::claims::Person;
use crate::config;
use crate::error::ApiError;

/// No provider.
pub enum Provider {}

impl Provider {
    /// There is none.
    pub fn new(_: &config::Oidc, _: &str) -> Option<Provider> {
        None
    }

    /// Never called.
    pub async fn address(&self, _: &Attempt) -> Result<String, ApiError> {
        match *self {}
    }

    /// Never called.
    pub async fn redeem(
        &self,
        _: &Attempt,
        _: String,
        _: Time,
        _: &(dyn Fn(&Map<String, Value>) -> bool + Sync),
    ) -> Result<Person, ApiError> {
        match *self {}
    }
}
