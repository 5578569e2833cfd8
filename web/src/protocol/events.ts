// Generated from Rust by `make types`, never edited.

import type { Bag, Card, DrawFrom } from "./documents.js";

/** One thing that happened. A field that is left out is nothing this viewer may know. */
export type Event =
  /** Cards and tickets were dealt. */
  | {
      type: "dealt";
      /** Who will begin. */
      starter: number;
    }
  /** A player got tickets to choose from. */
  | {
      type: "tickets_offered";
      /** How many. */
      count: number;
      /** The player. */
      player: number;
      /** Which. */
      tickets?: string[] | null;
    }
  /** A player chose from the tickets on offer. */
  | {
      type: "tickets_kept";
      /** How many. */
      count?: number | null;
      /** Whether these are starting tickets. */
      opening: boolean;
      /** The player. */
      player: number;
      /** Which. */
      tickets?: string[] | null;
    }
  /** All players have chosen their starting tickets, and play starts. */
  | {
      type: "setup_ended";
      /** By player, how many were kept. */
      kept: number[];
    }
  /** A player drew a card. */
  | {
      type: "card_drawn";
      /** Which. */
      card?: Card | null;
      /** From where. */
      from: DrawFrom;
      /** The player. */
      player: number;
      /** The slot of the row. */
      slot?: number | null;
    }
  /** The discards were shuffled and became the deck. */
  | {
      type: "reshuffled";
      /** How many cards the deck has now. */
      cards: number;
    }
  /** A card was turned face up into an empty slot of the row. */
  | {
      type: "row_turned";
      /** The card. */
      card: Card;
      /** The slot. */
      slot: number;
    }
  /** Too many locomotives: the whole row went to the discards. */
  | { type: "row_swept" }
  /** A player laid down the payment for a tunnel. */
  | {
      type: "tunnel_laid";
      /** The payment. */
      cards: Bag;
      /** The player. */
      player: number;
      /** The tunnel. */
      track: string;
    }
  /** A card was turned over for a tunnel. */
  | {
      type: "tunnel_turned";
      /** The card. */
      card: Card;
      /** The player. */
      player: number;
    }
  /** All cards are turned over for a tunnel. */
  | {
      type: "tunnel_costs";
      /** How many cards it costs more. */
      extra: number;
      /** The player. */
      player: number;
    }
  /** A player took the cards laid down for a tunnel back. */
  | {
      type: "tunnel_left";
      /** The player. */
      player: number;
      /** The tunnel. */
      track: string;
    }
  /** A player claimed a track. */
  | {
      type: "track_claimed";
      /** All cards paid. */
      cards: Bag;
      /** The player. */
      player: number;
      /** Points won at once. */
      points: number;
      /** The track. */
      track: string;
    }
  /** A player built a station. */
  | {
      type: "station_built";
      /** The cards paid. */
      cards: Bag;
      /** The city. */
      city: string;
      /** The player. */
      player: number;
    }
  /** The top card of each of a player's sets went to the track pile. */
  | {
      type: "pile_grew";
      /** The cards. */
      cards: Bag;
      /** The player. */
      player: number;
    }
  /** A player played cards to the yard. */
  | {
      type: "cards_played";
      /** The cards. */
      cards: Bag;
      /** The player. */
      player: number;
    }
  /** A player lost a set to a larger one. */
  | {
      type: "robbed";
      /** The player who played the larger one. */
      by: number;
      /** The cards. */
      cards: Bag;
      /** The colour. */
      color: Card;
      /** The player who lost it. */
      player: number;
    }
  /** A round is over, and the players complete tickets. */
  | {
      type: "scoring_began";
      /** The round. */
      round: number;
    }
  /** A player completed tickets with the track pile. */
  | {
      type: "tickets_completed";
      /** All cards of the pile. */
      pile: Bag;
      /** The player. */
      player: number;
      /** The tickets. */
      tickets: string[];
    }
  /** All cards but those in the hands make a new deck. */
  | {
      type: "round_began";
      /** How many cards the deck has now. */
      cards: number;
      /** The round. */
      round: number;
    }
  /** A player was dealt a card of the new deck. */
  | {
      type: "card_dealt";
      /** Which. */
      card?: Card | null;
      /** The player. */
      player: number;
    }
  /** A player had nothing to do. */
  | {
      type: "passed";
      /** The player. */
      player: number;
    }
  /** Everybody has just one more turn. */
  | {
      type: "last_round";
      /** The player whose turn brought it about. */
      player: number;
    }
  /** A player's turn began. */
  | {
      type: "turn_began";
      /** The player. */
      player: number;
    }
  /** The game is over; everything is open now. */
  | { type: "finished" };
