//! Builds the server anew when the page it brings along has changed.

fn main() {
    // The folder is always there, if with nothing in it; see web/public/.gitkeep.
    println!("cargo:rerun-if-changed=../../web/dist");
}
