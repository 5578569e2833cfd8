//! Links between pages lead somewhere, down to the heading.

use super::{pages, prose, read, root};

#[test]
fn every_link_of_the_documents_leads_somewhere() {
    let mut links = 0;
    for page in pages() {
        let text = prose(&read(&page));
        let folder = root().join(&page).parent().unwrap().to_path_buf();
        let links_of_text = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let pictures = text.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
        for link in links_of_text.chain(pictures) {
            if link.starts_with("https://") {
                continue;
            }
            let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if path.is_empty() { root().join(&page) } else { folder.join(path) };
            assert!(target.exists(), "{page}: {link} leads nowhere");
            if !anchor.is_empty() {
                let there = std::fs::read_to_string(&target).unwrap();
                let anchors: Vec<String> = anchors(&there);
                assert!(anchors.iter().any(|it| it == anchor), "{page}: {link}: {anchors:?}");
            }
            links += 1;
        }
    }
    assert!(links > 80, "only {links} links found");
}

/// The anchors of a page's headings, as GitHub makes them.
fn anchors(text: &str) -> Vec<String> {
    let text = prose(text);
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| {
            let name = line.trim_start_matches('#').trim().to_lowercase();
            let kept = name.chars().filter(|it| it.is_alphanumeric() || " -_".contains(*it));
            kept.collect::<String>().replace(' ', "-")
        })
        .collect()
}
