//! HTML from untrusted text.

use std::fmt;

/// Text to be escaped.
pub struct Text<'a>(pub &'a str);

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                other => write!(f, "{other}")?,
            }
        }
        Ok(())
    }
}

/// A whole page.
pub fn page(title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{}</title>\n<link rel=\"icon\" href=\"data:,\">\n\
         <link rel=\"stylesheet\" href=\"/api/style.css\">\n</head>\n\
         <body>\n{body}</body>\n</html>\n",
        Text(title)
    )
}

/// Prose as used in descriptions: paragraphs, lists, and code in backticks.
pub fn prose(text: &str) -> String {
    let mut html = String::new();
    for block in text.split("\n\n") {
        let items: Vec<&str> = block.lines().filter_map(|line| line.strip_prefix("- ")).collect();
        if items.is_empty() {
            html += &format!("<p>{}</p>\n", inline(block));
        } else {
            let items = items.iter().map(|item| format!("<li>{}</li>\n", inline(item)));
            html += &format!("<ul class=\"codes\">\n{}</ul>\n", items.collect::<String>());
        }
    }
    html
}

/// One line of prose.
pub fn inline(text: &str) -> String {
    let parts = text.split('`').enumerate().map(|(i, part)| match i % 2 {
        0 => Text(part).to_string(),
        _ => format!("<code>{}</code>", Text(part)),
    });
    parts.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_is_markup() {
        assert_eq!(inline("a<b> `\"<c>'`&"), "a&lt;b&gt; <code>&quot;&lt;c&gt;&#39;</code>&amp;");
        assert_eq!(
            prose("- <x>\n- y"),
            "<ul class=\"codes\">\n<li>&lt;x&gt;</li>\n<li>y</li>\n</ul>\n"
        );
    }
}
