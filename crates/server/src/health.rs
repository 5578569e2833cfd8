//! For operators: health check, metrics and regular clean-up.

use std::sync::OnceLock;
use std::time::Duration;

use axum::extract::State;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::app::App;
use crate::error::ApiError;
use crate::openapi::request::Request;
use crate::openapi::routes::{Routes, get};

/// How often expired data is deleted.
const TIDY: Duration = Duration::from_secs(60 * 60);

/// Histogram buckets for durations, in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0];

/// The routes for operators.
pub fn routes() -> Routes {
    let is = |name, summary| Request::new("server", name, summary);
    let well = is("healthz", "Whether the server is well")
        .says("It answers, and so does its storage.")
        .refuses(&["storage_busy"]);
    let measured =
        is("metrics", "What the server does").says("Metrics in Prometheus' text format.");
    Routes::default()
        .route("/healthz", [get(healthz, well)])
        .route("/metrics", [get(metrics, measured)])
}

/// Checks that the server and its store respond.
async fn healthz(State(app): State<App>) -> Result<&'static str, ApiError> {
    app.store.check().await?;
    Ok("ok\n")
}

/// Metrics in the Prometheus text format.
async fn metrics() -> String {
    if let Some(process) = Process::now() {
        metrics::gauge!("process_resident_memory_bytes").set(process.memory as f64);
        metrics::gauge!("process_cpu_seconds_total").set(process.cpu_seconds);
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
        handle
    })
}

/// Deletes expired sessions and guests at regular intervals.
pub async fn tidy(app: &App) {
    let mut ticks = tokio::time::interval(TIDY);
    loop {
        ticks.tick().await;
        match app.store.tidy(app.now()).await {
            Ok(0) => {}
            Ok(forgotten) => tracing::info!(forgotten, "deleted old sessions and guests"),
            Err(error) => tracing::error!(%error, "can't delete old sessions and guests"),
        }
    }
}

/// Resources used by this process. Only known on Linux.
struct Process {
    /// Resident memory in bytes.
    memory: u64,
    cpu_seconds: f64,
}

impl Process {
    fn now() -> Option<Process> {
        let status = std::fs::read_to_string("/proc/self/status").ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
        let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
        // Skip past the process name, which may contain anything. Fields 14 and 15 are CPU time in
        // hundredths of a second.
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        let ticks =
            |field: usize| fields.get(field - 3).and_then(|ticks| ticks.parse::<u64>().ok());
        let cpu_seconds = (ticks(14)? + ticks(15)?) as f64 / 100.0;
        Some(Process { memory: kilobytes * 1024, cpu_seconds })
    }
}
