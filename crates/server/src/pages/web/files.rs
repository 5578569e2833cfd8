//! The page's files, with a compressed copy beside each text file. Without them the server serves
//! only programs.

pub use source::built;

#[cfg(feature = "embedded-page")]
mod source {
    use rust_embed::Embed;

    use super::super::Bytes;

    #[derive(Embed)]
    #[folder = "../../web/dist"]
    #[allow_missing = true]
    struct Dist;

    /// A file as it was at build time.
    pub fn built(name: &str) -> Option<Bytes> {
        Dist::get(name).map(|file| file.data)
    }
}

/// For programs that run where they were built: the page and the program can be built at the same
/// time, and a change to the page needs no rebuild of the program.
#[cfg(not(feature = "embedded-page"))]
mod source {
    use std::path::{Component, Path};

    use super::super::Bytes;

    const DIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");

    /// A file as it is on disk now.
    pub fn built(name: &str) -> Option<Bytes> {
        // Names come from requests, so none may lead out of the folder.
        let inside = Path::new(name).components().all(|it| matches!(it, Component::Normal(_)));
        inside.then(|| std::fs::read(Path::new(DIST).join(name)).ok()).flatten().map(Bytes::from)
    }
}
