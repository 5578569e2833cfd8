//! The ids of the rules that a refused action can go back to.

use std::fmt;

/// Defines [`RuleId`] by the ids that `docs/rules.md` uses.
macro_rules! rule_ids {
    ($($rule:ident = $id:literal,)*) => {
        /// A rule of `docs/rules.md`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "`docs/rules.md` says what they mean")]
        pub enum RuleId {
            $($rule,)*
        }

        impl RuleId {
            /// The id as documents and pages write it, such as `BG-DRAW-3`.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(RuleId::$rule => $id,)*
                }
            }
        }
    };
}

rule_ids! {
    BgClaim1 = "BG-CLAIM-1",
    BgClaim2 = "BG-CLAIM-2",
    BgClaim3 = "BG-CLAIM-3",
    BgDbl1 = "BG-DBL-1",
    BgDbl2 = "BG-DBL-2",
    BgDraw1 = "BG-DRAW-1",
    BgDraw3 = "BG-DRAW-3",
    BgEnd1 = "BG-END-1",
    BgRow2 = "BG-ROW-2",
    BgRow4 = "BG-ROW-4",
    BgSet3 = "BG-SET-3",
    BgTix1 = "BG-TIX-1",
    BgTurn1 = "BG-TURN-1",
    BgTurn2 = "BG-TURN-2",
    UsaSet1 = "USA-SET-1",
    EuFerry1 = "EU-FERRY-1",
    EuSet1 = "EU-SET-1",
    EuStn1 = "EU-STN-1",
    EuStn2 = "EU-STN-2",
    EuTun1 = "EU-TUN-1",
    EuTun2 = "EU-TUN-2",
    EuTun3 = "EU-TUN-3",
    EuTun4 = "EU-TUN-4",
    CgDraw1 = "CG-DRAW-1",
    CgEnd1 = "CG-END-1",
    CgPlay1 = "CG-PLAY-1",
    CgPlay2 = "CG-PLAY-2",
    CgPlay3 = "CG-PLAY-3",
    CgScore1 = "CG-SCORE-1",
    CgScore2 = "CG-SCORE-2",
    CgSet1 = "CG-SET-1",
    CgTix1 = "CG-TIX-1",
    CgTurn1 = "CG-TURN-1",
    CgTurn2 = "CG-TURN-2",
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
