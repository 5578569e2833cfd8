//! `branchline bench`.
use crate::failure::Failure;
use clap::Args;
#[derive(Args)]
pub struct BenchArgs {}
pub fn run(_: &BenchArgs) -> Result<(), Failure> {
    Ok(())
}
