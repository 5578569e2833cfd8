//! What the server measures, in Prometheus' text format.

use std::fs;
use std::sync::OnceLock;

use axum::extract::State;
use metrics::{counter, gauge};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use store::contract::Measured;

use crate::app::App;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, get};

/// Histogram buckets for durations, in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0];

/// The route of the metrics.
pub fn routes() -> Routes {
    let measured = Request::new("server", "metrics", "Get the server's metrics")
        .says("Metrics in the Prometheus text format.");
    Routes::default().route("/metrics", [get(metrics, measured)])
}

/// Metrics in the Prometheus text format.
async fn metrics(State(app): State<App>) -> String {
    let well = app.health.check(&app).await.is_ok();
    gauge!("branchline_healthy").set(f64::from(u8::from(well)));
    let Measured { database, log, free, waiting } = app.store.measure().await;
    gauge!("branchline_database_bytes").set(database as f64);
    gauge!("branchline_wal_bytes").set(log as f64);
    gauge!("branchline_writes_waiting").set(waiting as f64);
    if let Some(free) = free {
        gauge!("branchline_disk_free_bytes").set(free as f64);
    }
    if let Some(process) = Process::now() {
        gauge!("process_resident_memory_bytes").set(process.memory as f64);
        gauge!("process_cpu_seconds_total").set(process.cpu_seconds);
        gauge!("process_open_fds").set(process.open_files as f64);
        gauge!("process_max_fds").set(process.most_files as f64);
    }
    let handle = recorder();
    handle.run_upkeep();
    handle.render()
}

/// The process-wide metrics recorder, installed by the first call.
pub fn recorder() -> &'static PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_string()), &BOUNDS)
            .expect("there are bounds");
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("a metrics recorder is already installed; /metrics stays empty");
        }
        begin_at_zero();
        handle
    })
}

/// A counter that is there from the start, so that its first increase is seen as one.
fn begin_at_zero() {
    counter!("branchline_entries_total").increment(0);
    counter!("branchline_slow_viewers_total").increment(0);
    counter!("branchline_limited_total", "limit" => "requests").increment(0);
    counter!("branchline_reports_total").increment(0);
    counter!("branchline_reviews_total").increment(0);
    gauge!("branchline_reviews").set(0.0);
    for error in ["storage_busy", "storage_full", "storage_failed"] {
        counter!("branchline_storage_failures_total", "error" => error).increment(0);
    }
    gauge!("branchline_tables").set(0.0);
    gauge!("branchline_viewers").set(0.0);
    gauge!("branchline_bots_waiting").set(0.0);
}

/// Resources used by this process. Only known on Linux.
struct Process {
    /// Resident memory in bytes.
    memory: u64,
    cpu_seconds: f64,
    open_files: usize,
    most_files: u64,
}

impl Process {
    fn now() -> Option<Process> {
        let status = fs::read_to_string("/proc/self/status").ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
        let stat = fs::read_to_string("/proc/self/stat").ok()?;
        // Skip past the process name, which may contain anything. Fields 14 and 15 are CPU time in
        // hundredths of a second.
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        let ticks =
            |field: usize| fields.get(field - 3).and_then(|ticks| ticks.parse::<u64>().ok());
        let cpu_seconds = (ticks(14)? + ticks(15)?) as f64 / 100.0;
        let limits = fs::read_to_string("/proc/self/limits").ok()?;
        let files = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
        let most_files = files.split_whitespace().next()?.parse().unwrap_or(u64::MAX);
        let open_files = fs::read_dir("/proc/self/fd").ok()?.count();
        Some(Process { memory: kilobytes * 1024, cpu_seconds, open_files, most_files })
    }
}
