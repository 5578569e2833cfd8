// Generated from Rust by `make types`, never edited.

import type { Action, Bag, Card, MapDoc, OfferDoc, PendingDoc, ScoreDoc } from "./documents.js";
import type { Event } from "./events.js";

/** A table as one viewer may know it. */
export interface TableView {
  /** The last messages. */
  chat: Line[];
  /** The commitment to the seed, once the game has started. */
  commitment?: string | null;
  /** The game, once it has started. */
  game?: GameView | null;
  /** Who may start the game. */
  host: UserId;
  /** What may be done from this place; empty where a bot plays for it. */
  legal: Action[];
  /** Board games: by player, the tracks of the longest path from end to end, once the game is over. */
  longest_paths?: string[][] | null;
  /** Whom this user does not hear; `null` is everybody. */
  muted: (UserId | null)[];
  /** What was committed to, once the game is over. */
  opened?: Opened | null;
  /** The place that is looked from. */
  place?: number | null;
  /** The places. */
  places: PlaceView[];
  /** The table of the rematch, once there is one. */
  rematch?: string | null;
  /** How the game ended. */
  result?: ScoreDoc | null;
  /** The last entry it knows of. */
  seq: Seq;
  /** What is agreed on, with the map file if there is one. */
  settings: Settings;
  /** How far the table is. */
  stage: Stage;
}

/** What one viewer hears of one entry. Everybody hears of every seq, if only that it is there. */
export type Heard = {
  /** When. */
  at: Time;
  /** By place, the clocks after it, if there are clocks and this may have changed them. */
  clocks?: PlaceClock[];
  /** The seq. */
  seq: Seq;
} & (
  /** Something that is not for this viewer. */
  | { type: "nothing" }
  /** The table was opened. */
  | { type: "created" }
  /** Somebody took a place. */
  | {
      type: "joined";
      /** Who. */
      person: Person;
      /** The place. */
      place: number;
    }
  /** Somebody left before the start. */
  | {
      type: "left";
      /** The host from now on; the same user, if the table is closed now. */
      host: UserId;
      /** The places that are empty now. */
      places: number[];
      /** Who. */
      user: UserId;
    }
  /** A place was cleared. */
  | {
      type: "removed";
      /** The place. */
      place: number;
    }
  /** A bot was put in a place. */
  | {
      type: "bot_placed";
      /** How well it plays. */
      level: Level;
      /** The place. */
      place: number;
    }
  /** The game was dealt. */
  | {
      type: "started";
      /** The commitment to the seed. */
      commitment: string;
      /** What happened. */
      events: Event[];
    }
  /** A player did something. */
  | {
      type: "acted";
      /** Whether its user did it or a bot. */
      by: Actor;
      /** What happened. */
      events: Event[];
      /** Board games: by player, the tracks of the longest path from end to end, if the game ended. */
      longest_paths?: string[][] | null;
      /** What was committed to, if the game ended. */
      opened?: Opened | null;
      /** The place. */
      place: number;
      /** How the game ended, if it did. */
      result?: ScoreDoc | null;
    }
  /** Bots play for the users of these places from now on. */
  | {
      type: "replaced";
      /** The places. */
      places: number[];
      /** Why. */
      why: Why;
    }
  /** A user plays again. */
  | {
      type: "came_back";
      /** The place. */
      place: number;
    }
  /** Somebody said something. */
  | {
      type: "said";
      /** To whom. */
      channel: Channel;
      /** Who. */
      person: Person;
      /** What. */
      text: string;
    }
  /** This very user does not want to hear somebody any more, or wants to again. */
  | {
      type: "muted";
      /** Whether from now on they are muted or heard. */
      muted: boolean;
      /** Who is not heard; everybody, if left out. */
      whom?: UserId | null;
    }
  /** The same people meet again at another table. */
  | {
      type: "rematched";
      /** The id of the other table. */
      table: string;
      /** Who asked for it. */
      user: UserId;
    }
  /** The table was closed. */
  | { type: "closed" }
);

/** What a user may ask a table for. */
export type Command =
  /** Take a place before the start. */
  | {
      type: "join";
      /** The name to show; the user's own, if left out. */
      name?: string | null;
      /** The place; the first empty one, if left out. */
      place?: number | null;
    }
  /** Leave. Before the start all places are given up; during the game bots play on. */
  | { type: "leave" }
  /** Clear a place before the start: the host any, others their own. */
  | {
      type: "remove";
      /** The place. */
      place: number;
    }
  /** Put a bot in a place before the start; the host alone. */
  | {
      type: "place_bot";
      /** How well it plays. */
      level: Level;
      /** The place. */
      place: number;
    }
  /** Deal; the host alone. */
  | { type: "start" }
  /** Do something in the game. */
  | {
      type: "act";
      /** What. */
      action: Action;
      /** The last seq the client had heard of. */
      decided_on: Seq;
      /** The place; the only one the user holds, if left out. */
      place?: number | null;
    }
  /** Let a bot play on. */
  | {
      type: "resign";
      /** The place; the only one the user holds, if left out. */
      place?: number | null;
    }
  /** Play again in place of the bot. */
  | {
      type: "come_back";
      /** The place; the only one the user holds, if left out. */
      place?: number | null;
    }
  /** Say something. */
  | {
      type: "say";
      /** What. */
      text: string;
    }
  /** Mute somebody for this user alone, or hear them again. */
  | {
      type: "mute";
      /** Whether from now on they are muted or heard. */
      muted: boolean;
      /** Whom; everybody, if left out. */
      whom?: UserId | null;
    }
  /** Open a table at which the same people meet again. */
  | { type: "rematch" }
  /** Over a socket: look from this place, and get a fresh view. */
  | {
      type: "look";
      /** The place; as a spectator, if left out. */
      place?: number | null;
    };

/** One message. */
export interface Line {
  /** When. */
  at: Time;
  /** To whom. */
  channel: Channel;
  /** Who. */
  person: Person;
  /** The seq of its entry. */
  seq: Seq;
  /** What. */
  text: string;
}

/**
 * A game as one viewer may know it. A field that is left out is nothing this viewer may know, or
 * nothing this game has.
 */
export interface GameView {
  /** How many cards the deck has. */
  deck: number;
  /** How many cards the discards have. */
  discards: number;
  /** Turns still to be played once the end is near. */
  final_turns?: number | null;
  /** Passes in succession. */
  passes: number;
  /** What the player to move must answer. */
  pending?: PendingDoc | null;
  /** What the game waits for. */
  phase: Phase;
  /** The players. */
  players: PlayerView[];
  /** Card Game: the round. */
  round?: number | null;
  /** The face-up cards; an empty slot is `null`. */
  row: (Card | null)[];
  /** How many tickets the ticket deck has. */
  ticket_deck: number;
  /** Who is to move; during set-up, who will begin. */
  to_move: number;
}

/** An account or guest, by an id that others at the table may see. It is never a token. */
export type UserId = string;

/** What was committed to, open once the game is over. */
export interface Opened {
  /** The salt, 64 hex digits. */
  salt: string;
  /** The seed, 64 hex digits. */
  seed: string;
}

/** One place. */
export interface PlaceView {
  /** The clock, if there is one. */
  clock?: PlaceClock | null;
  /** Who holds it. */
  holder: Holder;
  /** Why a bot plays for the user, if one does. */
  replaced?: Why | null;
}

/** A place in the log: the first entry has 0, and there are no gaps. */
export type Seq = number;

/** What a table is agreed on. */
export interface Settings {
  /** Who finds the table. */
  access?: Access;
  /** How long players may think. */
  clock?: Clock;
  /** Who begins, by place; drawn at random if left out. */
  first_player?: number | null;
  /** The game: `usa`, `europe`, `card_game`, or the id of `map`. */
  game: string;
  /** The map file, when it is not a built-in one. */
  map?: MapDoc | null;
  /** Card Game: owners may look into their own piles. */
  open_piles?: boolean;
  /** How many play. */
  places: number;
  /** Whether one user may hold several places, for people around one screen. */
  several_places?: boolean;
  /** How well a bot plays that stands in for somebody. */
  stand_in?: Level;
}

/** How far a table is. */
export type Stage =
  /** People take their places. */
  | "lobby"
  /** The game runs. */
  | "playing"
  /** The game is over. */
  | "finished"
  /** Everybody left before the start. */
  | "closed";

/** A user and the name to show. People around one screen have a name for each of their places. */
export interface Person {
  /** The name. */
  name: string;
  /** The user. */
  user: UserId;
}

/** How well a bot plays. */
export type Level = "random" | "greedy" | "planner" | "expert";

/** Who acts for a place. */
export type Actor =
  /** The user who holds it. */
  | "user"
  /** A bot. */
  | "bot";

/** Why a bot plays for somebody. */
export type Why =
  /** The time was up. */
  | "out_of_time"
  /** The user left the table. */
  | "left"
  /** The user gave up. */
  | "resigned";

/** To whom something is said. */
export type Channel =
  /** To everybody. */
  | "all"
  /** By a spectator while the game runs: players never hear it. */
  | "spectators";

/** A moment, in milliseconds since 1970. The caller's clock; a table has none. */
export type Time = number;

/** The clock of a place. */
export interface PlaceClock {
  /** The milliseconds left when it last stood still. */
  left: number;
  /** When the time is up; left out while it stands still. */
  until?: Time | null;
}

/** What a game waits for. */
export type Phase =
  /** The players choose their starting tickets, all at once. */
  | "setup"
  /** The player to move takes a turn. */
  | "turn"
  /** The player to move draws a second card. */
  | "second_draw"
  /** The player to move chooses from the tickets drawn. */
  | "tickets"
  /** The player to move pays what a tunnel costs more, or leaves it. */
  | "tunnel"
  /** The player to move completes tickets. */
  | "complete_tickets"
  /** The game is over. */
  | "finished";

/** One player as the viewer may know them. */
export interface PlayerView {
  /** How many cards are in the hand. */
  cards: number;
  /** How many tickets are being chosen from. */
  choosing: number;
  /** Card Game: the tickets completed. */
  completed?: string[] | null;
  /** The cards in the hand. */
  hand?: Bag | null;
  /** The tickets kept. */
  kept?: string[] | null;
  /** The tickets to choose from. */
  offer?: OfferDoc | null;
  /** Card Game: how many cards are in the track pile. */
  pile?: number | null;
  /** Card Game: the cards in the track pile. */
  pile_cards?: Bag | null;
  /** Board games with stations: the cities with one, in the order built. */
  stations?: string[] | null;
  /** How many tickets were kept, in the Card Game those not completed. */
  tickets?: number | null;
  /** Board games: points for tracks so far. */
  track_points?: number | null;
  /** Board games: the tracks owned. */
  tracks?: string[] | null;
  /** Board games: trains left. */
  trains?: number | null;
  /** Card Game: colour of a set → its cards. */
  yard?: Partial<Record<Card, Bag>> | null;
}

/** Who holds a place. */
export type Holder =
  /** Nobody yet. */
  | { type: "empty" }
  /** A user. */
  | {
      type: "user";
      /** Who. */
      person: Person;
    }
  /** A bot. */
  | {
      type: "bot";
      /** How well it plays. */
      level: Level;
    };

/** Who finds a table. A table by link is not listed; whoever has the link may join. */
export type Access =
  /** Everybody: it is listed. */
  | "public"
  /** Whoever has the link. */
  | "link";

/** How long players may think. */
export type Clock =
  /** As long as they like. */
  | { type: "none" }
  /** So long for each turn, with everything that belongs to it. */
  | {
      type: "per_turn";
      /** Seconds. */
      seconds: number;
    }
  /** So long for the whole game, and some more after each turn. */
  | {
      type: "bank";
      /** Seconds won by each turn. */
      increment: number;
      /** Seconds at the start. */
      seconds: number;
    }
  /** So many days for each turn. */
  | {
      type: "days";
      /** Days. */
      days: number;
    };
