//! The samples as a table, and as a picture with one panel for each measure.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::Any;
use crate::process::Sample;

/// The size of a panel, and the room for its labels.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 110.0;
const LEFT: f64 = 60.0;
const TOP: f64 = 34.0;

/// Writes `soak.csv` and `soak.svg`.
pub fn write(folder: &Path, samples: &[Sample], kills: &[f64]) -> Any<()> {
    let mut table = "minutes,memory_mb,files,database_mb,actions\n".to_string();
    for it in samples {
        let Sample { minutes, memory, files, database, actions } = it;
        writeln!(table, "{minutes:.2},{memory:.1},{files},{database:.1},{actions}")?;
    }
    fs::write(folder.join("soak.csv"), table)?;
    fs::write(folder.join("soak.svg"), picture(samples, kills)?)?;
    Ok(())
}

fn picture(samples: &[Sample], kills: &[f64]) -> Any<String> {
    let rates = samples.windows(2).map(|pair| {
        let seconds = (pair[1].minutes - pair[0].minutes) * 60.0;
        (pair[1].actions - pair[0].actions) as f64 / seconds.max(0.001)
    });
    let panels: [(&str, Vec<f64>); 4] = [
        ("Memory, MB", samples.iter().map(|it| it.memory).collect()),
        ("Open files and sockets", samples.iter().map(|it| it.files).collect()),
        ("Database, MB", samples.iter().map(|it| it.database).collect()),
        ("Actions a second", std::iter::once(0.0).chain(rates).collect()),
    ];
    let longest = samples.last().map_or(1.0, |it| it.minutes).max(0.001);
    let across = |minutes: f64| LEFT + WIDTH * minutes / longest;
    let (wide, high) = (LEFT + WIDTH + 20.0, panels.len() as f64 * (HEIGHT + TOP) + 30.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <title>A server under load; dashed lines are kills</title>\n\
         <rect width=\"{wide}\" height=\"{high}\" fill=\"#fffdf8\"/>\n"
    );
    for (i, (name, values)) in panels.iter().enumerate() {
        let top = i as f64 * (HEIGHT + TOP) + TOP;
        let most = round_up(values.iter().copied().fold(0.0, f64::max));
        let up = |value: f64| top + HEIGHT * (1.0 - value / most);
        writeln!(svg, "<text x=\"{LEFT}\" y=\"{}\" fill=\"#2a2622\">{name}</text>", top - 8.0)?;
        for value in [0.0, most / 2.0, most] {
            let y = up(value);
            writeln!(
                svg,
                "<path d=\"M{LEFT} {y:.1}h{WIDTH}\" stroke=\"#e9ddc3\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#6b6257\">{value}</text>",
                LEFT - 6.0,
                y + 4.0
            )?;
        }
        for &kill in kills {
            let x = across(kill);
            writeln!(
                svg,
                "<path d=\"M{x:.1} {top}v{HEIGHT}\" stroke=\"#c9362e\" stroke-dasharray=\"3 3\"/>"
            )?;
        }
        let points: Vec<String> = samples
            .iter()
            .zip(values)
            .map(|(it, &value)| format!("{:.1},{:.1}", across(it.minutes), up(value)))
            .collect();
        let points = points.join(" ");
        writeln!(
            svg,
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"#2e6fc4\" stroke-width=\"1.5\"/>"
        )?;
    }
    let middle = LEFT + WIDTH / 2.0;
    writeln!(
        svg,
        "<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\" fill=\"#2a2622\">minutes, 0 to {longest:.0}; \
         dashed: killed and started again</text>\n</svg>",
        high - 10.0
    )?;
    Ok(svg)
}

/// The next number of the kind 1, 2, 4, 5, 8 times a power of ten.
fn round_up(value: f64) -> f64 {
    let power = 10f64.powf(value.max(1.0).log10().floor());
    let steps = [1.0, 2.0, 4.0, 5.0, 8.0, 10.0];
    steps.into_iter().map(|step| step * power).find(|&step| step >= value).unwrap_or(10.0 * power)
}
