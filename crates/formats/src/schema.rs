//! JSON Schemas of the formats, generated from the types that read them.

use schemars::{JsonSchema, Schema, generate::SchemaSettings};

use crate::action::ActionDoc;
use crate::map::MapDoc;
use crate::position::PositionDoc;
use crate::record::RecordDoc;
use crate::review::ReviewDoc;
use crate::scenario::ScenarioDoc;
use crate::score::ScoreDoc;

/// The names of the formats that have a schema.
pub const NAMES: [&str; 7] = ["action", "map", "position", "record", "review", "scenario", "score"];

/// The schema of a format as JSON text.
pub fn schema(name: &str) -> Option<String> {
    let schema = match name {
        "action" => of::<ActionDoc>(),
        "map" => of::<MapDoc>(),
        "position" => of::<PositionDoc>(),
        "record" => of::<RecordDoc>(),
        "review" => of::<ReviewDoc>(),
        "scenario" => of::<ScenarioDoc>(),
        "score" => of::<ScoreDoc>(),
        _ => return None,
    };
    let text = serde_json::to_string_pretty(&schema).expect("a schema is plain JSON");
    Some(text + "\n")
}

fn of<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>()
}
