//! A JSON Schema as HTML.

use serde_json::Value;

use crate::pages::html::{Text, inline};

/// The anchor of a schema on the page.
pub fn anchor(name: &str) -> String {
    format!("schema-{name}")
}

/// A short description of a schema's type, with links.
pub fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|target| target.rsplit('/').next()) {
        return format!("<a href=\"#{}\">{}</a>", Text(&anchor(name)), Text(name));
    }
    if let Some(value) = schema.get("const") {
        return code(value);
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(code).collect::<Vec<_>>().join(" or ");
    }
    for either in ["anyOf", "oneOf"] {
        if let Some(kinds) = schema[either].as_array() {
            return kinds.iter().map(kind).collect::<Vec<_>>().join(" or ");
        }
    }
    if let Some(all) = schema["allOf"].as_array() {
        return all.iter().map(kind).collect::<Vec<_>>().join(" and ");
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            let one = |kind: &Value| plain(kind.as_str().unwrap_or_default(), schema);
            kinds.iter().map(one).collect::<Vec<_>>().join(" or ")
        }
        Value::String(kind) => plain(kind, schema),
        _ => "anything".to_string(),
    }
}

fn plain(name: &str, schema: &Value) -> String {
    match name {
        "array" if schema["items"].is_object() => format!("list of {}", kind(&schema["items"])),
        "array" => "list".to_string(),
        "object" if schema["additionalProperties"].is_object() => {
            format!("object, each of {}", kind(&schema["additionalProperties"]))
        }
        "object" if schema["properties"].is_object() => {
            let fields = schema["properties"].as_object().into_iter().flatten();
            let fields =
                fields.map(|(name, field)| format!("<b>{}</b> {}", Text(name), kind(field)));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
        other => Text(other).to_string(),
    }
}

/// A schema in full: its purpose, fields and variants.
pub fn full(schema: &Value) -> String {
    let mut html = String::new();
    if let Some(about) = schema["description"].as_str() {
        html += &format!("<p>{}</p>\n", inline(&about.replace('\n', " ")));
    }
    let fields = schema["properties"].as_object();
    let variants = ["oneOf", "anyOf"].iter().find_map(|name| schema[*name].as_array());
    let whole = schema["allOf"].as_array();
    if let Some(fields) = fields.filter(|fields| !fields.is_empty()) {
        html += "<dl class=\"fields\">\n";
        // The fields that tell variants apart come first.
        let (tags, others): (Vec<_>, Vec<_>) =
            fields.iter().partition(|(_, field)| field.get("const").is_some());
        for (name, field) in tags.into_iter().chain(others) {
            html += &row(name, field, is_required(schema, name));
        }
        html += "</dl>\n";
    }
    if schema["$ref"].is_string() {
        let with = if fields.is_some() { "and all of" } else { "is" };
        html += &format!("<p class=\"kind\">{with} {}</p>\n", kind(schema));
    }
    for part in whole.into_iter().flatten() {
        html += &format!("<p class=\"kind\">all of {}</p>\n", kind(part));
    }
    match variants {
        Some(variants) => {
            let with = if fields.is_some() { "and one of" } else { "one of" };
            html += &format!("<p class=\"kind\">{with}</p>\n<ul class=\"variants\">\n");
            html.extend(variants.iter().map(variant));
            html += "</ul>\n";
        }
        None if fields.is_none() && whole.is_none() && !schema["$ref"].is_string() => {
            html += &format!("<p class=\"kind\">{}</p>\n", kind(schema));
        }
        None => {}
    }
    html
}

/// A variant: a word with its meaning, or an object.
fn variant(schema: &Value) -> String {
    if schema["properties"].is_object() {
        return format!("<li>{}</li>\n", full(schema));
    }
    let about = inline(schema["description"].as_str().unwrap_or_default());
    format!("<li class=\"word\">{} {about}</li>\n", kind(schema))
}

/// A row for a field or a parameter.
pub fn row(name: &str, schema: &Value, required: bool) -> String {
    let about = inline(&schema["description"].as_str().unwrap_or_default().replace('\n', " "));
    let optional = if required { "" } else { " <span class=\"optional\">optional</span>" };
    format!(
        "<div><dt>{}{optional}</dt><dd><span class=\"kind\">{}</span> {about}</dd></div>\n",
        Text(name),
        kind(schema)
    )
}

fn is_required(schema: &Value, name: &str) -> bool {
    schema["required"].as_array().is_some_and(|names| names.iter().any(|it| it == name))
}

fn code(value: &Value) -> String {
    format!("<code>{}</code>", Text(&value.to_string()))
}
