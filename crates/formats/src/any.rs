//! One type for all the games, and one macro that does the same with each.
//!
//! The list at the end of this file is the only list of games. A game added there is known to
//! everything that takes an [`Any`].

use crate::documented::Documented;

/// A family of types with one member for each game, such as `Game<S>`.
pub trait PerGame {
    /// The member for the game whose states are `S`.
    type Of<S: Documented>;
}

/// Turns the list of games into [`Any`] and [`whichever!`](crate::whichever). The first token is a
/// `$`, because a macro that defines a macro can't write one itself.
macro_rules! games {
    ($d:tt $($Game:ident: $state:path,)+) => {
        /// The member of a family for one of the games. A document or setting says which game it
        /// is.
        pub enum Any<F: PerGame> {
            $(
                #[allow(missing_docs)]
                $Game(F::Of<$state>),
            )+
        }

        /// The state types of the games, by name.
        pub mod states {
            $(pub use $state as $Game;)+
        }

        impl<F: PerGame> Clone for Any<F>
        where
            $(F::Of<$state>: Clone,)+
        {
            fn clone(&self) -> Any<F> {
                match self {
                    $(Any::$Game(it) => Any::$Game(it.clone()),)+
                }
            }
        }

        impl<F: PerGame> std::fmt::Debug for Any<F>
        where
            $(F::Of<$state>: std::fmt::Debug,)+
        {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Any::$Game(it) => it.fmt(f),)+
                }
            }
        }

        /// Does the same with an [`Any`], whichever game it is of.
        ///
        /// | form | is |
        /// |---|---|
        /// | `whichever!(any, it => f(it))` | the same expression for each game |
        /// | `whichever!(any, it: S => f::<S>(it))` | with `S` for the states of the game |
        /// | `whichever!(any, Same(it) => Same(f(it)))` | with `Same` for an [`Any`] of the same game |
        /// | `whichever!(a, b; one, two => f(one, two), else g)` | two of the same game, or else |
        ///
        /// [`Any`]: crate::any::Any
        #[macro_export]
        macro_rules! whichever {
            ($d any:expr, $d it:ident => $d what:expr) => {
                match $d any {
                    $($crate::any::Any::$Game($d it) => $d what,)+
                }
            };
            ($d any:expr, $d it:ident: $d State:ident => $d what:expr) => {
                match $d any {
                    $($crate::any::Any::$Game($d it) => {
                        type $d State = $crate::any::states::$Game;
                        $d what
                    })+
                }
            };
            ($d any:expr, $d Same:ident($d it:ident) => $d what:expr) => {
                match $d any {
                    $($crate::any::Any::$Game($d it) => {
                        use $crate::any::Any::$Game as $d Same;
                        $d what
                    })+
                }
            };
            ($d a:expr, $d b:expr; $d one:ident, $d two:ident => $d what:expr, else $d other:expr) => {
                match ($d a, $d b) {
                    $(($crate::any::Any::$Game($d one), $crate::any::Any::$Game($d two)) => $d what,)+
                    _ => $d other,
                }
            };
        }
    };
}

games! { $
    Board: engine::board::State,
    CardGame: engine::card_game::State,
}
