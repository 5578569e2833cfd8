// Generated from Rust by `make types`, never edited.

/** Who finds a table. A table by link is not listed; whoever has the link may join. */
export type Access =
  /** Everybody: it is listed. */
  | "public"
  /** Whoever has the link. */
  | "link";

/** What a player asks for. */
export type Action =
  /** Keep these of the tickets on offer. */
  | {
      type: "keep_tickets";
      /** Ticket ids, none twice. */
      tickets: string[];
    }
  /** Draw a card. */
  | {
      type: "draw_card";
      /** Blind from the deck, or from the row. */
      from: DrawFrom;
      /** The slot of the row. */
      slot?: number | null;
    }
  /** Draw tickets to choose from. */
  | { type: "draw_tickets" }
  /** Claim a track. */
  | {
      type: "claim_track";
      /** The payment. */
      cards: Bag;
      /** The track's id. */
      track: string;
    }
  /** Pay what a tunnel costs more. */
  | {
      type: "pay_tunnel";
      /** The payment. */
      cards: Bag;
    }
  /** Take the cards laid down for a tunnel back. */
  | { type: "leave_tunnel" }
  /** Build a station. */
  | {
      type: "build_station";
      /** The payment. */
      cards: Bag;
      /** The city's id. */
      city: string;
    }
  /** Play cards to the yard (Card Game). */
  | {
      type: "play_cards";
      /** The cards. */
      cards: Bag;
    }
  /** Complete tickets at scoring (Card Game). */
  | {
      type: "complete_tickets";
      /** Ticket ids, none twice. */
      tickets: string[];
    }
  /** Do nothing, when nothing else is legal. */
  | { type: "pass" };

/** The one answer to a message. */
export type Answer = {
  /** The id of the message; empty, if it could not be read. */
  id: string;
} & (
  /** It is done, and kept. */
  | { done: Done }
  /** Nothing has changed. */
  | { refused: Refused }
);

/** A bag of cards: how many of each kind; absent means none. */
export interface Bag {
  black?: number;
  blue?: number;
  green?: number;
  locomotive?: number;
  orange?: number;
  purple?: number;
  red?: number;
  white?: number;
  yellow?: number;
}

/** A bonus for most completed tickets that name a city. */
export interface BigCityDoc {
  /** The city. */
  city: string;
  /** Its points. */
  points: number;
}

/** A bot for a place. */
export interface BotForPlace {
  /** How well it plays. */
  level: Level;
  /** The place; 0 is the host's. */
  place: number;
}

/** A bot with its token. */
export interface BotWithToken {
  /** The token, for `Authorization: Bearer`. It is shown only this once, and it does not end. */
  token: string;
  /** The bot. */
  user: User;
}

/** The bots of an account, the oldest first. */
export interface Bots {
  /** The bots. */
  bots: User[];
}

/** The games that come with the server. */
export interface BuiltInGames {
  /** Their ids. */
  games: string[];
  /** The levels of bots, from the weakest up. */
  levels: string[];
}

/** A kind of train card. */
export type Card =
  | "purple"
  | "blue"
  | "orange"
  | "white"
  | "green"
  | "yellow"
  | "black"
  | "red"
  | "locomotive";

/** To whom something is said. */
export type Channel =
  /** To everybody. */
  | "all"
  /** By a spectator while the game runs: players never hear it. */
  | "spectators";

/** A city. */
export interface CityDoc {
  /** The id that tracks and tickets name. */
  id: string;
  /** Where it lies on the globe, in degrees north. */
  lat?: number | null;
  /** Where it lies on the globe, in degrees east. */
  lon?: number | null;
  /** The name people read. */
  name: string;
  /** Where it is drawn, 0 to 1000 from the left. */
  x?: number | null;
  /** Where it is drawn, from the top. */
  y?: number | null;
}

/** A message from a client. */
export interface ClientMessage {
  /** What is asked for. */
  command: Command;
  /** Chosen by the client; the one answer names it. At most 64 characters. */
  id: string;
}

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

/** A name and its password: of a new account, or to sign in. */
export interface Credentials {
  /** The name: 1 to 40 characters. Letter case does not make it another. */
  name: string;
  /** The password: 8 to 200 characters. */
  password: Password;
}

/** A city. */
export interface DeckCityDoc {
  /** The id that tickets name. */
  id: string;
  /** The name people read. */
  name: string;
}

/** A deck file. */
export interface DeckDoc {
  /** The bonuses for cities, with their points. */
  big_cities: BigCityDoc[];
  /** Cards of each of the eight colours. */
  cards_per_color: number;
  /** The cities. */
  cities: DeckCityDoc[];
  /** The `game` of positions and records. */
  id: string;
  /** Locomotive cards. */
  locomotives: number;
  /** The name people read. */
  name: string;
  /** The fewest and the most players. */
  players: [number, number];
  /** How many rounds so many players play. */
  rounds: Record<string, number>;
  /** Face-up cards. */
  row: number;
  /** Cards dealt to each player when a second round begins. */
  second_round_cards: number;
  /** Cards dealt to each player. */
  starting_cards: number;
  /** Locomotives given to each player before. */
  starting_locomotives: number;
  /** The tickets dealt at the start. */
  starting_tickets: DeckStartingTickets;
  /** The tickets of a ticket draw. */
  ticket_draw: TicketDraw;
  /** The tickets. */
  tickets: DeckTicketDoc[];
}

/** Where starting tickets go that nobody kept. */
export type DeckReturnedWord = "shuffled";

/** The tickets dealt at the start. */
export interface DeckStartingTickets {
  /** Tickets for each player. */
  count: number;
  /** How many of them must be kept. */
  keep_at_least: number;
  /** Where the others go. */
  returned: DeckReturnedWord;
}

/** A ticket. */
export interface DeckTicketDoc {
  /** One of its cities. */
  a: string;
  /** The other. */
  b: string;
  /** The cards that complete it. */
  cards: Bag;
  /** The id. */
  id: string;
  /** Won if it is completed, lost if not. */
  points: number;
}

/** A command that was done. */
export interface Done {
  /** The seq of its entry; the present one for a look. */
  seq: Seq;
  /** The table of the rematch. */
  table?: TableName | null;
}

/** Where a card is drawn from. */
export type DrawFrom =
  /** Blind, from the top of the deck. */
  | "deck"
  /** Face up, from a slot of the row. */
  | "row";

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

/** Something that happened. */
export interface EventMessage {
  /** What. */
  event: Heard;
  /** The game after it, if it changed the game. */
  game?: GameView | null;
  /** What this viewer may do after it, if it changed the game. */
  legal?: Action[] | null;
}

/** The end of a user. */
export interface Farewell {
  /** The password; a guest has none. */
  password?: Password | null;
}

/** The table as it is. */
export interface FreshView {
  /** The server's clock, in milliseconds since 1970. */
  now: Time;
  /** The table. */
  table: TableName;
  /** The table. */
  view: TableView;
  /** Who looks; nobody, if it is not known. */
  you?: UserId | null;
}

/** The file of a built-in game. */
export type GameFile =
  /** Of a game on a board. */
  | MapDoc
  /** Of the Card Game. */
  | DeckDoc;

/** A table at which you have or had a place. */
export interface GameOfYours {
  /** When something last happened. */
  changed: Time;
  /** The code to type. */
  code: string;
  /** When it was opened. */
  created: Time;
  /** The id of the table. */
  id: string;
  /** How far it is. */
  stage: Stage;
  /** What lists show of it; `null`, if another version of the server wrote it. */
  summary: TableSummary | null;
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

/** Your games, the newest first. */
export interface GamesOfYours {
  /** The games. */
  games: GameOfYours[];
}

/** Who acts for a place. */
export type Hand =
  /** The user who holds it. */
  | "user"
  /** A bot. */
  | "bot";

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
      by: Hand;
      /** What happened. */
      events: Event[];
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

/** What a user is. */
export type Kind =
  /** Somebody with a cookie and no password. */
  | "guest"
  /** Somebody with a password. */
  | "account"
  /** A program with a token. */
  | "bot";

/** How well a bot plays: one of [`bots::CODES`]. */
export type Level = "random" | "greedy" | "planner" | "expert";

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

/** A table in a list. */
export interface ListedTable {
  /** When something happened last. */
  changed: Time;
  /** The code to type. */
  code: string;
  /** When it was opened. */
  created: Time;
  /** The id, in links. */
  id: string;
  /** How far it is. */
  stage: Stage;
  /** What there is to show. */
  summary: TableSummary;
}

/** A map file. */
export interface MapDoc {
  /** Cards of each of the eight colours. */
  cards_per_color: number;
  /** The cities. */
  cities: CityDoc[];
  /** The smallest number of players with whom both tracks of a double can be used. */
  double_tracks_from_players: number;
  /** A short id; also the `game` of positions and records on this map. */
  id: string;
  /** A turn that ends with so few trains begins the last round. */
  last_round_at_trains: number;
  /** Locomotive cards. */
  locomotives: number;
  /** Points for the longest path. */
  longest_path_points: number;
  /** The name people read. */
  name: string;
  /** The fewest and the most players. */
  players: [number, number];
  /** Face-up cards. */
  row: number;
  /** Cards dealt to each player. */
  starting_cards: number;
  /** The tickets dealt at the start. */
  starting_tickets: StartingTickets;
  /** Stations each. */
  stations: number;
  /** The tickets of a ticket draw. */
  ticket_draw: TicketDraw;
  /** The tickets. */
  tickets: TicketDoc[];
  /** Points of a track by its length. */
  track_points: Record<string, number>;
  /** The tracks. */
  tracks: TrackDoc[];
  /** Trains each. */
  trains: number;
  /** Cards turned over for a tunnel. */
  tunnel_cards: number;
  /** Points for each station not built. */
  unbuilt_station_points: number;
}

/** Who you are. */
export interface Me {
  /** You; nothing, if you are nobody yet. */
  user: User | null;
}

/** A new bot. */
export interface NewBot {
  /** The name: 1 to 40 characters; that of no account and of no other bot. */
  name: string;
}

/** A new guest. */
export interface NewGuest {
  /** The name; one like `Guest 4821`, if left out. */
  name?: string | null;
}

/** Another password. */
export interface NewPassword {
  /** The password from now on: 8 to 200 characters. */
  new: Password;
  /** The password until now. */
  old: Password;
}

/** A table to be opened. */
export interface NewTable {
  /** Bots to put in places from the start. */
  bots?: BotForPlace[];
  /** The host's name at this table; their own, if left out. */
  name?: string | null;
  /** What is agreed on. */
  settings: Settings;
}

/** Tickets to choose from. */
export interface OfferDoc {
  /** How many must be kept. */
  keep_at_least: number;
  /** The tickets, in the order dealt. */
  tickets: string[];
}

/** What was committed to, open once the game is over. */
export interface Opened {
  /** The salt, 64 hex digits. */
  salt: string;
  /** The seed, 64 hex digits. */
  seed: string;
}

/** The options of a table. */
export interface Options {
  /** Who begins; drawn at random if left out. */
  first_player?: number | null;
  /** Card Game: owners may look into their own piles. */
  open_piles?: boolean | null;
}

/** A password as somebody typed it. */
export type Password = string;

/** What the player to move must answer. */
export type PendingDoc =
  /** One card is drawn, the second is not. */
  | { type: "second_draw" }
  /** A tunnel's cards are turned and cost something. */
  | {
      type: "tunnel";
      /** The cards laid down; they are not in the hand. */
      laid: Bag;
      /** The track. */
      track: string;
      /** The cards turned over, in their order. */
      turned: Card[];
    }
  /** The round is scored, and the player to move completes tickets. */
  | {
      type: "complete_tickets";
      /** Who answers after the player to move. Omitted: all others, in seat order. */
      left?: number[] | null;
    };

/** A user and the name to show. People around one screen have a name for each of their places. */
export interface Person {
  /** The name. */
  name: string;
  /** The user. */
  user: UserId;
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

/** The clock of a place. */
export interface PlaceClock {
  /** The milliseconds left when it last stood still. */
  left: number;
  /** When the time is up; left out while it stands still. */
  until?: Time | null;
}

/** What lists show of a place. */
export interface PlaceSummary {
  /** Who holds it. */
  holder: Holder;
  /** 1 for whoever won. */
  rank?: number | null;
  /** The points, once the game is over. */
  score?: number | null;
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

/** An action and who asks for it. */
export interface PlayerAction {
  /** The action. */
  action: Action;
  /** The player, by index. */
  player: number;
}

/** One player of a position. */
export interface PlayerDoc {
  /** Card Game: the tickets completed; they are not among `tickets`. */
  completed?: string[] | null;
  /** The cards in the hand. */
  hand?: Bag;
  /** The player's name. */
  name?: string;
  /** The tickets to choose from. */
  offer?: OfferDoc | null;
  /** Card Game: the cards of the track pile. */
  pile?: Bag | null;
  /** The starting tickets given back, until all have chosen. */
  returned?: string[];
  /** Board games: the cities with a station, in the order built. */
  stations?: string[];
  /** The tickets kept. */
  tickets?: string[];
  /** Board games: the tracks owned. */
  tracks?: string[] | null;
  /** Card Game: colour of a set → its cards, after the first part of the turn. */
  yard?: {
    black?: Bag;
    blue?: Bag;
    green?: Bag;
    locomotive?: Bag;
    orange?: Bag;
    purple?: Bag;
    red?: Bag;
    white?: Bag;
    yellow?: Bag;
  } | null;
}

/** One player's count. */
export interface PlayerScoreDoc {
  /** The Big Cities won, in the Card Game. */
  big_cities?: string[] | null;
  /** Points for Big Cities, in the Card Game. */
  big_city_points?: number | null;
  /** City of a station → the track it borrows, in games that have stations. */
  borrowed?: Record<string, string> | null;
  /** Points for having the longest of all, in board games. */
  longest_bonus?: number | null;
  /** The longest path, in spaces, in board games. */
  longest_path?: number | null;
  /** The player's name. */
  name?: string;
  /** Points for stations not built, in games that have stations. */
  station_points?: number | null;
  /** Points of completed tickets less those of the others. */
  ticket_points: number;
  /** The tickets completed. */
  tickets_completed: string[];
  /** The tickets not completed. */
  tickets_failed: string[];
  /** Everything together. */
  total: number;
  /** Points for tracks, in board games. */
  track_points?: number | null;
}

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
  yard?: {
    black?: Bag;
    blue?: Bag;
    green?: Bag;
    locomotive?: Bag;
    orange?: Bag;
    purple?: Bag;
    red?: Bag;
    white?: Bag;
    yellow?: Bag;
  } | null;
}

/** Any moment of a game. */
export interface PositionDoc {
  /** The deck from the top, or `"rest"`: all cards not named elsewhere, in an order by the seed. */
  deck?: RestOrCard;
  /** The discards. */
  discards?: Bag;
  /** Turns still to be played once the end is triggered, that of the player to move included. */
  final_turns?: number | null;
  /** Whether the game is over. */
  finished?: boolean;
  /** `branchline-position/1`; may be left out inside a scenario. */
  format?: string | null;
  /** The game: `usa`, `europe`, `card_game`, or the id of `map`. */
  game: string;
  /** The map file, when it is not a built-in one. */
  map?: MapDoc | null;
  /** The table's options. */
  options?: Options;
  /** Passes in succession so far. */
  passes?: number;
  /** What the player to move must answer. */
  pending?: PendingDoc | null;
  /** The players. */
  players: PlayerDoc[];
  /** Card Game: the round. */
  round?: number | null;
  /** The face-up cards; an empty slot is `null`. Omitted: turned from the deck. */
  row?: (Card | null)[] | null;
  /** Up to 64 hex digits; everything drawn at random follows from it. */
  seed?: string | null;
  /** Whether the offers are the opening ones. Omitted: it follows from the offers. */
  setup?: boolean | null;
  /** The ticket deck from the top, or `"rest"`. Omitted: empty. */
  ticket_deck?: RestOrstring;
  /** Who is to move, by index; during set-up, who will begin. */
  to_move?: number;
}

/** A user and what they have achieved. */
export interface Profile {
  /** By game; finished games only. */
  statistics: Statistic[];
  /** The user. */
  user: User;
}

/** A whole game: its seed and its actions, and how it ended. */
export interface RecordDoc {
  /** The actions, in order. */
  actions: PlayerAction[];
  /** `branchline-record/1`. */
  format: string;
  /** The game: `usa`, `europe`, `card_game`, or the id of `map`. */
  game: string;
  /** The map file, when it is not a built-in one. */
  map?: MapDoc | null;
  /** The table's options. */
  options?: Options;
  /** The players' names. */
  players: string[];
  /** How the game ended; left out while it goes on. */
  result?: ScoreDoc | null;
  /** Up to 64 hex digits; everything drawn at random follows from it. */
  seed: string;
}

/** The answer to a refused command. */
export interface Refused {
  /** The stable code. */
  error: string;
  /** For people. */
  message: string;
  /** The id of the rule of the game that forbids it, if one does. */
  rule?: string | null;
}

/** Another name for you. */
export interface Rename {
  /** The name: 1 to 40 characters, and no space around. */
  name: string;
}

export type RestOrCard = "rest" | Card[];

export type RestOrstring = "rest" | string[];

/** Where starting tickets go that nobody kept. */
export type ReturnedWord =
  /** Under the ticket deck. */
  | "bottom"
  /** Out of the game. */
  | "removed";

/** The result of a game, or of a position as if it ended there. */
export interface ScoreDoc {
  /** Each player's count. */
  players: PlayerScoreDoc[];
  /** The players by place, best first; tied players together, by index. */
  ranking: number[][];
  /** The players who share the first place. */
  winners: number[];
}

/** A place in the log: the first entry has 0, and there are no gaps. */
export type Seq = number;

/** A message to a client. */
export type ServerMessage =
  /** The table as it is: the first message, and again whenever the client looks from elsewhere. */
  | ({ type: "view" } & FreshView)
  /** Something happened. Each seq comes once and in order. */
  | ({ type: "event" } & EventMessage)
  /** The answer to a message of the client. */
  | ({ type: "answer" } & Answer)
  /** The server hangs up, and why. A client may come back and resume from its last seq. */
  | ({ type: "bye" } & Refused);

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

/** The tickets dealt at the start. */
export interface StartingTickets {
  /** How many of them must be kept. */
  keep_at_least: number;
  /** Long tickets for each player. */
  long: number;
  /** Other tickets for each player. */
  regular: number;
  /** Where the others go. */
  returned: ReturnedWord;
}

/** What a user has achieved in a game. */
export interface Statistic {
  /** The average score of the games played to the end. */
  average: number;
  /** The best of them. */
  best: number;
  /** The game or the map's id. */
  game: string;
  /** Games finished. */
  games: number;
  /** Games that a bot had to finish for them. */
  left: number;
  /** Games won, alone or not, and played to the end. */
  won: number;
}

/** A table at an earlier moment. */
export interface TableAt {
  /** What you heard of the entry with this seq; nothing of the first. */
  event?: Heard | null;
  /** The moment with everything hidden, once the game is over. */
  position?: PositionDoc | null;
  /** The table as you knew it. */
  view: TableView;
}

/** The public tables that are not over. */
export interface TableList {
  /** Those that wait for players first, the newest first. */
  tables: ListedTable[];
}

/** How a table is called. */
export interface TableName {
  /** The code to type. */
  code: string;
  /** The id, in links. */
  id: string;
}

/** What lists show of a table. */
export interface TableSummary {
  /** How long players may think. */
  clock: Clock;
  /** The game, or the id of the map. */
  game: string;
  /** Who may start it. */
  host: UserId;
  /** Who holds the places, and how it ended for them. */
  places: PlaceSummary[];
  /** Whether one user may hold several places. */
  several_places: boolean;
}

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

/** A ticket. */
export interface TicketDoc {
  /** One of the cities to join. */
  a: string;
  /** The other. */
  b: string;
  /** The id. */
  id: string;
  /** Whether it is a long ticket, dealt only at the start. */
  long?: boolean;
  /** Won if they are joined, lost if not. */
  points: number;
}

/** The tickets of a ticket draw. */
export interface TicketDraw {
  /** How many are offered. */
  count: number;
  /** How many of them must be kept. */
  keep_at_least: number;
}

/** A moment, in milliseconds since 1970. The caller's clock; a table has none. */
export type Time = number;

/** The colour of a track: one of the eight, or gray for any. */
export type TrackColor =
  | "purple"
  | "blue"
  | "orange"
  | "white"
  | "green"
  | "yellow"
  | "black"
  | "red"
  | "gray";

/** A track. */
export interface TrackDoc {
  /** One of its cities. */
  a: string;
  /** The other. */
  b: string;
  /** How far it bows from the straight line, as a fraction of its length. */
  bend?: number | null;
  /** Its colour. */
  color: TrackColor;
  /** The locomotive symbols of a ferry. */
  ferry?: number | null;
  /** The id. */
  id: string;
  /** Its spaces. */
  length: number;
  /** Whether it is a tunnel. */
  tunnel?: boolean;
}

/** A user, as everybody may see them. */
export interface User {
  /** The id. */
  id: UserId;
  /** What they are. */
  kind: Kind;
  /** The name. It is text, whatever it looks like. */
  name: string;
}

/** An account or guest, by an id that others at the table may see. It is never a token. */
export type UserId = string;

/** Why a bot plays for somebody. */
export type Why =
  /** The time was up. */
  | "out_of_time"
  /** The user left the table. */
  | "left"
  /** The user gave up. */
  | "resigned";
