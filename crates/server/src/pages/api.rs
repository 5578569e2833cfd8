//! The API description as a page, generated from the OpenAPI document.

use serde_json::{Map, Value};

use crate::pages::html::{self, Text, inline, prose};
use crate::pages::shape;

const SOCKET: &str = "A socket carries text messages, one JSON object each. The server sends \
    `ServerMessage`: first a view, then events, numbered without gaps. A client sends \
    `ClientMessage` and gets exactly one answer to each, after the event it led to. What is answered \
    with `done` is kept, whatever happens next.\n\n\
    After a lost connection, open the socket again with the last seq you have: you get what you \
    missed. An action is done at most once; sent again, it is `stale`.";

/// The whole page, with each group's requests in the given order.
pub fn page(document: &Value, order: &[&str]) -> String {
    let schemas = document["components"]["schemas"].as_object();
    let tags = document["tags"].as_array().into_iter().flatten();
    let title = document["info"]["title"].as_str().unwrap_or_default();
    let version = document["info"]["version"].as_str().unwrap_or_default();
    let about = document["info"]["description"].as_str().unwrap_or_default();

    let (mut contents, mut groups) = (String::new(), String::new());
    for tag in tags {
        let name = tag["name"].as_str().unwrap_or_default();
        contents += &format!("<li><a href=\"#{0}\">{0}</a></li>\n", Text(name));
        let about = inline(tag["description"].as_str().unwrap_or_default());
        groups += &format!("<section id=\"{0}\">\n<h2>{0}</h2>\n<p>{about}</p>\n", Text(name));
        groups += &requests(document, name, order);
        groups += "</section>\n";
    }
    let body = format!(
        "<header>\n<div>\n<p class=\"home\"><a href=\"/\">{title}</a> <span>{version}</span></p>\n\
         <nav aria-label=\"On this page\"><ul>\n{contents}<li><a href=\"#socket\">socket</a></li>\n\
         <li><a href=\"#schemas\">schemas</a></li>\n</ul></nav>\n</div>\n</header>\n\
         <main>\n<h1>The server for programs</h1>\n<div class=\"about\">{about}\
         <p>The same for programs: <a href=\"/api/openapi.json\">openapi.json</a>.</p></div>\n\
         {groups}{socket}{everywhere}{schemas}</main>\n",
        title = Text(title),
        version = Text(version),
        about = prose(about),
        socket = socket(),
        everywhere = everywhere(document),
        schemas = schemas.map(all_schemas).unwrap_or_default(),
    );
    html::page(&format!("{title}: the server for programs"), &body)
}

/// The requests of a group.
fn requests(document: &Value, tag: &str, order: &[&str]) -> String {
    let mut found = Vec::new();
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for method in ["get", "post", "put", "patch", "delete"] {
            let request = &methods[method];
            if request["tags"].as_array().is_some_and(|tags| tags.iter().any(|it| it == tag)) {
                let place = order.iter().position(|name| request["operationId"] == *name);
                found.push((place, one_request(method, path, request)));
            }
        }
    }
    found.sort();
    found.into_iter().map(|(_, html)| html).collect()
}

fn one_request(method: &str, path: &str, request: &Value) -> String {
    let name = request["operationId"].as_str().unwrap_or_default();
    let summary = inline(request["summary"].as_str().unwrap_or_default());
    let mut html = format!(
        "<article id=\"request-{name}\">\n<h3><span class=\"method {method}\">{shown}</span> \
         <span class=\"path\">{path}</span></h3>\n<p class=\"summary\">{summary}{who}</p>\n",
        name = Text(name),
        shown = method.to_uppercase(),
        path = broken(path),
        who = who(request),
    );
    if let Some(more) = request["description"].as_str() {
        html += &prose(more);
    }
    let mut rows = String::new();
    for parameter in request["parameters"].as_array().into_iter().flatten() {
        let mut schema = parameter["schema"].clone();
        if let (Some(schema), Some(about)) = (schema.as_object_mut(), parameter.get("description"))
        {
            schema.insert("description".to_string(), about.clone());
        }
        let name = parameter["name"].as_str().unwrap_or_default();
        rows += &shape::row(name, &schema, parameter["required"] == true);
    }
    if let Some(content) = request["requestBody"]["content"].as_object() {
        let optional = match request["requestBody"]["required"] == true {
            true => "",
            false => " <span class=\"optional\">optional</span>",
        };
        let kind = content.values().map(|it| shape::kind(&it["schema"])).collect::<String>();
        rows += &format!("<div><dt class=\"word\">body{optional}</dt><dd>{kind}</dd></div>\n");
    }
    if !rows.is_empty() {
        html += &format!("<dl class=\"fields\">\n{rows}</dl>\n");
    }
    html += &answers(request["responses"].as_object());
    html + "</article>\n"
}

/// The answers of a request. Those that any request may get are only named.
fn answers(responses: Option<&Map<String, Value>>) -> String {
    let (mut rows, mut refusals, mut shared) = (String::new(), String::new(), Vec::new());
    for (status, response) in responses.into_iter().flatten() {
        if response["$ref"].is_string() {
            shared.push(format!("<a href=\"#refusals\">{}</a>", Text(status)));
            continue;
        }
        let about = response["description"].as_str().unwrap_or_default();
        let done = status.starts_with('2') || status.starts_with('1');
        if done {
            let content = response["content"].as_object().into_iter().flatten();
            let kinds: Vec<String> = content.map(|(kind, it)| body(kind, it)).collect();
            let (kinds, about) = (kinds.join(" or "), inline(about));
            rows += &format!("<div><dt>{}</dt><dd>{kinds} {about}</dd></div>\n", Text(status));
        } else {
            let about = prose(about);
            refusals += &format!("<div><dt>{}</dt><dd>{about}</dd></div>\n", Text(status));
        }
    }
    if !shared.is_empty() {
        let shared = shared.join(", ");
        refusals += &format!("<div><dt class=\"word\">also</dt><dd>{shared}</dd></div>\n");
    }
    let mut html = format!("<dl class=\"answers\">\n{rows}</dl>\n");
    if !refusals.is_empty() {
        html += &format!(
            "<details><summary>Refusals</summary>\n<dl class=\"answers\">\n{refusals}</dl>\n\
             </details>\n"
        );
    }
    html
}

fn body(kind: &str, content: &Value) -> String {
    match (kind, content["schema"].is_object()) {
        ("application/json", true) => shape::kind(&content["schema"]),
        (kind, true) => format!("<code>{}</code> {}", Text(kind), shape::kind(&content["schema"])),
        (kind, false) => format!("<code>{}</code>", Text(kind)),
    }
}

/// Who may send the request.
fn who(request: &Value) -> &'static str {
    match request["security"].as_array() {
        Some(ways) if ways.iter().all(|way| way.as_object().is_some_and(|it| !it.is_empty())) => {
            " <span class=\"who\">signed in</span>"
        }
        _ => "",
    }
}

/// A path with line breaks allowed before its slashes.
fn broken(path: &str) -> String {
    let parts: Vec<String> = path.split('/').map(|part| Text(part).to_string()).collect();
    let parts: Vec<String> = parts
        .into_iter()
        .map(|part| match part.starts_with('{') {
            true => format!("<var>{part}</var>"),
            false => part,
        })
        .collect();
    parts.join("/<wbr>")
}

fn socket() -> String {
    let links = ["ClientMessage", "Command", "ServerMessage"]
        .map(|name| format!("<li><a href=\"#{}\">{name}</a></li>\n", shape::anchor(name)));
    format!(
        "<section id=\"socket\">\n<h2>socket</h2>\n{}<ul class=\"links\">\n{}</ul>\n</section>\n",
        prose(SOCKET),
        links.concat()
    )
}

/// The refusals that any request may get.
fn everywhere(document: &Value) -> String {
    let responses = document["components"]["responses"].as_object();
    let statuses = [("429", "TooManyRequests"), ("500", "Internal"), ("503", "Unavailable")];
    let rows = statuses.iter().filter_map(|(status, name)| {
        let about = responses?.get(*name)?["description"].as_str()?;
        Some(format!("<div><dt>{status}</dt><dd>{}</dd></div>\n", prose(about)))
    });
    format!(
        "<section id=\"refusals\">\n<h2>refusals everywhere</h2>\n<dl class=\"answers\">\n{}</dl>\n\
         <p>The body is <a href=\"#{}\">Refused</a>.</p>\n</section>\n",
        rows.collect::<String>(),
        shape::anchor("Refused")
    )
}

fn all_schemas(schemas: &Map<String, Value>) -> String {
    let mut html = String::from("<section id=\"schemas\">\n<h2>schemas</h2>\n");
    for (name, schema) in schemas {
        html += &format!(
            "<article class=\"schema\" id=\"{}\">\n<h3>{}</h3>\n{}</article>\n",
            Text(&shape::anchor(name)),
            Text(name),
            shape::full(schema)
        );
    }
    html + "</section>\n"
}
