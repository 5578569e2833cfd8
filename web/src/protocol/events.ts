// Generated from Rust by `make types`, never edited.

import type { Bag, Card, DrawFrom } from "./documents.js";

/** Something that happened in a game. Details this viewer may not know are left out. */
export type Event =
  /** Cards and tickets were dealt. */
  | {
      type: "dealt";
      /** The player who will go first, by index. */
      starter: number;
    }
  /** A player was offered tickets to choose from. */
  | {
      type: "tickets_offered";
      /** The number of tickets on offer. */
      count: number;
      /** The player who must choose. */
      player: number;
      /** The ids of the tickets, if the viewer may know them. */
      tickets?: string[] | null;
    }
  /** A player chose from the tickets on offer. */
  | {
      type: "tickets_kept";
      /** The number of tickets kept, if the viewer may know it yet. */
      count?: number | null;
      /** Whether these are starting tickets. */
      opening: boolean;
      /** The player who chose. */
      player: number;
      /** The ids of the tickets kept, if the viewer may know them. */
      tickets?: string[] | null;
    }
  /** All players have chosen their starting tickets, and the first turn can begin. */
  | {
      type: "setup_ended";
      /** The number of tickets kept, by player. */
      kept: number[];
    }
  /** A player drew a card. */
  | {
      type: "card_drawn";
      /** The card, if the viewer may know it. */
      card?: Card | null;
      /** Where the card was drawn from. */
      from: DrawFrom;
      /** The player who drew it. */
      player: number;
      /** The slot of the row, for a card drawn face up. */
      slot?: number | null;
    }
  /** The discards were shuffled to make a new deck. */
  | {
      type: "reshuffled";
      /** The number of cards in the new deck. */
      cards: number;
    }
  /** A card was turned face up to fill an empty slot of the row. */
  | {
      type: "row_turned";
      /** The card that was turned up. */
      card: Card;
      /** The slot that was filled. */
      slot: number;
    }
  /** The row had too many locomotives, so all its cards were discarded. */
  | { type: "row_swept" }
  /** A player laid down the payment for a tunnel. */
  | {
      type: "tunnel_laid";
      /** The cards laid down. */
      cards: Bag;
      /** The player who is building the tunnel. */
      player: number;
      /** The id of the tunnel's track. */
      track: string;
    }
  /** A card was turned over for a tunnel. */
  | {
      type: "tunnel_turned";
      /** The card that was turned over. */
      card: Card;
      /** The player who is building the tunnel. */
      player: number;
    }
  /** All the cards for a tunnel have been turned over. */
  | {
      type: "tunnel_costs";
      /** The number of extra cards the tunnel costs. */
      extra: number;
      /** The player who is building the tunnel. */
      player: number;
    }
  /** A player gave up a tunnel and took back the cards laid down for it. */
  | {
      type: "tunnel_left";
      /** The player who gave it up. */
      player: number;
      /** The id of the tunnel's track. */
      track: string;
    }
  /** A player claimed a track. */
  | {
      type: "track_claimed";
      /** All the cards paid, including extra ones for a tunnel. */
      cards: Bag;
      /** The player who claimed it. */
      player: number;
      /** The points scored for the track. */
      points: number;
      /** The track's id. */
      track: string;
    }
  /** A player built a station. */
  | {
      type: "station_built";
      /** The cards paid. */
      cards: Bag;
      /** The id of the city it stands in. */
      city: string;
      /** The player who built it. */
      player: number;
    }
  /** Card Game: the top card of each of a player's sets moved to the track pile. */
  | {
      type: "pile_grew";
      /** The cards that moved. */
      cards: Bag;
      /** The player whose cards moved. */
      player: number;
    }
  /** Card Game: a player played cards to the yard. */
  | {
      type: "cards_played";
      /** The cards played. */
      cards: Bag;
      /** The player who played them. */
      player: number;
    }
  /** Card Game: a player lost a set because another player played a larger one. */
  | {
      type: "robbed";
      /** The player who played the larger set. */
      by: number;
      /** The cards that were lost. */
      cards: Bag;
      /** The colour of the set. */
      color: Card;
      /** The player who lost the set. */
      player: number;
    }
  /** Card Game: a round ended, and players now complete tickets. */
  | {
      type: "scoring_began";
      /** The round that ended. */
      round: number;
    }
  /** Card Game: a player completed tickets with the cards of the track pile. */
  | {
      type: "tickets_completed";
      /** All the cards in the player's pile. */
      pile: Bag;
      /** The player who completed them. */
      player: number;
      /** The ids of the completed tickets. */
      tickets: string[];
    }
  /** Card Game: a new round began. All cards except those in hands make up a new deck. */
  | {
      type: "round_began";
      /** The number of cards in the new deck. */
      cards: number;
      /** The round that began. */
      round: number;
    }
  /** Card Game: a player was dealt a card from the new deck. */
  | {
      type: "card_dealt";
      /** The card, if the viewer may know it. */
      card?: Card | null;
      /** The player who was dealt the card. */
      player: number;
    }
  /** A player passed because no other action was legal. */
  | {
      type: "passed";
      /** The player who passed. */
      player: number;
    }
  /** The end is near: every player has exactly one more turn. */
  | {
      type: "last_round";
      /**
       * The player whose turn triggered it. If a round began with an empty deck, the player who
       * goes first.
       */
      player: number;
    }
  /** A player's turn began. */
  | {
      type: "turn_began";
      /** The player whose turn it is. */
      player: number;
    }
  /** The game is over, and nothing is hidden any more. */
  | { type: "finished" };
