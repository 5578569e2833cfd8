//! Compression of answers, according to the request's `Accept-Encoding`.

use axum::http::{Extensions, HeaderMap, HeaderValue, StatusCode, Version, header};
use tower_http::compression::predicate::{Predicate, SizeAbove};
use tower_http::compression::{CompressionLayer, CompressionLevel};

/// Answers with fewer bytes than this are not worth compressing.
const LEAST: u64 = 1000;

/// Compresses answers on the fly. It is fast and uses only gzip, which every browser accepts even
/// without TLS.
pub fn layer() -> CompressionLayer<impl Predicate> {
    let worth_it = SizeAbove::new(LEAST).and(is_text);
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(worth_it)
}

/// Whether an answer is text that is complete at once. The live list of tables is not: each of its
/// events must be sent as soon as it happens.
fn is_text(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next());
    matches!(kind, Some("application/json" | "text/html" | "text/css"))
}

/// How a file of the page was compressed at build time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    /// Brotli, `.br`.
    Brotli,
    /// gzip, `.gz`.
    Gzip,
}

impl Coding {
    /// The codings a request accepts, most preferred first (RFC 9110, 12.5.3).
    pub fn accepted(headers: &HeaderMap) -> Vec<Coding> {
        let mut codings = vec![Coding::Brotli, Coding::Gzip];
        let weight = |coding: &Coding| weight(headers, coding.name());
        codings.retain(|coding| weight(coding) > 0.0);
        codings.sort_by(|a, b| weight(b).total_cmp(&weight(a)));
        codings
    }

    /// The extension added to a compressed file's name.
    pub fn ending(self) -> &'static str {
        match self {
            Coding::Brotli => ".br",
            Coding::Gzip => ".gz",
        }
    }

    /// The value for the `Content-Encoding` header.
    pub fn value(self) -> HeaderValue {
        HeaderValue::from_static(self.name())
    }

    fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
        }
    }
}

/// How strongly a request prefers a coding, from 0 (not acceptable) to 1.
fn weight(headers: &HeaderMap, coding: &str) -> f32 {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter();
    let wishes = lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(','));
    let mut others = 0.0;
    for wish in wishes {
        let (name, weight) = match wish.split_once(';') {
            Some((name, weight)) => {
                let weight = weight.trim().strip_prefix("q=");
                (name, weight.and_then(|weight| weight.parse().ok()).unwrap_or(0.0))
            }
            None => (wish, 1.0),
        };
        match name.trim() {
            name if name.eq_ignore_ascii_case(coding) => return weight,
            "*" => others = weight,
            _ => {}
        }
    }
    others
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(accept: &[&'static str], expected: &[Coding]) {
        let line = |text: &&'static str| (header::ACCEPT_ENCODING, HeaderValue::from_static(text));
        let headers = accept.iter().map(line).collect();
        assert_eq!(Coding::accepted(&headers), expected, "{accept:?}");
    }

    #[test]
    fn a_request_gets_what_it_takes_and_brotli_first() {
        use Coding::{Brotli, Gzip};
        check(&[], &[]);
        check(&[""], &[]);
        check(&["identity"], &[]);
        check(&["gzip, deflate"], &[Gzip]);
        check(&["gzip, deflate, br, zstd"], &[Brotli, Gzip]);
        check(&["deflate", "GZIP"], &[Gzip]);
        check(&["*"], &[Brotli, Gzip]);
        check(&["br;q=0.5, gzip;q=0.8"], &[Gzip, Brotli]);
        check(&["br ; q=0, *"], &[Gzip]);
        check(&["gzip;q=0, br; q=0.0"], &[]);
        check(&["*;q=0, br"], &[Brotli]);
        check(&["gzip;q=much, br;level=3"], &[]);
    }
}
