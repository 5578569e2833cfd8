//! The store's contract, tested against every implementation, and what only SQLite has to promise.

#![allow(clippy::unwrap_used)]

mod afterwards;
mod damaged;
mod identities;
mod killed;
mod moderation;
#[cfg(feature = "postgres")]
mod postgres;
mod redact;
mod retention;
mod reviews;
mod sessions;
mod sqlite;
mod support;
mod tables;
mod transfer;
mod users;
mod wakes;

/// Runs the contract against a store. A test missing from the list shows up as dead code.
macro_rules! contract {
    ($store:expr) => {
        contract! {
            $store;
            tables:
                a_new_table_is_found_with_its_first_entry
                an_id_is_given_once
                a_code_is_given_once_until_its_table_is_over
                a_code_is_found_in_any_letter_case
                a_table_that_does_not_begin_at_the_beginning_is_refused
                a_log_comes_back_in_order_and_from_any_seq
                a_log_of_no_table_is_empty
                the_row_follows_the_last_entry
                of_many_appends_of_one_seq_exactly_one_wins
                an_append_that_is_not_the_next_is_refused_and_changes_nothing
                losers_of_a_batch_take_nobody_with_them
                losers_among_many_tables_change_nothing
                whatever_is_sent_at_once_a_log_has_no_gaps
                two_seats_in_one_place_are_refused_and_nothing_is_kept
                public_tables_that_are_not_over_are_listed
                text_of_any_kind_comes_back_as_it_was
                a_store_answers;
            redact:
                one_line_is_removed_and_nothing_else
                lines_of_one_user_are_removed_from_one_table
                all_lines_of_a_table_are_removed_however_many
                who_has_spoken_where_is_known_until_it_is_removed
                lines_of_a_batch_are_remembered_too;
            retention:
                a_table_that_is_over_and_old_is_deleted_with_everything
                a_table_that_is_not_over_or_not_old_stays
                tables_with_old_chat_are_found_until_it_is_removed
                guests_who_have_not_been_here_are_forgotten_and_their_games_stay
                what_deleted_users_said_is_found;
            reviews:
                a_review_is_taken_by_one_node_and_kept_once
                of_many_nodes_that_take_a_review_one_gets_it
                only_a_finished_game_has_a_review
                a_review_that_its_node_leaves_is_taken_over
                a_node_holds_its_reviews_for_as_long_as_it_says_so
                a_node_that_stops_gives_its_reviews_back
                a_review_that_ends_nodes_is_left_alone
                a_review_goes_with_its_table;
            wakes:
                what_is_due_comes_the_most_urgent_first
                a_wake_is_claimed_once
                a_claim_that_nobody_saw_to_is_due_again
                what_is_due_is_taken_by_one_node_and_comes_back_if_it_dies
                a_wake_that_has_moved_can_not_be_claimed
                a_wake_that_is_put_off_may_come_early_but_not_late
                an_entry_without_a_wake_ends_it
                what_is_given_back_is_due_before_all_else;
            users:
                a_user_comes_back_as_it_was
                letter_case_does_not_make_a_name_another
                guests_may_share_a_name
                a_name_that_looks_like_anothers_is_taken
                whose_name_it_is_or_looks_like_can_be_asked
                a_name_given_up_is_free
                renaming_to_the_own_name_in_other_letters_works
                a_guest_becomes_an_account
                a_guest_does_not_become_an_account_with_the_name_of_another
                a_bot_is_no_account
                nobody_can_not_be_renamed
                bots_come_the_oldest_first
                a_forgotten_user_leaves_nothing_but_the_games
                a_forgotten_user_does_not_come_back_with_the_seats;
            identities:
                an_account_is_found_by_its_identity
                an_identity_is_one_accounts
                an_account_has_one_identity_of_an_issuer
                a_guest_becomes_an_account_by_an_identity
                an_account_needs_a_free_name_and_a_free_identity
                of_many_accounts_by_one_identity_one_is_made
                only_an_account_has_identities
                the_last_way_in_stays
                of_two_ways_removed_at_once_one_stays
                identities_go_with_their_user;
            sessions:
                a_session_is_found_until_it_ends
                a_session_without_an_end_does_not_end
                the_end_of_a_session_moves
                the_sessions_of_a_user_are_listed
                a_session_that_was_ended_is_gone
                all_sessions_but_one_are_ended
                a_session_of_nobody_fails_alone
                a_hash_is_kept_once
                tidying_forgets_what_has_ended
                tidying_leaves_guests_who_sit_or_have_just_come
                tidying_goes_on_until_nothing_is_left;
            afterwards:
                games_come_the_newest_first_and_in_pages
                tables_are_counted_by_host_and_stage
                a_table_with_several_places_of_a_user_is_one_game
                who_left_before_the_start_has_no_game
                statistics_count_finished_games
                games_left_to_a_bot_are_neither_won_nor_averaged
                the_same_game_of_others_does_not_count;
            moderation:
                there_is_always_an_administrator
                users_are_found_by_name_and_id_and_in_pages
                tables_are_found_by_stage_and_in_pages
                a_ban_is_in_force_until_it_ends_or_is_lifted
                a_person_is_reported_once_until_it_is_settled
                a_link_is_used_once_and_ends
                a_password_is_set_for_accounts_only
                a_notice_and_the_audit_log_come_back_as_they_were
                an_append_blanks_lines_of_chat_and_nothing_else;
        }
    };
    ($store:expr; $($module:ident: $($promise:ident)*;)*) => {
        /// How many tests these are.
        #[allow(dead_code)]
        pub const TESTS: usize = [$($(stringify!($promise)),*),*].len();

        $(mod $module {
            $(#[tokio::test]
            async fn $promise() {
                if let Some(store) = $store {
                    crate::$module::$promise(store).await;
                }
            })*
        })*
    };
}

mod on_sqlite {
    contract!(Some(crate::support::sqlite().await));
}

#[cfg(feature = "postgres")]
mod on_postgres {
    contract!(crate::support::postgres().await);
}
