// Generated from Rust by `make types`, never edited.

/** A map file: everything a board game is played with. */
export interface MapDoc {
  /** The number of cards of each of the eight colours. */
  cards_per_color: number;
  /** All the cities. */
  cities: CityDoc[];
  /** The fewest players with whom both tracks of a double may be claimed. */
  double_tracks_from_players: number;
  /** A short id; also the `game` of positions and records on this map. */
  id: string;
  /** The last round begins when a player ends a turn with this many trains or fewer. */
  last_round_at_trains: number;
  /** The number of locomotive cards. */
  locomotives: number;
  /** The bonus for the longest path. */
  longest_path_points: number;
  /** The name to show. */
  name: string;
  /** The fewest and the most players. */
  players: [number, number];
  /** The number of face-up cards. */
  row: number;
  /** Cards dealt to each player at the start. */
  starting_cards: number;
  /** How starting tickets are dealt. */
  starting_tickets: StartingTickets;
  /** The number of stations each player has. */
  stations: number;
  /** How many tickets are drawn and kept during the game. */
  ticket_draw: TicketDraw;
  /** All the tickets. */
  tickets: TicketDoc[];
  /** The points for a track, by its length. */
  track_points: Record<string, number>;
  /** All the tracks. */
  tracks: TrackDoc[];
  /** The number of trains each player has. */
  trains: number;
  /** The number of cards turned over for a tunnel. */
  tunnel_cards: number;
  /** The points for each station not built. */
  unbuilt_station_points: number;
}

/** The file of a built-in game. */
export type GameFile =
  /** The map of a board game. */
  | MapDoc
  /** The cards and tickets of the Card Game. */
  | DeckDoc;

/** A position: any moment of a game, including everything hidden. */
export interface PositionDoc {
  /**
   * The deck, top card first, or `"rest"`: all cards not named elsewhere, in an order determined by
   * the seed.
   */
  deck?: RestOrCard;
  /** The discarded cards. */
  discards?: Bag;
  /** Turns left once the end is triggered, including the turn of the player to move. */
  final_turns?: number | null;
  /** Whether the game is over. */
  finished?: boolean;
  /** `branchline-position/1`; may be left out inside a scenario. */
  format?: string | null;
  /** The game: `usa`, `europe`, `card_game`, or the id of `map`. */
  game: string;
  /** The map file, if the game is not a built-in one. */
  map?: MapDoc | null;
  /** The options of the table. */
  options?: Options;
  /** The number of passes in a row so far. */
  passes?: number;
  /** The decision the player to move is in the middle of. */
  pending?: PendingDoc | null;
  /** The players, in seat order. */
  players: PlayerDoc[];
  /** Card Game: the current round. */
  round?: number | null;
  /** The face-up cards; an empty slot is `null`. Default: turned up from the deck. */
  row?: (Card | null)[] | null;
  /** The seed that determines everything random, up to 64 hex digits. */
  seed?: string | null;
  /** Whether the offers are of starting tickets. Default: worked out from the offers. */
  setup?: boolean | null;
  /** The ticket deck, top ticket first, or `"rest"`. Default: empty. */
  ticket_deck?: RestOrstring;
  /** The index of the player to move; during set-up, of the player who will go first. */
  to_move?: number;
}

/** A whole game: what it began from, its actions and how it ended. */
export interface RecordDoc {
  /** All the actions, in order. */
  actions: PlayerAction[];
  /** `branchline-record/1`. */
  format: string;
  /** The game: `usa`, `europe`, `card_game`, or the id of `map`. */
  game: string;
  /** The map file, if the game is not a built-in one. */
  map?: MapDoc | null;
  /** The options of the table. */
  options?: Options;
  /** The players' names, in seat order. */
  players: string[];
  /**
   * The position the game began from, if it was not dealt. Its map, names, options and seed are
   * those of the record.
   */
  position?: PositionDoc | null;
  /** The final score. Left out while the game is in progress. */
  result?: ScoreDoc | null;
  /** The seed that determines everything random, up to 64 hex digits. */
  seed: string;
}

/** The result of a game, or of a position as if the game ended there. */
export interface ScoreDoc {
  /** Each player's score, in seat order. */
  players: PlayerScoreDoc[];
  /** The indices of the players by rank, best first. Tied players share an entry. */
  ranking: number[][];
  /** The indices of the players who won. */
  winners: number[];
}

/** A city. */
export interface CityDoc {
  /** The id that tracks and tickets refer to. */
  id: string;
  /** The city's latitude, in degrees north. */
  lat?: number | null;
  /** The city's longitude, in degrees east. */
  lon?: number | null;
  /** The name to show. */
  name: string;
  /** Where the city is drawn: distance from the left edge, 0 to 1000. */
  x?: number | null;
  /** Where the city is drawn: distance from the top edge, in the same units as `x`. */
  y?: number | null;
}

/** How starting tickets are dealt. */
export interface StartingTickets {
  /** The fewest tickets a player must keep. */
  keep_at_least: number;
  /** Long tickets dealt to each player. */
  long: number;
  /** Other tickets dealt to each player. */
  regular: number;
  /** Where the tickets given back go. */
  returned: ReturnedWord;
}

/** How many tickets are drawn and kept during the game. */
export interface TicketDraw {
  /** The number of tickets on offer. */
  count: number;
  /** The fewest tickets a player must keep. */
  keep_at_least: number;
}

/** A ticket. */
export interface TicketDoc {
  /** The id of one of the cities to connect. */
  a: string;
  /** The id of the other city. */
  b: string;
  /** The ticket's id. */
  id: string;
  /** Whether it is a long ticket. Long tickets are dealt only at the start. */
  long?: boolean;
  /** Points gained if the cities are connected, or lost if they are not. */
  points: number;
}

/** A track between two cities. */
export interface TrackDoc {
  /** The id of one city. */
  a: string;
  /** The id of the other city. */
  b: string;
  /** How far the track curves away from a straight line, as a fraction of its length. */
  bend?: number | null;
  /** The track's colour. */
  color: TrackColor;
  /** The number of locomotive symbols, if the track is a ferry. */
  ferry?: number | null;
  /** The track's id. */
  id: string;
  /** The number of spaces. */
  length: number;
  /** Whether the track is a tunnel. */
  tunnel?: boolean;
}

/** A deck file: everything the Card Game is played with. */
export interface DeckDoc {
  /** The bonuses for completing the most tickets to a city. */
  big_cities: BigCityDoc[];
  /** The number of cards of each of the eight colours. */
  cards_per_color: number;
  /** The cities named on tickets. */
  cities: DeckCityDoc[];
  /** A short id; also the `game` of positions and records. */
  id: string;
  /** The number of locomotive cards. */
  locomotives: number;
  /** The name to show. */
  name: string;
  /** The fewest and the most players. */
  players: [number, number];
  /** The number of rounds, by number of players. */
  rounds: Record<string, number>;
  /** The number of face-up cards. */
  row: number;
  /** Cards dealt to each player when a second round begins. */
  second_round_cards: number;
  /** Cards dealt to each player at the start. */
  starting_cards: number;
  /** Locomotives given to each player before the deal. */
  starting_locomotives: number;
  /** How starting tickets are dealt. */
  starting_tickets: DeckStartingTickets;
  /** How many tickets are drawn and kept during the game. */
  ticket_draw: TicketDraw;
  /** All the tickets. */
  tickets: DeckTicketDoc[];
}

export type RestOrCard = "rest" | Card[];

/** A bag of cards: how many there are of each kind. A kind left out means none. */
export type Bag = Partial<Record<Card, number>>;

/** The options of a table. */
export interface Options {
  /** The index of the player who goes first. Default: drawn at random. */
  first_player?: number | null;
  /** Card Game: whether players may look through their own track piles. */
  open_piles?: boolean | null;
}

/** A decision the player to move is in the middle of. */
export type PendingDoc =
  /** The player has drawn one card and must draw a second. */
  | { type: "second_draw" }
  /** A tunnel's cards have been turned over, and it costs extra. */
  | {
      type: "tunnel";
      /** The cards laid down. They are no longer in the hand. */
      laid: Bag;
      /** The id of the tunnel's track. */
      track: string;
      /** The cards turned over, in order. */
      turned: Card[];
    }
  /** Card Game: a round is being scored, and the player to move completes tickets. */
  | {
      type: "complete_tickets";
      /**
       * The players who complete tickets after the player to move, by index. Default: all the
       * others, in seat order.
       */
      left?: number[] | null;
    };

/** One player of a position. */
export interface PlayerDoc {
  /** Card Game: the ids of the completed tickets. They are not among `tickets`. */
  completed?: string[] | null;
  /** The cards in the player's hand. */
  hand?: Bag;
  /** The player's name. */
  name?: string;
  /** The tickets the player must choose from. */
  offer?: OfferDoc | null;
  /** Card Game: the cards in the track pile. */
  pile?: Bag | null;
  /** The starting tickets the player gave back. Kept until all players have chosen. */
  returned?: string[];
  /** Board games: the ids of the cities with one of the player's stations, in the order built. */
  stations?: string[];
  /** The ids of the tickets kept. */
  tickets?: string[];
  /** Board games: the ids of the tracks owned. */
  tracks?: string[] | null;
  /**
   * Card Game: the sets in the yard, as colour → cards, as they are after the first part of the
   * turn.
   */
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

/** An action and the player who asks for it. */
export interface PlayerAction {
  /** What the player asks for. */
  action: Action;
  /** The player's index, counted from 0. */
  player: number;
}

/** One player's score. */
export interface PlayerScoreDoc {
  /** Card Game: the Big City bonuses won, by city id. */
  big_cities?: string[] | null;
  /** Card Game: the points for Big City bonuses. */
  big_city_points?: number | null;
  /** Games with stations: the track each station borrows, as city → track. */
  borrowed?: Record<string, string> | null;
  /** Board games: the bonus for the longest path of all. */
  longest_bonus?: number | null;
  /** Board games: the length of the player's longest path, in spaces. */
  longest_path?: number | null;
  /** The player's name. */
  name?: string;
  /** Games with stations: the points for stations not built. */
  station_points?: number | null;
  /** The points of completed tickets minus those of failed ones. */
  ticket_points: number;
  /** The ids of the completed tickets. */
  tickets_completed: string[];
  /** The ids of the tickets not completed. */
  tickets_failed: string[];
  /** The player's total score. */
  total: number;
  /** Board games: the points for tracks. */
  track_points?: number | null;
}

/** Where the starting tickets that players give back go. */
export type ReturnedWord =
  /** To the bottom of the ticket deck. */
  | "bottom"
  /** Out of the game. */
  | "removed";

/** The colour of a track: one of the eight, or `gray` if any colour will do. */
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

/** A bonus for completing the most tickets that name a city. */
export interface BigCityDoc {
  /** The city's id. */
  city: string;
  /** The points for winning the bonus. */
  points: number;
}

/** A city. */
export interface DeckCityDoc {
  /** The id that tickets refer to. */
  id: string;
  /** The name to show. */
  name: string;
}

/** How starting tickets are dealt. */
export interface DeckStartingTickets {
  /** Tickets dealt to each player. */
  count: number;
  /** The fewest tickets a player must keep. */
  keep_at_least: number;
  /** Where the tickets given back go. */
  returned: DeckReturnedWord;
}

/** A ticket. */
export interface DeckTicketDoc {
  /** The id of one city. */
  a: string;
  /** The id of the other city. */
  b: string;
  /** The cards needed to complete the ticket. */
  cards: Bag;
  /** The ticket's id. */
  id: string;
  /** Points gained if the ticket is completed, or lost if it is not. */
  points: number;
}

/** Tickets to choose from. */
export interface OfferDoc {
  /** The fewest tickets the player must keep. */
  keep_at_least: number;
  /** The ids of the tickets, in the order dealt. */
  tickets: string[];
}

/** An action a player asks for. */
export type Action =
  /** Keep these of the tickets on offer. */
  | {
      type: "keep_tickets";
      /** The ids of the tickets to keep, without repeats. */
      tickets: string[];
    }
  /** Draw a card. */
  | {
      type: "draw_card";
      /** Where to draw from: blind from the deck, or face up from the row. */
      from: DrawFrom;
      /** The slot of the row, counted from 0. Only for draws from the row. */
      slot?: number | null;
    }
  /** Draw tickets to choose from. */
  | { type: "draw_tickets" }
  /** Claim a track. */
  | {
      type: "claim_track";
      /** The cards to pay with. */
      cards: Bag;
      /** The track's id. */
      track: string;
    }
  /** Pay the extra cost of a tunnel. */
  | {
      type: "pay_tunnel";
      /** The extra cards to pay with. */
      cards: Bag;
    }
  /** Give up a tunnel and take back the cards laid down for it. */
  | { type: "leave_tunnel" }
  /** Build a station. */
  | {
      type: "build_station";
      /** The cards to pay with. */
      cards: Bag;
      /** The id of the city to build in. */
      city: string;
    }
  /** Card Game: play cards to the yard. */
  | {
      type: "play_cards";
      /** The cards to play. */
      cards: Bag;
    }
  /** Card Game: complete tickets when a round is scored. */
  | {
      type: "complete_tickets";
      /** The ids of the tickets to complete, without repeats. */
      tickets: string[];
    }
  /** Pass. Allowed only when no other action is legal. */
  | { type: "pass" };

/** Where the starting tickets that players give back go. */
export type DeckReturnedWord = "shuffled";

/** Where a card is drawn from. */
export type DrawFrom =
  /** Blind, from the top of the deck. */
  | "deck"
  /** Face up, from a slot of the row. */
  | "row";
