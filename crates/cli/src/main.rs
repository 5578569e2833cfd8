//! The `branchline` binary.
fn main() {}
