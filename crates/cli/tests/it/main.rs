//! The `branchline` binary, run as people and scripts run it.

mod play;
