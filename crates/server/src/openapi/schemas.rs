//! The shapes of everything that goes in or out, each type once.

use std::collections::BTreeSet;

use schemars::generate::SchemaSettings;
use schemars::transform::transform_subschemas;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};
use utoipa::openapi::Ref;

const COMPONENTS: &str = "#/components/schemas/";

/// The schemas of the types asked for so far, and of all they are made of.
///
/// What is written has all its fields, what is read may leave some out. A type that goes both ways
/// is described as it is read, which is also true of what is written.
pub struct Schemas {
    read: SchemaGenerator,
    written: SchemaGenerator,
}

impl Default for Schemas {
    fn default() -> Schemas {
        let settings = || {
            SchemaSettings::draft2020_12()
                .with(|settings| settings.definitions_path = "/components/schemas".into())
        };
        Schemas {
            read: settings().for_deserialize().into_generator(),
            written: settings().for_serialize().into_generator(),
        }
    }
}

impl Schemas {
    /// A type that comes in.
    pub fn reads<T: JsonSchema>(&mut self) -> Ref {
        reference::<T>(&mut self.read)
    }

    /// A type that goes out.
    pub fn writes<T: JsonSchema>(&mut self) -> Ref {
        reference::<T>(&mut self.written)
    }

    /// The fields of a type that comes in, without a name of its own: what stands after a question
    /// mark.
    pub fn fields<T: JsonSchema>(&mut self) -> Vec<Field> {
        let schema = T::json_schema(&mut self.read).to_value();
        let required = |name: &str| {
            schema["required"].as_array().is_some_and(|names| names.iter().any(|it| it == name))
        };
        let properties = schema["properties"].as_object().cloned().unwrap_or_default();
        let field = |(name, mut schema): (String, Value)| {
            let about = schema.as_object_mut().and_then(|schema| schema.remove("description"));
            let about = about.and_then(|about| about.as_str().map(str::to_string));
            Field { required: required(&name), about, schema: without_null(schema), name }
        };
        properties.into_iter().map(field).collect()
    }

    /// All of them, by name.
    pub fn into_components(mut self) -> Value {
        let mut components = self.written.take_definitions(true);
        components.extend(self.read.take_definitions(true));
        Value::Object(components)
    }
}

/// A field of a query.
pub struct Field {
    /// Its name.
    pub name: String,
    /// What it is for.
    pub about: Option<String>,
    /// Whether it can't be left out.
    pub required: bool,
    /// Its shape.
    pub schema: Value,
}

/// One of the components as a JSON Schema that needs no other file.
pub fn alone(components: &Value, name: &str) -> Value {
    let mut needed = BTreeSet::new();
    let root = within(components, name, &mut needed);
    let mut definitions = Map::new();
    while let Some(next) = needed.iter().find(|it| !definitions.contains_key(*it)).cloned() {
        let definition = within(components, &next, &mut needed);
        definitions.insert(next, definition);
    }
    definitions.sort_keys();
    let mut schema = Map::new();
    schema.insert("$schema".into(), json!("https://json-schema.org/draft/2020-12/schema"));
    schema.insert("title".into(), json!(name));
    schema.extend(root.as_object().cloned().unwrap_or_default());
    schema.insert("$defs".into(), Value::Object(definitions));
    Value::Object(schema)
}

/// A component that refers to `$defs`; what it refers to is added to `needed`.
fn within(components: &Value, name: &str, needed: &mut BTreeSet<String>) -> Value {
    fn refer(schema: &mut Schema, needed: &mut BTreeSet<String>) {
        let target = schema.get("$ref").and_then(Value::as_str);
        if let Some(target) = target.and_then(|target| target.strip_prefix(COMPONENTS)) {
            let here = format!("#/$defs/{target}");
            needed.insert(target.to_string());
            schema.insert("$ref".to_string(), Value::String(here));
        }
        transform_subschemas(&mut |schema: &mut Schema| refer(schema, needed), schema);
    }
    let mut schema = Schema::try_from(components[name].clone()).unwrap_or_default();
    refer(&mut schema, needed);
    schema.to_value()
}

fn reference<T: JsonSchema>(generator: &mut SchemaGenerator) -> Ref {
    let schema = generator.subschema_for::<T>();
    let target = schema.get("$ref").and_then(Value::as_str);
    Ref::new(target.expect("what is sent as a whole has a name"))
}

/// What is left out of a query is not there; there is no null.
fn without_null(mut schema: Value) -> Value {
    if let Some(either) = schema["anyOf"].as_array() {
        let kinds = either.iter().find(|kind| kind["type"] != "null").cloned();
        return kinds.unwrap_or(schema);
    }
    if let Some(kinds) = schema["type"].as_array() {
        schema["type"] = kinds.iter().find(|kind| *kind != "null").cloned().unwrap_or_default();
    }
    schema
}
