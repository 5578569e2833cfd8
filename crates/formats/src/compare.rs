//! Whether a document is what another one says it should be.

use serde_json::{Map, Value};

/// The first place where `actual` is not what `expected` says, in words; `None` if all is well.
///
/// Objects are compared in the fields that `expected` names; `null` there means absent. Bags of
/// cards and the borrowed tracks are compared whole, decks and rows in order, other lists of ids as
/// sets.
pub fn difference(expected: &Value, actual: &Value) -> Option<String> {
    compare("", "", expected, Some(actual))
}

/// Lists of ids whose order means nothing. (Those of an offer keep theirs.)
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

/// Objects that are compared whole.
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
        // An absent field and one with its default say the same.
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

/// Whether a value says the same as its absence.
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
