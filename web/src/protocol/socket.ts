// Generated from Rust by `make types`, never edited.

import type { Action, Card } from "./documents.js";
import type { Command, GameView, Heard, Seq, TableView, Time, UserId } from "./table.js";

/** A message from a client. */
export interface ClientMessage {
  /** The command to carry out. */
  command: Command;
  /** An id of the client's choice, at most 64 characters. The answer repeats it. */
  id: string;
}

/** A message to a client. */
export type ServerMessage =
  /** The current state of the table. Sent first, and again whenever the client switches seats. */
  | ({ type: "view" } & FreshView)
  /** Something happened. Every `seq` arrives exactly once, in order. */
  | ({ type: "event" } & EventMessage)
  /** The answer to one of the client's messages. */
  | ({ type: "answer" } & Answer)
  /** How far the review of the finished game has got. */
  | ({ type: "review" } & ReviewMessage)
  /**
   * The server is closing the connection, and why. The client may reconnect and resume from its
   * last `seq`.
   */
  | ({ type: "bye" } & Refused);

/** The current state of the table, as one viewer may see it. */
export interface FreshView {
  /** The server's clock, in milliseconds since 1970 (UTC). */
  now: Time;
  /** The table's id and join code. */
  table: TableName;
  /** The table as this viewer may see it. */
  view: TableView;
  /** The user this view is for. Left out for a viewer who is not signed in. */
  you?: UserId | null;
}

/** Something that happened at the table. */
export interface EventMessage {
  /** What happened, as far as this viewer may know. */
  event: Heard;
  /** The game afterwards. Left out if the game did not change. */
  game?: GameView | null;
  /** The actions this viewer may take afterwards. Left out if the game did not change. */
  legal?: Action[] | null;
  /** How many actions an `undo` would take back afterwards. Left out if none can be. */
  undo?: number | null;
}

/** The answer to a message. Every message gets exactly one. */
export type Answer = {
  /** The id of the message. Empty if it could not be read. */
  id: string;
} & (
  /** The command was carried out and its effect is stored. */
  | { done: Done }
  /** The command was refused and nothing has changed. */
  | { refused: Refused }
);

/** How far the review of the game has got. It has no `seq`: nothing happened at the table. */
export interface ReviewMessage {
  /** What is new. */
  review: ReviewNews;
}

/** Why a command or request was refused. */
export interface Refused {
  /** A stable code for programs to check. */
  error: string;
  /** A short explanation in English, for people. */
  message: string;
  /** The id of the game rule that forbids the action, if one does. */
  rule?: string | null;
}

/** The two ways to refer to a table. */
export interface TableName {
  /** The join code, short enough to type. */
  code: string;
  /** The table's id, as used in links. */
  id: string;
}

/** A command that was carried out. */
export interface Done {
  /** The number of the command's entry in the log. For `look`, the table's current one. */
  seq: Seq;
  /** The new table. Present only after `rematch`. */
  table?: TableName | null;
}

/** News of a review that is under way, for everybody at the table. */
export interface ReviewNews {
  /** What the deal gave, with the first steps. */
  deal?: DealDoc | null;
  /** How many steps are done, those in `steps` included. */
  done: number;
  /** How far it has got. Once it is `done`, fetch the whole review. */
  state: ReviewState;
  /** The steps since the last news. Whoever misses some finds all by their `at` in the status. */
  steps?: StepDoc[];
  /** How many steps there are. */
  total: number;
}

/** What the deal gave and took. */
export interface DealDoc {
  /** Each player's chance to win after the deal. */
  chances: number[];
  /** What the deal gave each player. */
  luck: LuckSum[];
  /** Each player's expected points ahead of the best opponent. */
  points: number[];
}

/** How far a review has got. */
export type ReviewState =
  /** Nobody has asked for one. */
  | "none"
  /** Others come first. */
  | "waiting"
  /** It is being computed. */
  | "running"
  /** It is there. */
  | "done"
  /** It could not be computed. It can be asked for again. */
  | "failed";

/** One action of the record and what came of it. */
export interface StepDoc {
  /** What was done. */
  action: Action;
  /** How many actions came before it. */
  at: number;
  /**
   * Each player's chance to win afterwards, as somebody sees it who knows all cards but not those
   * to come.
   */
  chances: number[];
  /** What was decided, if there was a choice. */
  decision?: DecisionDoc | null;
  /** What chance decided, if it did. */
  luck?: LuckDoc | null;
  /** Who acted. */
  player: number;
  /** Each player's expected points ahead of the best opponent, seen the same way. */
  points: number[];
}

/** What chance gave a player; below 0 it took. */
export interface LuckSum {
  /** In chance to win. */
  chance: number;
  /** In points. */
  points: number;
}

/** A decision between several actions, judged by what the player knew. */
export interface DecisionDoc {
  /** What the expert would have done. */
  best: Action;
  /** The chance to win with that, as far as the player could know. */
  chance: number;
  /** The standard error of `loss`. */
  error: number;
  /** The chance to win that was lost against that; 0 if nothing was. */
  loss: number;
  /** What kind of mistake it was, if it lost enough to be called one. */
  mistake?: MistakeKind | null;
  /** What the player could be after. */
  plan: Plan;
  /** The points that were lost against that. */
  points: number;
  /** What speaks for the best action. */
  reasons?: ReasonDoc[];
  /** How many rollouts each of the two had. */
  rollouts: number;
}

/** What chance decided in a step. */
export interface LuckDoc {
  /** What was drawn. */
  draws: DrawDoc[];
  /** What that gave each player. */
  players: LuckSum[];
}

/** The kinds of mistakes. */
export type MistakeKind =
  /** A ticket was kept that had better gone back. */
  | "ticket_kept"
  /** A ticket went back that had better been kept. */
  | "ticket_refused"
  /** Tickets were drawn at the wrong time. */
  | "tickets_drawn"
  /** Tickets should have been drawn. */
  | "tickets_not_drawn"
  /** Another card should have been drawn. */
  | "color_drawn"
  /** Cards were drawn, or something else done, where a track had to be claimed. */
  | "claimed_too_late"
  /** A track of the plan was claimed before it was needed. */
  | "claimed_too_early"
  /** A track was claimed that the plan does not need. */
  | "claimed_for_nothing"
  /** Another track had to be claimed first. */
  | "wrong_track"
  /** A station was built that was not needed, or elsewhere. */
  | "station_built"
  /** A station should have been built. */
  | "station_missed"
  /** A tunnel was tried that was not worth the risk. */
  | "tunnel_risked"
  /** A tunnel's extra cost was paid that was not worth it. */
  | "tunnel_paid"
  /** A tunnel was given up that was worth its extra cost. */
  | "tunnel_given_up"
  /** Card Game: a set was played that was then robbed. */
  | "yard_robbed"
  /** Card Game: a set was played that had better grown in the hand. */
  | "set_played_too_early"
  /** Card Game: a set should have been played. */
  | "set_played_too_late"
  /** Card Game: another set should have been played. */
  | "wrong_set"
  /** Card Game: a set in another player's yard could have been robbed. */
  | "robbery_missed"
  /** Card Game: other tickets should have been completed. */
  | "wrong_tickets";

/** What a player is after. */
export interface Plan {
  /** The tickets that are given up. */
  given_up?: string[];
  /** The cards that are missing, by colour; gray tracks take any and are not in it. */
  lacks?: Partial<Record<Card, number>>;
  /** The tickets to be completed. */
  tickets?: string[];
  /** The tracks to claim for them. */
  tracks?: string[];
}

/** One thing that speaks for an action: a code and what it is about. */
export type ReasonDoc =
  /** It connects the cities of a ticket, or completes it. */
  | {
      code: "completes_ticket";
      ticket: string;
    }
  /** It is on the way of a ticket. */
  | {
      code: "keeps_ticket_open";
      ticket: string;
    }
  /** Others are near and may take the track. */
  | {
      code: "at_risk";
      track: string;
    }
  /** It brings the points of a track beside the plan. */
  | {
      code: "points";
      points: number;
      track: string;
    }
  /** It makes the player's own network longer. */
  | {
      code: "longer_path";
      track: string;
    }
  /** It is in the way of an opponent. */
  | {
      code: "blocks";
      player: number;
    }
  /** The colour the plan lacks most. */
  | {
      code: "lacks_most";
      color: Card;
    }
  /** A colour the plan lacks. */
  | {
      code: "lacks";
      color: Card;
    }
  /** A locomotive, which stands in for any colour. */
  | { code: "wild" }
  /** Nothing in the row helps the plan. */
  | { code: "nothing_in_row" }
  /** It collects cards for later. */
  | { code: "saves_cards" }
  /** The tickets in hand leave time for more. */
  | { code: "room_for_tickets" }
  /** The ticket lies on the way of the others, or its cards are there. */
  | {
      code: "on_the_way";
      ticket: string;
    }
  /** The ticket is worth the way. */
  | {
      code: "worth_the_way";
      ticket: string;
    }
  /** The ticket that goes back is too far, or comes too late. */
  | {
      code: "too_far";
      ticket: string;
    }
  /** A station in this city lets the player use another's track. */
  | {
      code: "station_for";
      city: string;
    }
  /** The tunnel is worth its extra cost. */
  | {
      code: "worth_the_cost";
      track: string;
    }
  /** The tunnel is not worth its extra cost. */
  | {
      code: "not_worth_the_cost";
      track: string;
    }
  /** It takes a set of this colour from another player's yard. */
  | {
      code: "robs";
      color: Card;
      player: number;
    }
  /** The cards feed a ticket. */
  | {
      code: "feeds";
      color: Card;
      ticket: string;
    }
  /** Few can rob a set of this size. */
  | {
      code: "hard_to_rob";
      color: Card;
    }
  /** The cards of the yard need the turns that are left. */
  | { code: "time_is_short" }
  /** It is the last turn, and this counts most. */
  | { code: "last_turn" };

/** Something drawn by chance. */
export interface DrawDoc {
  /** The card, if it was one. */
  card?: Card | null;
  /** What kind of draw it was. */
  kind: DrawKind;
}

/** What chance decides. */
export type DrawKind =
  /** A card drawn blind. */
  | "blind"
  /** A card turned into the row. */
  | "row"
  /** A card turned over for a tunnel. */
  | "tunnel"
  /** A card dealt for the second round of the Card Game. */
  | "dealt"
  /** Tickets drawn to choose from. */
  | "tickets";
