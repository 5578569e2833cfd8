//! The description of one request: who may send it, its input and its answer.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde_json::json;
use utoipa::openapi::path::{
    HttpMethod, Operation, OperationBuilder, Parameter, ParameterBuilder, ParameterIn, Paths,
};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Required, Schema};

use crate::openapi::refusals;
use crate::openapi::schemas::{Field, Schemas};

type Shape = fn(&mut Schemas) -> Ref;

/// One request. The method, the path, who may send it, its input and the shape of the answer are
/// filled in from its route.
pub struct Request {
    method: HttpMethod,
    path: &'static str,
    name: &'static str,
    tag: &'static str,
    summary: &'static str,
    more: &'static str,
    asks: Asks,
    fields: Option<fn(&mut Schemas) -> Vec<Field>>,
    body: Option<(Shape, Required)>,
    answer: Answer,
    codes: Vec<&'static str>,
}

/// The answer to a request.
struct Answer {
    status: u16,
    about: &'static str,
    /// The media type; empty if there is no body.
    kind: &'static str,
    shape: Option<Shape>,
}

/// Who may send a request.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    /// Anybody. The sender does not matter.
    Anybody,
    /// Anybody, but signed-in users are told more.
    Visitor,
    /// Signed-in users only.
    Known,
}

impl Request {
    /// A request with its group, its name for programs and a summary.
    pub fn new(tag: &'static str, name: &'static str, summary: &'static str) -> Request {
        Request {
            method: HttpMethod::Get,
            path: "",
            name,
            tag,
            summary,
            more: "",
            asks: Asks::Anybody,
            fields: None,
            body: None,
            answer: Answer { status: 200, about: "", kind: "", shape: None },
            codes: Vec::new(),
        }
    }

    /// The name for programs.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Sets the method.
    pub fn by(self, method: HttpMethod) -> Request {
        Request { method, ..self }
    }

    /// Sets the path.
    pub fn at(self, path: &'static str) -> Request {
        Request { path, ..self }
    }

    /// Adds a longer description.
    pub fn more(self, more: &'static str) -> Request {
        Request { more, ..self }
    }

    /// The handler looks at who is asking, but anybody may ask.
    pub fn visitor(self) -> Request {
        Request { asks: Asks::Visitor, ..self }
    }

    /// Only signed-in users may ask.
    pub fn known(self) -> Request {
        Request { asks: Asks::Known, ..self }
    }

    /// The request may have these query parameters.
    pub fn query<T: JsonSchema>(self) -> Request {
        Request { fields: Some(Schemas::fields::<T>), ..self }
    }

    /// The request has this body.
    pub fn sends<T: JsonSchema>(self) -> Request {
        Request { body: Some((Schemas::reads::<T>, Required::True)), ..self }
    }

    /// The request may have this body, or none.
    pub fn may_send<T: JsonSchema>(self) -> Request {
        Request { body: Some((Schemas::reads::<T>, Required::False)), ..self }
    }

    /// Describes the answer in words.
    pub fn says(mut self, about: &'static str) -> Request {
        self.answer.about = about;
        self
    }

    /// Sets the type of the answer's body.
    pub fn answers<T: JsonSchema>(mut self) -> Request {
        self.answer.shape = Some(Schemas::writes::<T>);
        self.of_kind("application/json")
    }

    /// Sets the media type of the answer, unless it is already set.
    pub fn of_kind(mut self, kind: &'static str) -> Request {
        if self.answer.kind.is_empty() {
            self.answer.kind = kind;
        }
        self
    }

    /// Sets the status of the answer.
    pub fn status(mut self, status: u16) -> Request {
        self.answer.status = status;
        self
    }

    /// Adds refusal codes to those that follow from the request's input.
    pub fn refuses(mut self, codes: &[&'static str]) -> Request {
        self.codes.extend(codes);
        self
    }

    /// Adds the request to the document's paths.
    pub fn write(self, paths: &mut Paths, schemas: &mut Schemas) {
        let refusals = self.refusals();
        let mut operation = OperationBuilder::new()
            .tag(self.tag)
            .operation_id(Some(self.name))
            .summary(Some(self.summary))
            .description((!self.more.is_empty()).then_some(self.more));
        for parameter in self.parameters(schemas) {
            operation = operation.parameter(parameter);
        }
        if let Some((shape, required)) = self.body {
            let content = ContentBuilder::new().schema(Some(shape(schemas))).build();
            let body = RequestBodyBuilder::new().content("application/json", content);
            operation = operation.request_body(Some(body.required(Some(required)).build()));
        }
        let Answer { status, about, kind, shape } = self.answer;
        let mut response = ResponseBuilder::new().description(about);
        if !kind.is_empty() {
            let content = ContentBuilder::new().schema(shape.map(|shape| shape(schemas)));
            response = response.content(kind, content.build());
        }
        operation = operation.response(status.to_string(), response.build());
        for (status, codes) in refusals {
            operation = match refusals::shared(status) {
                Some(shared) => operation.response(status.to_string(), shared),
                None => {
                    let response = refusals::response(status, &codes, schemas);
                    operation.response(status.to_string(), response)
                }
            };
        }
        let operation: Operation = operation.securities(self.asks.security()).build();
        paths.add_path_operation(self.path, vec![self.method], operation);
    }

    /// The refusal codes by status: the request's own, and those that follow from its input.
    fn refusals(&self) -> BTreeMap<u16, Vec<&'static str>> {
        let mut codes: BTreeMap<u16, Vec<&'static str>> = BTreeMap::new();
        let mut add = |status: u16, code| {
            let codes = codes.entry(status).or_default();
            if !codes.contains(&code) {
                codes.push(code);
            }
        };
        let api = self.path.starts_with("/api");
        if self.body.is_some() {
            add(400, "bad_request");
            add(415, "bad_request");
            add(413, "too_large");
        }
        if self.path.contains('{') || self.fields.is_some() {
            add(400, "bad_request");
            add(414, "too_large");
        }
        if self.asks != Asks::Anybody {
            add(401, "sign_in");
            add(403, "banned");
        }
        if !matches!(self.method, HttpMethod::Get) || self.answer.status == 101 {
            add(403, "forbidden");
        }
        if api {
            add(429, "too_many_requests");
            add(500, "internal");
        }
        if self.asks != Asks::Anybody {
            add(503, "storage_busy");
        }
        for code in &self.codes {
            add(refusals::status(code), code);
        }
        codes
    }

    fn whose_id(&self) -> &'static str {
        match self.path.split('/').nth(2) {
            Some("bots") => "The bot's id.",
            Some("games") => "The game's id.",
            Some("users") => "The user's id.",
            Some("oidc") => "The provider's id.",
            Some("me") => "The link's id.",
            Some("admin") => match self.path.split('/').nth(3) {
                Some("users") => "The user's id.",
                Some("bans") => "The ban's id.",
                Some("reports") => "The report's id.",
                _ => "The table's id.",
            },
            _ => "The table's id.",
        }
    }

    fn parameters(&self, schemas: &mut Schemas) -> Vec<Parameter> {
        let parameter = |name: &str, place, required, about: Option<String>, schema| {
            let schema = serde_json::from_value::<RefOr<Schema>>(schema);
            ParameterBuilder::new()
                .name(name)
                .parameter_in(place)
                .required(if required { Required::True } else { Required::False })
                .description(about)
                .schema(Some(schema.expect("parameters are of plain types")))
                .build()
        };
        let names = self.path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        let mut parameters: Vec<Parameter> = names
            .map(|name| {
                let (kind, about) = match name {
                    "seq" => (
                        json!({"type": "integer", "minimum": 0}),
                        "The `seq` of an entry in the table's log.",
                    ),
                    "code" => (json!({"type": "string"}), "The join code, in upper or lower case."),
                    _ => (json!({"type": "string"}), self.whose_id()),
                };
                parameter(name, ParameterIn::Path, true, Some(about.to_string()), kind)
            })
            .collect();
        let fields = self.fields.map(|fields| fields(schemas)).unwrap_or_default();
        parameters.extend(fields.into_iter().map(|field| {
            let Field { name, about, required, schema } = field;
            parameter(&name, ParameterIn::Query, required, about, schema)
        }));
        parameters
    }
}

impl Asks {
    fn security(self) -> Option<Vec<SecurityRequirement>> {
        let none: [&str; 0] = [];
        let cookie = SecurityRequirement::new("cookie", none);
        let bearer = SecurityRequirement::new("bearer", none);
        match self {
            Asks::Anybody => None,
            Asks::Visitor => Some(vec![SecurityRequirement::default(), cookie, bearer]),
            Asks::Known => Some(vec![cookie, bearer]),
        }
    }
}
