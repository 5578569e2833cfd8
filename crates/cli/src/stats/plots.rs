//! Plots as SVG, drawn for the width of a phone and scaled from there.

use super::Bin;
use super::page::escape;

/// The width everything is drawn for.
const WIDTH: f64 = 380.0;

/// One bar of a plot; lengths are from 0 to 1.
pub struct Bar {
    pub name: String,
    pub all: f64,
    /// The dark part of it.
    pub won: f64,
    /// A line from here to there.
    pub error: Option<[f64; 2]>,
    pub value: String,
}

/// Bars that lie one below the other, each under its name.
pub fn bars(title: &str, list: &[Bar]) -> String {
    const ROW: f64 = 36.0;
    const LONGEST: f64 = WIDTH - 56.0;
    let height = ROW * list.len() as f64;
    let mut svg = begin(title, height);
    for (i, bar) in list.iter().enumerate() {
        let top = ROW * i as f64;
        let (text, rect) = (top + 13.0, top + 18.0);
        svg += &format!("<text x=\"0\" y=\"{text:.1}\">{}</text>\n", escape(&bar.name));
        for (class, length) in [("all", bar.all), ("won", bar.won)] {
            if length > 0.0 {
                let length = length * LONGEST;
                svg += &format!(
                    "<rect class=\"{class}\" x=\"0\" y=\"{rect:.1}\" width=\"{length:.1}\" height=\"12\"/>\n"
                );
            }
        }
        let mut end = bar.all;
        if let Some([low, high]) = bar.error {
            let (from, to, middle) = (low * LONGEST, high * LONGEST, rect + 6.0);
            svg += &format!(
                "<line class=\"error\" x1=\"{from:.1}\" y1=\"{middle:.1}\" x2=\"{to:.1}\" y2=\"{middle:.1}\"/>\n"
            );
            end = end.max(high);
        }
        let (x, y) = (end * LONGEST + 6.0, rect + 10.5);
        svg += &format!("<text class=\"quiet\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>\n", bar.value);
    }
    svg + "</svg>\n"
}

/// Columns side by side: how many scores are in each bin.
pub fn columns(title: &str, bins: &[Bin]) -> String {
    const TALLEST: f64 = 140.0;
    const TOP: f64 = 16.0;
    let floor = TOP + TALLEST;
    let most = f64::from(bins.iter().map(|bin| bin.scores).max().unwrap_or(0).max(1));
    let step = WIDTH / bins.len().max(1) as f64;
    let mut svg = begin(title, floor + 20.0);
    // As many labels as have room.
    let every = (36.0 / step).ceil().max(1.0) as usize;
    for (i, bin) in bins.iter().enumerate() {
        let x = step * i as f64;
        let width = step - 2.0;
        for (class, count) in [("all", bin.scores), ("won", bin.winning)] {
            if count > 0 {
                let height = TALLEST * f64::from(count) / most;
                let y = floor - height;
                svg += &format!(
                    "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\">\
                     <title>{} to {}: {} scores, {} of them won</title></rect>\n",
                    bin.from,
                    bin.to - 1,
                    bin.scores,
                    bin.winning
                );
            }
        }
        if f64::from(bin.scores) == most {
            let (x, y) = (x + width / 2.0, floor - TALLEST - 4.0);
            svg += &format!(
                "<text class=\"quiet\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{}</text>\n",
                bin.scores
            );
        }
        if i % every == 0 {
            let y = floor + 15.0;
            svg +=
                &format!("<text class=\"quiet\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>\n", bin.from);
        }
    }
    svg += &format!(
        "<line class=\"line\" x1=\"0\" y1=\"{floor:.1}\" x2=\"{WIDTH}\" y2=\"{floor:.1}\"/>\n"
    );
    svg + "</svg>\n"
}

fn begin(title: &str, height: f64) -> String {
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\">\n",
        escape(title)
    )
}
