//! The shapes of everything sent or received, each type once.

use std::collections::BTreeSet;

use schemars::generate::SchemaSettings;
use schemars::transform::transform_subschemas;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};
use utoipa::openapi::Ref;

const COMPONENTS: &str = "#/components/schemas/";

/// The schemas of the types asked for so far, and of all types they contain.
///
/// Output always has all its fields; input may leave some out. A type used both ways is described
/// as input, which is also true of the output.
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
    /// Adds a type that the server reads.
    pub fn reads<T: JsonSchema>(&mut self) -> Ref {
        reference::<T>(&mut self.read)
    }

    /// Adds a type that the server writes.
    pub fn writes<T: JsonSchema>(&mut self) -> Ref {
        reference::<T>(&mut self.written)
    }

    /// The fields of a type used as query parameters, without adding the type itself.
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

    /// All schemas, by name.
    pub fn into_components(mut self) -> Value {
        let mut components = self.written.take_definitions(true);
        components.extend(self.read.take_definitions(true));
        Value::Object(components)
    }
}

/// A field of a query.
pub struct Field {
    /// The parameter's name.
    pub name: String,
    /// What it is for.
    pub about: Option<String>,
    /// Whether it must be present.
    pub required: bool,
    /// The JSON Schema of its value.
    pub schema: Value,
}

/// One component as a self-contained JSON Schema.
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

/// A component with its references pointing to `$defs`. Their names are added to `needed`.
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

/// Removes null from a schema: a query parameter is left out, never null.
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
