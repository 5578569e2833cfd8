//! `branchline play`.
use crate::failure::Failure;
use clap::Args;
#[derive(Args)]
pub struct PlayArgs {}
pub fn run(_: &PlayArgs) -> Result<(), Failure> {
    Ok(())
}
