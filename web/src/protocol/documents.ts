// Generated from Rust by `make types`, never edited.

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

/** The file of a built-in game. */
export type GameFile =
  /** Of a game on a board. */
  | MapDoc
  /** Of the Card Game. */
  | DeckDoc;

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

/** The result of a game, or of a position as if it ended there. */
export interface ScoreDoc {
  /** Each player's count. */
  players: PlayerScoreDoc[];
  /** The players by place, best first; tied players together, by index. */
  ranking: number[][];
  /** The players who share the first place. */
  winners: number[];
}

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

/** The tickets of a ticket draw. */
export interface TicketDraw {
  /** How many are offered. */
  count: number;
  /** How many of them must be kept. */
  keep_at_least: number;
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

export type RestOrCard = "rest" | Card[];

/** A bag of cards: how many of each kind; absent means none. */
export type Bag = Partial<Record<Card, number>>;

/** The options of a table. */
export interface Options {
  /** Who begins; drawn at random if left out. */
  first_player?: number | null;
  /** Card Game: owners may look into their own piles. */
  open_piles?: boolean | null;
}

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
  yard?: Partial<Record<Card, Bag>> | null;
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

export type RestOrstring = "rest" | string[];

/** An action and who asks for it. */
export interface PlayerAction {
  /** The action. */
  action: Action;
  /** The player, by index. */
  player: number;
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

/** Where starting tickets go that nobody kept. */
export type ReturnedWord =
  /** Under the ticket deck. */
  | "bottom"
  /** Out of the game. */
  | "removed";

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

/** A bonus for most completed tickets that name a city. */
export interface BigCityDoc {
  /** The city. */
  city: string;
  /** Its points. */
  points: number;
}

/** A city. */
export interface DeckCityDoc {
  /** The id that tickets name. */
  id: string;
  /** The name people read. */
  name: string;
}

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

/** Tickets to choose from. */
export interface OfferDoc {
  /** How many must be kept. */
  keep_at_least: number;
  /** The tickets, in the order dealt. */
  tickets: string[];
}

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

/** Where starting tickets go that nobody kept. */
export type DeckReturnedWord = "shuffled";

/** Where a card is drawn from. */
export type DrawFrom =
  /** Blind, from the top of the deck. */
  | "deck"
  /** Face up, from a slot of the row. */
  | "row";
