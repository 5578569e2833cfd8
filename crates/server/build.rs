//! Rebuilds the server when the page embedded in it has changed.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if cfg!(feature = "embedded-page") {
        // The folder is always there, even if empty; see web/public/.gitkeep.
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}
