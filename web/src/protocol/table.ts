// Generated from Rust by `make types`, never edited.

import type { Action, Bag, Card, MapDoc, OfferDoc, PendingDoc, ScoreDoc } from "./documents.js";
import type { Event } from "./events.js";

/** A table as one viewer may see it. */
export interface TableView {
  /** The latest chat messages, oldest first. */
  chat: Line[];
  /**
   * The commitment to the seed, once the game has started: SHA-256 of the seed and the salt, as 64
   * hex digits.
   */
  commitment?: string | null;
  /** The game, once it has started. */
  game?: GameView | null;
  /** The user who may start the game. */
  host: UserId;
  /** The actions this seat may take now. Empty while a bot plays for it. */
  legal: Action[];
  /**
   * Board games: the tracks of each player's longest path, in order from one end to the other, once
   * the game is over.
   */
  longest_paths?: string[][] | null;
  /** The users this viewer has muted. `null` stands for everybody. */
  muted: (UserId | null)[];
  /** The seed and salt behind the commitment, once the game is over. */
  opened?: Opened | null;
  /** The finished game that this table plays on, and from which moment. */
  origin?: Origin | null;
  /** The seat this view is from. Left out for a spectator. */
  place?: number | null;
  /** The seats, in order. */
  places: PlaceView[];
  /** Whether this seat may ask for hints and take actions back at this table. */
  practice?: boolean;
  /** The id of the rematch table, once there is one. */
  rematch?: string | null;
  /** The people whom the host removed and who can't sit down again until invited. */
  removed?: Person[];
  /** The final score, once the game is over. */
  result?: ScoreDoc | null;
  /** The number of the last log entry this view includes. */
  seq: Seq;
  /** The settings of the table, including the map file if there is one. */
  settings: Settings;
  /** Whether the table is waiting, playing, finished or closed. */
  stage: Stage;
  /**
   * How many actions of the game an `undo` would take back now, this seat's last one included. Left
   * out if none can be.
   */
  undo?: number | null;
}

/**
 * What one viewer is told about one entry of the log. Every viewer receives every `seq`, even if
 * the entry holds nothing for them.
 */
export type Heard = {
  /** When the entry was written. */
  at: Time;
  /**
   * The clocks after this entry, by seat. Left out if the table has no clock or the entry can't
   * have changed one.
   */
  clocks?: PlaceClock[];
  /** The number of the entry. */
  seq: Seq;
} & (
  /** Something this viewer may not know about. */
  | { type: "nothing" }
  /** The table was opened. */
  | { type: "created" }
  /** A user took a seat. */
  | {
      type: "joined";
      /** The user who took it, with the name to show. */
      person: Person;
      /** The seat that was taken. */
      place: number;
    }
  /** A user left before the game started. */
  | {
      type: "left";
      /** The host from now on. It is the user who left if the table is now closed. */
      host: UserId;
      /** The seats that are empty now. */
      places: number[];
      /** The user who left. */
      user: UserId;
    }
  /** A seat was cleared. */
  | {
      type: "removed";
      /** The person the host removed. Left out if a bot was cleared or somebody left the seat. */
      person?: Person | null;
      /** The seat that is empty now. */
      place: number;
    }
  /** The host lets somebody back in whom they had removed. */
  | {
      type: "invited";
      /** The user who may sit down again. */
      user: UserId;
    }
  /** A bot was put in a seat. */
  | {
      type: "bot_placed";
      /** How well the bot plays. */
      level: Level;
      /** The bot's seat. */
      place: number;
    }
  /** A seat has a new colour. */
  | {
      type: "color_chosen";
      /** Its colour. If another seat had it, that seat now has the colour this one had before. */
      color: PlayerColor;
      /** The seat that chose. */
      place: number;
    }
  /** The cards were dealt and the game started. */
  | {
      type: "started";
      /** The commitment to the seed: SHA-256 of the seed and the salt, as 64 hex digits. */
      commitment: string;
      /** The game events of the deal, in order. */
      events: Event[];
    }
  /** A player took an action. */
  | {
      type: "acted";
      /** Whether the user or a bot acted. */
      by: Actor;
      /** The game events the action caused, in order. */
      events: Event[];
      /**
       * Board games: the tracks of each player's longest path, in order from one end to the other,
       * if this action ended the game.
       */
      longest_paths?: string[][] | null;
      /** The seed and salt behind the commitment, if this action ended the game. */
      opened?: Opened | null;
      /** The seat that acted. */
      place: number;
      /** The final score, if this action ended the game. */
      result?: ScoreDoc | null;
    }
  /** A player took actions back. The game is again as it was before the first of them. */
  | {
      type: "undone";
      /** How many actions of the game were taken back, those of bots included. */
      actions: number;
      /** The seat whose last action was taken back. */
      place: number;
      /** The number of the entry of the first of them. */
      since: Seq;
    }
  /** A player took a hint. */
  | {
      type: "hinted";
      /** The seat that was told what the expert would do. */
      place: number;
    }
  /** Bots take over for the users in these seats. */
  | {
      type: "replaced";
      /** The seats that bots now play for. */
      places: number[];
      /** Why the users were replaced. */
      why: Why;
    }
  /** A user took their seat back from a bot. */
  | {
      type: "came_back";
      /** The seat the user plays again. */
      place: number;
    }
  /** A chat message was sent. */
  | {
      type: "said";
      /** Who can read the message. */
      channel: Channel;
      /** The sender, with the name to show. */
      person: Person;
      /** The text of the message. */
      text: string;
    }
  /** This viewer muted or unmuted somebody. Nobody else is told. */
  | {
      type: "muted";
      /** `true` if they are muted now, `false` if they can be heard again. */
      muted: boolean;
      /** The user who was muted or unmuted. Left out: everybody. */
      whom?: UserId | null;
    }
  /** A new table was opened for a rematch. */
  | {
      type: "rematched";
      /** The id of the new table. */
      table: string;
      /** The user who asked for the rematch. */
      user: UserId;
    }
  /** The table was closed. */
  | { type: "closed" }
  /** The table was closed by those who run the server, even if a game was running. */
  | {
      type: "shut";
      /** Why. Treat it as plain text. */
      reason: string;
    }
  /** Lines of chat were removed by those who run the server. */
  | {
      type: "chat_removed";
      /** The numbers of the lines' entries. */
      seqs: Seq[];
    }
  /** The clocks stood still for a while; those that run have that much more time. */
  | {
      type: "time_given";
      /** For how many milliseconds. */
      millis: number;
    }
);

/** A command to a table. */
export type Command =
  /** Take a seat before the game starts. */
  | {
      type: "join";
      /** The name to show at this table. Default: the user's own name. */
      name?: string | null;
      /** The seat to take, counted from 0. Default: the first empty one. */
      place?: number | null;
    }
  /**
   * Leave the table. Before the start this frees all of the user's seats; during the game bots take
   * over.
   */
  | { type: "leave" }
  /**
   * Clear a seat before the game starts. The host may clear any seat, other users only their own.
   * Somebody whom the host removes can't sit down here again until invited.
   */
  | {
      type: "remove";
      /** The seat to clear. */
      place: number;
    }
  /** Let somebody whom the host removed sit down again. Only the host may do this. */
  | {
      type: "invite";
      /** The user to let back in. */
      user: UserId;
    }
  /** Put a bot in a seat before the game starts. Only the host may do this. */
  | {
      type: "place_bot";
      /** How well the bot plays. */
      level: Level;
      /** The seat the bot takes. */
      place: number;
    }
  /**
   * Choose the colour of a seat before the game starts. The host may also choose for bots. If
   * another seat has the colour without having chosen it, the two seats swap.
   */
  | {
      type: "choose_color";
      /** The colour to have. */
      color: PlayerColor;
      /** The seat to choose for. May be left out if the user holds only one. */
      place?: number | null;
    }
  /** Deal the cards and start the game. Only the host may do this. */
  | { type: "start" }
  /** Take an action in the game. */
  | {
      type: "act";
      /** The action to take. */
      action: Action;
      /**
       * The last `seq` the client had received when the action was chosen. The command is refused
       * as `stale` if the decision has changed since.
       */
      decided_on: Seq;
      /** The seat to act for. May be left out if the user holds only one. */
      place?: number | null;
    }
  /**
   * Take back the seat's last action and everything that bots have done since. Only at tables for
   * practice, and only if no other person has acted since.
   */
  | {
      type: "undo";
      /** The seat whose action is taken back. May be left out if the user holds only one. */
      place?: number | null;
    }
  /** Hand the seat over to a bot. */
  | {
      type: "resign";
      /** The seat to hand over. May be left out if the user holds only one. */
      place?: number | null;
    }
  /** Take the seat back from the bot. */
  | {
      type: "come_back";
      /** The seat to take back. May be left out if the user holds only one. */
      place?: number | null;
    }
  /** Send a chat message. */
  | {
      type: "say";
      /** The text of the message, at most 500 characters. */
      text: string;
    }
  /** Mute a user, or unmute them. This affects only what the sender of the command sees. */
  | {
      type: "mute";
      /** `true` to mute, `false` to unmute. */
      muted: boolean;
      /** The user to mute or unmute. Default: everybody. */
      whom?: UserId | null;
    }
  /** Open a new table for a rematch with the same people. */
  | { type: "rematch" }
  /** Sockets only: switch to the view from another seat. A fresh view follows. */
  | {
      type: "look";
      /** The seat to look from. Default: watch as a spectator. */
      place?: number | null;
    };

/** One chat message. */
export interface Line {
  /** When the message was sent. */
  at: Time;
  /** Who can read the message. */
  channel: Channel;
  /** The sender, with the name to show. */
  person: Person;
  /** The number of the message's entry in the log. */
  seq: Seq;
  /** The text of the message. Empty if it was removed by those who run the server. */
  text: string;
}

/**
 * A game as one viewer may see it. Fields that the viewer may not know, or that the game does not
 * have, are left out.
 */
export interface GameView {
  /** The number of cards in the deck. */
  deck: number;
  /** The number of discarded cards. */
  discards: number;
  /** Turns left once the end is triggered, including the turn of the player to move. */
  final_turns?: number | null;
  /** The number of passes in a row so far. */
  passes: number;
  /** The decision the player to move is in the middle of. */
  pending?: PendingDoc | null;
  /** What the game is waiting for. */
  phase: Phase;
  /** The players, in seat order. */
  players: PlayerView[];
  /** Card Game: the current round. */
  round?: number | null;
  /** The face-up cards; an empty slot is `null`. */
  row: (Card | null)[];
  /** The number of tickets in the ticket deck. */
  ticket_deck: number;
  /** The index of the player to move; during set-up, of the player who will go first. */
  to_move: number;
}

/** The id of an account, guest or bot. It is public and never works as a token. */
export type UserId = string;

/** The seed and salt behind the commitment, published once the game is over. */
export interface Opened {
  /** The salt, 64 hex digits. */
  salt: string;
  /** The seed, 64 hex digits. */
  seed: string;
}

/** The moment of a finished game at which a table goes on. */
export interface Origin {
  /** How hidden things were dealt. */
  hidden: Hidden;
  /** The number of that table's entry. */
  seq: Seq;
  /** The id of the table of that game. */
  table: string;
}

/** One seat at the table. */
export interface PlaceView {
  /** The seat's clock, if the table has clocks and the game has started. */
  clock?: PlaceClock | null;
  /** The colour of the seat's trains and cards. No two seats have the same. */
  color: PlayerColor;
  /** Who holds the seat. */
  holder: Holder;
  /** Why a bot is standing in for the user, if one is. */
  replaced?: Why | null;
}

/** A user with the name to show. People who share a screen have a name for each seat. */
export interface Person {
  /**
   * Whether this is a guest, an account or a bot. Left out in what was written before names came
   * with their kind.
   */
  kind?: Kind | null;
  /** The name to show. Treat it as plain text. */
  name: string;
  /** The user's id. */
  user: UserId;
}

/** The number of an entry in the table's log. The first entry is 0, and there are no gaps. */
export type Seq = number;

/** The settings of a table. They are chosen when it is opened and do not change. */
export interface Settings {
  /** Who can find the table. */
  access?: Access;
  /** How long players may think. */
  clock?: Clock;
  /** The seat that goes first. Default: drawn at random. */
  first_player?: number | null;
  /** The game: `usa`, `europe`, `card_game`, or the id of `map`. */
  game: string;
  /** The map file, if the game is not a built-in one. */
  map?: MapDoc | null;
  /** Card Game: whether players may look through their own track piles. */
  open_piles?: boolean;
  /** The number of players. */
  places: number;
  /**
   * Whether players may ask for hints and take actions back although people play against each
   * other. Whoever sits down agrees. One person alone with bots always may.
   */
  practice?: boolean;
  /** Whether one user may hold several seats, for people who share a screen. */
  several_places?: boolean;
  /** How well bots play when they stand in for a user. */
  stand_in?: Level;
  /** How far actions can be taken back, where that is allowed. */
  undo?: Undo;
}

/** How far a table has got. */
export type Stage =
  /** Waiting for players to take their seats. */
  | "lobby"
  /** The game is in progress. */
  | "playing"
  /** The game is over. */
  | "finished"
  /** The table was closed before a game started, or by those who run the server. */
  | "closed";

/** How well a bot plays. */
export type Level = string;

/** The colour of a seat's trains and cards. */
export type PlayerColor = "blue" | "red" | "green" | "yellow" | "black";

/** Who acted for a seat. */
export type Actor =
  /** The user who holds the seat. */
  | "user"
  /** A bot: the seat's own, or one standing in for its user. */
  | "bot";

/** Why a bot stands in for a user. */
export type Why =
  /** The user ran out of time. */
  | "out_of_time"
  /** The user left the table. */
  | "left"
  /** The user resigned. */
  | "resigned";

/** Who can read a chat message. */
export type Channel =
  /** Everybody at the table. */
  | "all"
  /** Spectators only. Used for what spectators say while the game is running. */
  | "spectators";

/** A point in time, in milliseconds since 1970 (UTC). */
export type Time = number;

/** The clock of one seat. */
export interface PlaceClock {
  /** Milliseconds left when the clock last stopped. */
  left: number;
  /** When the time runs out. Left out while the clock is stopped. */
  until?: Time | null;
}

/** What a game is waiting for. */
export type Phase =
  /** All players to choose their starting tickets, at the same time. */
  | "setup"
  /** The player to move to take a turn. */
  | "turn"
  /** The player to move to draw a second card. */
  | "second_draw"
  /** The player to move to choose from the tickets drawn. */
  | "tickets"
  /** The player to move to pay a tunnel's extra cost or give the tunnel up. */
  | "tunnel"
  /** Card Game: the player to move to complete tickets. */
  | "complete_tickets"
  /** Nothing: the game is over. */
  | "finished";

/** One player as the viewer may see them. */
export interface PlayerView {
  /** The number of cards in the player's hand. */
  cards: number;
  /** The number of tickets the player must choose from; 0 if none. */
  choosing: number;
  /** Card Game: the ids of the completed tickets. */
  completed?: string[] | null;
  /** The cards in the player's hand, if the viewer may see them. */
  hand?: Bag | null;
  /** The ids of the tickets kept, if the viewer may see them. */
  kept?: string[] | null;
  /** The tickets to choose from, if the viewer may see them. */
  offer?: OfferDoc | null;
  /** Card Game: the number of cards in the track pile. */
  pile?: number | null;
  /** Card Game: the cards in the track pile, if the viewer may see them. */
  pile_cards?: Bag | null;
  /**
   * Board games with stations: the ids of the cities with one of the player's stations, in the
   * order built.
   */
  stations?: string[] | null;
  /** The number of tickets kept. In the Card Game, only those not completed. */
  tickets?: number | null;
  /** Board games: the points for tracks so far. */
  track_points?: number | null;
  /** Board games: the ids of the tracks owned. */
  tracks?: string[] | null;
  /** Board games: the number of trains left. */
  trains?: number | null;
  /** Card Game: the sets in the yard, as colour → cards. */
  yard?: Partial<Record<Card, Bag>> | null;
}

/** How hidden things are dealt at a table that plays on. */
export type Hidden =
  /** As they were: the same hands, tickets and deck. */
  | "as_it_was"
  /** Dealt again, in a way that fits everything the seat knew. */
  | "anew";

/** Who holds a seat. */
export type Holder =
  /** Nobody: the seat is free. */
  | { type: "empty" }
  /** A user. */
  | {
      type: "user";
      /** The user, with the name to show. */
      person: Person;
    }
  /** A bot. */
  | {
      type: "bot";
      /** How well the bot plays. */
      level: Level;
    };

/** The kinds of user. */
export type Kind =
  /** A person with a cookie and no password. */
  | "guest"
  /** A person with a password. */
  | "account"
  /** A program with a token. */
  | "bot";

/** Who can find a table. Anyone with the link can join either kind. */
export type Access =
  /** Anyone: the table is listed publicly. */
  | "public"
  /** Only people with the link: the table is not listed. */
  | "link";

/** How long players may think. */
export type Clock =
  /** No time limit. */
  | { type: "none" }
  /** A time limit for each whole turn. */
  | {
      type: "per_turn";
      /** Seconds per turn. */
      seconds: number;
    }
  /** A time budget for the whole game, with extra time after each turn. */
  | {
      type: "bank";
      /** Seconds added after each turn. */
      increment: number;
      /** Seconds at the start of the game. */
      seconds: number;
    }
  /** A time limit in days for each turn. */
  | {
      type: "days";
      /** Days per turn. */
      days: number;
    };

/** How far actions can be taken back. */
export type Undo =
  /** Until a card or ticket has been revealed to the player since. */
  | "until_revealed"
  /** Without limit. What was drawn stays as it was: whoever draws again gets the same cards. */
  | "free";
