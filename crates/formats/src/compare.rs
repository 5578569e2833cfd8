//! Compares a document with what another one expects of it.

use serde_json::{Map, Value};

/// Describes the first difference between `actual` and what `expected` asks for; `None` if there is
/// none.
///
/// Only the object fields that `expected` names are compared; `null` there means absent. Bags of
/// cards and borrowed tracks are compared in full, decks and rows in order, and other lists of ids
/// as sets.
pub fn difference(expected: &Value, actual: &Value) -> Option<String> {
    compare("", "", expected, Some(actual))
}

/// Lists of ids whose order has no meaning. (Offers are compared in order.)
const SETS: [&str; 8] = [
    "tickets",
    "tracks",
    "stations",
    "completed",
    "returned",
    "tickets_completed",
    "tickets_failed",
    "big_cities",
];

/// Objects that are compared in full.
const WHOLE: [&str; 6] = ["hand", "discards", "laid", "pile", "yard", "borrowed"];

fn compare(place: &str, parent: &str, expected: &Value, actual: Option<&Value>) -> Option<String> {
    let name = place.rsplit('.').next().unwrap_or(place);
    let differ = || {
        let actual = actual.filter(|value| !value.is_null());
        let found = actual.map_or("absent".to_string(), Value::to_string);
        let wanted = if expected.is_null() { "absent".to_string() } else { expected.to_string() };
        Some(format!("{place}: expected {wanted}, got {found}"))
    };
    let actual = match actual {
        Some(actual) if !is_default(actual) => actual,
        // An absent field means the same as one with its default value.
        _ => return if is_default(expected) { None } else { differ() },
    };
    match (expected, actual) {
        (Value::Object(wanted), Value::Object(found)) if WHOLE.contains(&name) => {
            if without_zeros(wanted) == without_zeros(found) { None } else { differ() }
        }
        (Value::Object(wanted), Value::Object(found)) => wanted.iter().find_map(|(key, value)| {
            let inner = if place.is_empty() { key.clone() } else { format!("{place}.{key}") };
            compare(&inner, name, value, found.get(key))
        }),
        (Value::Array(wanted), Value::Array(found)) if name == "players" => {
            wanted.iter().enumerate().find_map(|(i, value)| {
                let inner = format!("{place}[{i}]");
                match found.get(i) {
                    None => Some(format!("{inner}: there is no such player")),
                    Some(_) if value.is_null() => None,
                    found => compare(&inner, "players", value, found),
                }
            })
        }
        (Value::Array(wanted), Value::Array(found))
            if SETS.contains(&name) && parent != "offer" =>
        {
            if as_set(wanted) == as_set(found) {
                None
            } else {
                differ()
            }
        }
        _ if expected == actual => None,
        _ => differ(),
    }
}

/// Whether a value means the same as leaving the field out.
fn is_default(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(flag) => !flag,
        Value::Number(number) => number.as_i64() == Some(0),
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(fields) => without_zeros(fields).is_empty(),
    }
}

fn without_zeros(bag: &Map<String, Value>) -> Map<String, Value> {
    let kept = bag.iter().filter(|(_, value)| !is_default(value));
    let inner = |value: &Value| match value {
        Value::Object(set) => Value::Object(without_zeros(set)),
        count => count.clone(),
    };
    kept.map(|(key, value)| (key.clone(), inner(value))).collect()
}

fn as_set(list: &[Value]) -> Vec<String> {
    let mut set: Vec<String> = list.iter().map(Value::to_string).collect();
    set.sort();
    set.dedup();
    set
}
