//! Checks that the API description is true: every request, every code, every shape.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::openapi::{self, refusals};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::browser::{Reply, Server};
use crate::host::{Host, PATIENCE};

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The sources of the server, without their tests.
fn sources() -> String {
    fn read(folder: &Path, text: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, text);
            } else if path.extension().is_some_and(|it| it == "rs") {
                let file = std::fs::read_to_string(&path).unwrap();
                *text += file.split("#[cfg(test)]").next().unwrap();
            }
        }
    }
    let mut text = String::new();
    read(&root("crates/server/src"), &mut text);
    text
}

fn requests() -> impl Iterator<Item = (String, String, &'static Value)> {
    let paths = openapi::document()["paths"].as_object().unwrap();
    paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().iter();
        methods.map(|(method, it)| (method.to_uppercase(), path.clone(), it))
    })
}

#[test]
fn the_files_are_those_of_the_code() {
    for name in openapi::NAMES {
        let file = match name {
            "openapi" => root("docs/formats/openapi.json"),
            name => root(&format!("docs/formats/{name}.schema.json")),
        };
        let written = std::fs::read_to_string(&file).unwrap_or_default();
        let right = written == openapi::schema(name).unwrap();
        assert!(right, "{} is out of date; run `make types`", file.display());
    }
    assert_eq!(openapi::schema("nothing"), None);
}

#[test]
fn every_route_is_described_and_every_description_has_a_route() {
    let text = sources();
    let routes: BTreeSet<&str> =
        text.split(".route(\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    let described = openapi::document()["paths"].as_object().unwrap();
    let described: BTreeSet<&str> = described.keys().map(String::as_str).collect();
    assert_eq!(routes, described);
}

#[tokio::test]
async fn exactly_the_described_methods_are_answered() {
    let server = Server::start().await;
    for (path, methods) in openapi::document()["paths"].as_object().unwrap() {
        let filled = path.replace("{seq}", "0").replace("{code}", "AAAA").replace("{id}", "usa");
        let reply = server.browser().ask("TRACE", &filled).await;
        assert_eq!(reply.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        let allowed = reply.header("allow").unwrap_or_default().to_lowercase();
        let allowed: BTreeSet<&str> = allowed.split(',').filter(|it| *it != "head").collect();
        let described: BTreeSet<&str> =
            methods.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(allowed, described, "{path}");
    }
}

#[test]
fn the_document_is_whole() {
    let document = openapi::document();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1."));
    each_reference(document, &mut |target| {
        let pointer = target.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{target}");
    });
    for name in document["components"]["schemas"].as_object().unwrap().keys() {
        let last = name.chars().last().unwrap();
        assert!(!last.is_ascii_digit(), "two types are called {name}; rename one");
    }
    let names: BTreeSet<&str> =
        requests().map(|(.., it)| it["operationId"].as_str().unwrap()).collect();
    assert_eq!(names.len(), requests().count(), "each request has a name of its own");
    for (method, path, request) in requests() {
        assert!(request["summary"].as_str().unwrap().len() > 5, "{method} {path}");
        let tag = request["tags"][0].as_str().unwrap();
        assert!(openapi::TAGS.iter().any(|(known, _)| *known == tag), "{tag}");
        let fields = request["parameters"].as_array().map_or(0, Vec::len);
        assert!(fields >= path.matches('{').count(), "{method} {path}");
    }
}

fn each_reference(value: &Value, check: &mut impl FnMut(&str)) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value.as_str() {
                    Some(target) if name == "$ref" => check(target),
                    _ => each_reference(value, check),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| each_reference(item, check)),
        _ => {}
    }
}

#[tokio::test]
async fn answers_have_the_shapes_that_are_described() {
    let server = Server::start().await;
    let mut anna = server.account("Anna").await;
    let check = |method: &str, path: &str, reply: &Reply| {
        let request = &openapi::document()["paths"][path][method.to_lowercase()];
        let status = reply.status.as_u16().to_string();
        let mut response = &request["responses"][&status];
        if let Some(target) = response["$ref"].as_str() {
            response = openapi::document().pointer(target.strip_prefix('#').unwrap()).unwrap();
        }
        assert!(response.is_object(), "{method} {path} answers {status}: {}", reply.text);
        let kind = reply.header("content-type").unwrap_or_default();
        let kind = kind.split(';').next().unwrap();
        if kind.is_empty() {
            return assert!(response.get("content").is_none(), "{method} {path}");
        }
        let content = &response["content"][kind];
        assert!(content.is_object(), "{method} {path} answers {status} with {kind}");
        if let (true, "application/json") = (content["schema"].is_object(), kind) {
            let answer = serde_json::from_str(&reply.text).unwrap();
            let place = format!("{method} {path} {status}");
            assert_eq!(fits(&content["schema"], &answer), Ok(()), "{place}");
        }
    };
    let settings =
        json!({"game": "usa", "places": 2, "clock": {"type": "per_turn", "seconds": 60}});
    let table = json!({"settings": settings, "bots": [{"place": 1, "level": "random"}]});
    let opened = anna.send("POST", "/api/tables", Some(table)).await;
    check("POST", "/api/tables", &opened);
    let name = opened.expect(201);
    let id = name["id"].as_str().unwrap();
    let commands = "/api/tables/{id}/commands";
    for command in [
        json!({"type": "say", "text": "Hello"}),
        json!({"type": "start"}),
        json!({"type": "start"}),
        json!({"type": "remove", "place": 7}),
        json!({"type": "act", "decided_on": 0, "action": {"type": "pass"}}),
        json!({"type": "look"}),
        json!({"type": "fly"}),
    ] {
        let reply = anna.send("POST", &commands.replace("{id}", id), Some(command)).await;
        check("POST", commands, &reply);
    }
    let bot = anna.send("POST", "/api/bots", Some(json!({"name": "Robot"}))).await;
    check("POST", "/api/bots", &bot);
    let bot = bot.expect(200)["user"]["id"].as_str().unwrap().to_string();
    let me = anna.me().await["id"].as_str().unwrap().to_string();
    let code = name["code"].as_str().unwrap();
    for (method, path, id) in [
        ("GET", "/", ""),
        ("GET", "/api", ""),
        ("GET", "/api/style.css", ""),
        ("GET", "/api/openapi.json", ""),
        ("GET", "/healthz", ""),
        ("GET", "/api/me", ""),
        ("GET", "/api/me/games", ""),
        ("GET", "/api/bots", ""),
        ("POST", "/api/bots/{id}/token", &bot),
        ("POST", "/api/bots/{id}/token", "nobody"),
        ("DELETE", "/api/bots/{id}", &bot),
        ("GET", "/api/users/{id}", &me),
        ("GET", "/api/users/{id}", "nobody"),
        ("GET", "/api/games", ""),
        ("GET", "/api/games/{id}", "europe"),
        ("GET", "/api/games/{id}", "card_game"),
        ("GET", "/api/games/{id}", "chess"),
        ("GET", "/api/tables", ""),
        ("GET", "/api/codes/{code}", code),
        ("GET", "/api/codes/{code}", "0"),
        ("GET", "/api/tables/{id}", id),
        ("GET", "/api/tables/{id}", "nothing"),
        ("GET", "/api/tables/{id}/at/{seq}", id),
        ("GET", "/api/tables/{id}/record", id),
        ("GET", "/api/tables/{id}/socket", id),
        ("POST", "/api/guest", ""),
        ("POST", "/api/account", ""),
        ("PATCH", "/api/me", ""),
        ("DELETE", "/api/me", ""),
        ("DELETE", "/api/session", ""),
        ("GET", "/api/me/games", ""),
    ] {
        for seq in ["0", "3", "99"] {
            let filled = path.replace("{id}", id).replace("{code}", id).replace("{seq}", seq);
            let reply = anna.ask(method, &filled).await;
            check(method, path, &reply);
        }
    }
}

#[tokio::test]
async fn the_events_of_the_live_list_have_the_described_shape() {
    let paths = &openapi::document()["paths"];
    let stream = &paths["/api/tables/live"]["get"]["responses"]["200"];
    // The body as a whole is not JSON, so it has no schema; the words say which each event has.
    assert_eq!(stream["content"], json!({"text/event-stream": {}}));
    assert!(stream["description"].as_str().unwrap().contains("`TableList`"));

    let host = Host::start().await;
    let mut anna = host.guest("Anna").await;
    let table = json!({"settings": {"game": "usa", "places": 2}});
    anna.send("POST", "/api/tables", Some(table)).await.expect(201);
    let mut socket = TcpStream::connect(host.address).await.unwrap();
    let ask = b"GET /api/tables/live HTTP/1.1\r\nHost: localhost\r\n\r\n";
    socket.write_all(ask).await.unwrap();
    let mut said = String::new();
    let data = loop {
        let mut part = [0; 4096];
        let read = timeout(PATIENCE, socket.read(&mut part)).await.expect("it tells").unwrap();
        assert!(read > 0, "it ended with {said}");
        said += std::str::from_utf8(&part[..read]).unwrap();
        let events = said.split("\n\n").filter(|event| event.contains("\"usa\""));
        let data = events.filter_map(|event| event.split_once("data: "));
        let read = data.filter_map(|(_, data)| serde_json::from_str::<Value>(data).ok()).next();
        if let Some(data) = read {
            break data;
        }
    };
    let list = &paths["/api/tables"]["get"]["responses"]["200"]["content"]["application/json"];
    assert!(list["schema"]["$ref"].as_str().unwrap().ends_with("/TableList"));
    assert_eq!(fits(&list["schema"], &data), Ok(()));
}

/// Checks a value against a schema, for the keywords of JSON Schema used here.
fn fits(schema: &Value, value: &Value) -> Result<(), String> {
    let short = |value: &Value| value.to_string().chars().take(300).collect::<String>();
    let wrong = |why: &str| Err(format!("{why}: {} is not {}", short(value), short(schema)));
    if let Some(target) = schema["$ref"].as_str() {
        let target = openapi::document().pointer(target.strip_prefix('#').unwrap()).unwrap();
        fits(target, value)?;
    }
    for part in schema["allOf"].as_array().into_iter().flatten() {
        fits(part, value)?;
    }
    for either in ["anyOf", "oneOf"] {
        if let Some(variants) = schema[either].as_array() {
            let fitting = variants.iter().filter(|variant| fits(variant, value).is_ok()).count();
            if fitting == 0 || (either == "oneOf" && fitting > 1) {
                return wrong(&format!("{fitting} variants fit"));
            }
        }
    }
    if schema.get("const").is_some_and(|it| it != value)
        || schema["enum"].as_array().is_some_and(|words| !words.contains(value))
    {
        return wrong("another word");
    }
    let is = |kind: &Value| match kind.as_str().unwrap() {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("{other} is not known"),
    };
    let right = match &schema["type"] {
        Value::Null => true,
        Value::Array(kinds) => kinds.iter().any(is),
        kind => is(kind),
    };
    if !right {
        return wrong("another type");
    }
    for item in value.as_array().into_iter().flatten() {
        if schema["items"].is_object() {
            fits(&schema["items"], item)?;
        }
    }
    let Some(fields) = value.as_object() else { return Ok(()) };
    for name in schema["required"].as_array().into_iter().flatten() {
        if !fields.contains_key(name.as_str().unwrap()) {
            return wrong(&format!("{name} is missing"));
        }
    }
    for (name, field) in fields {
        let patterns = schema["patternProperties"].as_object().and_then(|it| it.values().next());
        match (&schema["properties"][name], patterns.unwrap_or(&schema["additionalProperties"])) {
            (Value::Null, Value::Bool(false)) => return wrong(&format!("{name} is not known")),
            (Value::Null, more) if more.is_object() => fits(more, field)?,
            (Value::Null, _) => {}
            (known, _) => fits(known, field)?,
        }
    }
    Ok(())
}

#[test]
fn every_code_is_documented() {
    let text = sources();
    // Find the codes in calls that create an error.
    let made = text.split("ApiError::new(").skip(1).filter_map(|rest| {
        let end = rest.find(')').unwrap_or(rest.len());
        rest[..end].split('"').nth(1)
    });
    let known: Vec<&str> = refusals::CODES.iter().map(|it| it.0).collect();
    for code in made {
        assert!(known.contains(&code), "{code} is not in the list of codes");
    }
    for code in &known {
        assert!(text.matches(&format!("\"{code}\"")).count() > 1, "{code} is never used");
    }
    let tables: Vec<&str> = refusals::of_tables().iter().map(|refused| refused.code()).collect();
    assert_eq!(tables, table::refused::CODES);
    let api = std::fs::read_to_string(root("docs/api.md")).unwrap();
    let of_tables = std::fs::read_to_string(root("docs/tables.md")).unwrap();
    for code in known {
        assert!(api.contains(&format!("`{code}`")), "docs/api.md does not name {code}");
    }
    for code in tables {
        assert!(of_tables.contains(&format!("`{code}`")), "docs/tables.md does not name {code}");
    }
}

#[test]
fn every_request_is_in_the_overview() {
    let api = std::fs::read_to_string(root("docs/api.md")).unwrap();
    for (method, path, _) in requests() {
        let named = api.contains(&format!("`{method} {path}`"))
            || api.contains(&format!("`{method} {path}?"));
        assert!(named, "docs/api.md does not name {method} {path}");
    }
}

#[tokio::test]
async fn the_page_is_whole_and_loads_nothing_from_elsewhere() {
    let server = Server::start().await;
    for path in ["/", "/api"] {
        let page = server.browser().ask("GET", path).await;
        assert_eq!(page.status, StatusCode::OK);
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
        let tags = page.text.split('<').filter_map(|tag| tag.split('>').next());
        let tags: Vec<String> = tags.map(|tag| format!("<{tag}")).collect();
        for foreign in ["<style", "style=\"", "http:", "https:", " on"] {
            assert!(!tags.iter().any(|tag| tag.contains(foreign)), "{path}: {foreign}");
        }
        // If the page was built, scripts are files from this server, never inline.
        let scripts = tags.iter().filter(|tag| tag.starts_with("<script"));
        assert!(scripts.clone().all(|tag| tag.contains(" src=\"/assets/")), "{path}");
        let ids: BTreeSet<&str> = attributes(&page.text, " id=\"").collect();
        for link in attributes(&page.text, " href=\"#") {
            assert!(ids.contains(link), "{path} has no {link}");
        }
        for link in attributes(&page.text, " href=\"/") {
            let reply = server.browser().ask("GET", &format!("/{link}")).await;
            assert_eq!(reply.status, StatusCode::OK, "/{link}");
        }
    }
    let page = server.browser().ask("GET", "/api").await.text;
    for (.., request) in requests() {
        let name = request["operationId"].as_str().unwrap();
        assert!(page.contains(&format!("id=\"request-{name}\"")), "{name}");
    }
}

fn attributes<'a>(page: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    page.split(start).skip(1).map(|rest| rest.split('"').next().unwrap())
}
