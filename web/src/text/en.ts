// Everything the page says, in English. Other languages have the same keys.

import type { Card, Level, Stage, Why } from "../protocol/index.js";

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const list = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;

const games: Record<string, string> = {
  usa: "USA",
  europe: "Europe",
  card_game: "The Card Game",
};

const cards: Record<Card | "gray", string> = {
  purple: "purple",
  blue: "blue",
  orange: "orange",
  white: "white",
  green: "green",
  yellow: "yellow",
  black: "black",
  red: "red",
  locomotive: "locomotive",
  gray: "gray",
};

const levels: Record<Level, string> = {
  random: "Easy",
  greedy: "Medium",
  planner: "Hard",
  expert: "Expert",
};

const bots = ["Otto", "Ida", "Emil", "Clara", "Hugo"];

/** Some cards in words: "2 green and 1 locomotive". */
const bag = (kinds: readonly (readonly [Card, number])[]): string =>
  list(
    kinds.map(([card, count]) =>
      card === "locomotive" ? plural(count, "locomotive") : `${count} ${cards[card]}`,
    ),
  );

export const en = {
  name: "Branchline",
  game: (id: string): string => games[id] ?? id,
  card: (card: Card | "gray"): string => cards[card],
  bag,
  level: (level: Level): string => levels[level],
  botName: (place: number): string => bots[place % bots.length] ?? "Bot",
  points: (count: number): string => plural(count, "point"),
  join: (a: string, b: string): string => `${a} – ${b}`,

  nav: {
    lobby: "Branchline, to the lobby",
    about: "About",
    account: "You",
    theme: "Light",
    themes: { auto: "As the device", day: "Day", night: "Night" },
    menu: "Menu",
    close: "Close",
    back: "Back",
  },

  errors: {
    unreachable: "The server can’t be reached. Try again in a moment.",
    again: "Try again",
    lost: "The connection was lost. What you did last may not have arrived.",
    stale: "Something happened in the meantime. Have another look.",
    noTable: "There is no such table. It may have been closed.",
    astray: "There is nothing at this address.",
    noCode: "No table has this code.",
    badMap: "This file is not a map file.",
    crashed: "Something went wrong. Reload the page to go on.",
  },

  lobby: {
    title: "Collect cards. Claim tracks. Join the cities.",
    lead: "Railway games by the rulebook, against bots or with friends. Nothing to install, no account needed.",
    playNow: "Play against bots",
    against: "Opponents",
    strength: "How well they play",
    start: "Start the game",
    starting: "Dealing …",
    games: {
      usa: { line: "The classic map.", facts: "2–5 players, about 45 minutes" },
      europe: { line: "Tunnels, ferries and stations.", facts: "2–5 players, about an hour" },
      card_game: { line: "Sets, yards and robberies, without a map.", facts: "2–4 players, about 30 minutes" },
    } as Record<string, { line: string; facts: string }>,
    opponents: (count: number): string => plural(count, "bot"),
    together: "With friends",
    create: "Create a table",
    createLine: "Send a link, share one screen, mix people and bots.",
    join: "Join with a code",
    codeHint: "Six letters",
    joinNow: "Join",
    tables: "Public tables",
    noTables: "No public table is open now. Create one, and others can join.",
    tablesWait: "Looking for tables …",
    mine: "My games",
    free: (count: number): string => (count === 0 ? "full" : `${count} free`),
    stage: { lobby: "waiting", playing: "playing", finished: "over", closed: "closed" } satisfies Record<Stage, string>,
    sit: "Join",
    watch: "Watch",
    open: "Open",
    goOn: "Go on",
    rank: (rank: number, score: number): string => `${ordinal(rank)} place, ${plural(score, "point")}`,
  },

  create: {
    title: "Create a table",
    game: "Game",
    ownMap: "Own map file",
    chooseMap: "Choose a map file …",
    mapRead: (name: string, cities: number, tracks: number): string =>
      `${name}: ${plural(cities, "city", "cities")}, ${plural(tracks, "track")}`,
    places: "Players",
    placesTitle: "Places",
    you: "You",
    open: "Open for people",
    here: "Somebody at this screen",
    hereName: "Name",
    bot: (level: string): string => `Bot, ${level.toLowerCase()}`,
    place: (number: number): string => `Place ${number}`,
    who: "Who finds it",
    public: "Everybody: it is listed",
    link: "Only who has the link",
    clock: "Time to think",
    clocks: {
      none: "As long as you like",
      fast: "1 minute a turn",
      slow: "3 minutes a turn",
      bank: "10 minutes, 10 seconds more a turn",
      longBank: "25 minutes, 20 seconds more a turn",
      days: "1 day a turn",
      threeDays: "3 days a turn",
    },
    first: "Who begins",
    random: "Drawn at random",
    openPiles: "Everybody may look into their own pile",
    go: "Create the table",
    startNow: "Create and start",
  },

  account: {
    title: "You",
    name: "Name",
    save: "Save",
    saved: "Saved.",
    guest: "You play as a guest: this browser knows you, others don’t.",
    guestMore: "With a password, your games and your name are yours on every device.",
    nobody: "You are nobody here yet. You become a guest with your first game.",
    make: "Make an account",
    signIn: "Sign in",
    signOut: "Sign out",
    password: "Password",
    newPassword: "New password",
    oldPassword: "Old password",
    change: "Change the password",
    atLeast: "At least 8 characters",
    remove: "Delete me",
    removeLine: "Your name and your sessions are deleted for good. Games you played stay, without your name.",
    removeSure: "Delete for good",
    removed: "You are deleted.",
    statistics: "Your games",
    games: "Games",
    won: "Won",
    average: "Average",
    best: "Best",
  },

  about: {
    title: "About Branchline",
    paragraphs: [
      "Branchline lets you play railway board games by their printed rules: two games on a map and one with cards alone, against bots, with friends, or both.",
      "It is an independent project. It has no connection with any publisher or author of such games, and nobody of them has approved it. Maps, drawings and words are its own; names of places are names of places.",
      "Every shuffle can be checked: the server commits itself to it before the cards are dealt, and opens the commitment when the game is over.",
      "The program is free software, under the MIT licence or the Apache License 2.0, as you choose. The typefaces are Source Serif 4 and Source Sans 3, under the SIL Open Font License. The coastlines are from Natural Earth, in the public domain.",
    ],
    api: "What programs can do here",
  },

  how: {
    language: "Language",
    title: "How to play",
    titleOf: (game: string): string => `${game}: how to play`,
    contents: "On this page",
    before: (game: string): string => `Before: ${game}`,
    next: (game: string): string => `Next: ${game}`,
    about: "The rule about this",
    labels: {
      before: "Before",
      after: "After",
      laid: "Laid down",
      turned: "Turned over",
      paid: "Paid on top",
      sets: "Sets",
      trio: "Three colours",
      no_set: "No set",
      their_yard: "Opponent’s yard",
      played: "You play",
      pile: "Your pile",
    },
  },

  /** A first game with a guide. */
  guide: {
    offer: "New to these games?",
    start: (game: string): string => `Play a first game with a guide: ${game}`,
    dismiss: "No, thanks",
  },

  table: {
    code: "Code",
    copy: "Copy the link",
    copied: "Link copied",
    share: "Others join by this link, or by the code on the first page.",
    start: "Start the game",
    seats: "Places",
    emptySeat: "Free",
    sit: "Sit here",
    sitFriend: "Somebody at this screen",
    friendName: "Name of the player",
    seatBot: "Put a bot here",
    seat: (number: number): string => `Place ${number}`,
    remove: "Clear",
    removeWho: (name: string): string => `Clear the place of ${name}`,
    leave: "Leave the table",
    host: "host",
    you: "you",
    resign: "Let a bot play on",
    resignSure: "A bot plays on for you; you may come back at any time.",
    comeBack: "Come back",
    back: "To the lobby",
    players: "Players",
    log: "Log",
    chat: "Chat",
    nothingYet: "What happens will be told here.",
    say: "Say something",
    saySpectators: "To other spectators",
    send: "Send",
    mute: (name: string): string => `Mute ${name}`,
    unmute: (name: string): string => `Hear ${name} again`,
    muteAll: "Mute everybody",
    unmuteAll: "Hear everybody again",
    mutedLine: "muted",
    spectators: "spectators",
    noChat: "Nobody has said anything.",
    bot: (level: string): string => `bot · ${level.toLowerCase()}`,
    replaced: {
      out_of_time: "a bot plays, the time was up",
      left: "a bot plays, they left",
      resigned: "a bot plays on",
    } satisfies Record<Why, string>,
    offline: "Connection lost. Trying again …",
    offlineDevice: "You are offline. The table waits here.",
    closed: "This table was closed.",
    confirm: "Ask before what can’t be taken back",
    hand: "Hand",
    tickets: "Tickets",
    others: "Players",
    pull: "Larger or smaller",
    clockLeft: (text: string): string => `${text} left`,
    days: (days: number, hours: number): string => `${days} d ${hours} h`,
    hours: (hours: number, minutes: number): string => `${hours} h ${minutes} min`,
    skip: "To what you can do now",
    choices: "What you can do",
    aside: "Players and log",
  },

  count: {
    trains: (count: number): string => plural(count, "train"),
    cards: (count: number): string => plural(count, "card"),
    tickets: (count: number): string => plural(count, "ticket"),
    stations: (count: number): string => `${plural(count, "station")} left`,
    points: (count: number): string => plural(count, "point"),
    pile: (count: number): string => `${plural(count, "card")} in the pile`,
  },

  /** What to do now, in one sentence. */
  now: {
    wait: (name: string): string => `${name} is to move.`,
    waitDraw: (name: string): string => `${name} draws a second card.`,
    waitTickets: (name: string): string => `${name} chooses tickets.`,
    waitTunnel: (name: string): string => `${name} decides about a tunnel.`,
    waitComplete: (name: string): string => `${name} completes tickets.`,
    waitSetup: (names: readonly string[]): string =>
      names.length === 0 ? "The game begins." : `${list(names)} still ${names.length === 1 ? "chooses" : "choose"} tickets.`,
    turnBoard: "Your turn: draw cards, claim a track or draw tickets.",
    turnStations: "Your turn: draw cards, claim, draw tickets or build.",
    turnCards: "Your turn: draw cards, play to your yard or draw tickets.",
    second: "Draw a second card.",
    keep: (count: number): string =>
      count === 0 ? "Keep as many of these tickets as you like, or none." : `Keep at least ${plural(count, "of these tickets", "of these tickets")}.`,
    tunnel: (extra: number): string => `The tunnel costs ${plural(extra, "more card")}. Pay, or leave it.`,
    tunnelLost: (extra: number): string => `The tunnel costs ${plural(extra, "more card")}, and you can’t pay. Leave it.`,
    complete: "Complete tickets with the cards of your pile.",
    pass: "Nothing is left for you to do but to pass.",
    lobby: (free: number): string =>
      free > 0 ? `Waiting for ${plural(free, "more player")}.` : "Everybody is here.",
    lobbyHost: "Everybody is here: start the game.",
    lobbyHostFree: (free: number): string => `${plural(free, "place")} still free: wait, or put bots there.`,
    won: (names: readonly string[]): string => `${list(names)} ${names.length === 1 ? "wins" : "share the first place"}.`,
    youWon: "You win.",
    curtain: (name: string): string => `Hand the screen to ${name}.`,
    lastRound: (turns: number): string => (turns === 1 ? "Last turn of the game" : `Last round, ${turns} turns left`),
    drawTickets: "Draw tickets? At least one has to be kept.",
    drawTicketsFree: "Draw tickets? You may keep any of them, or none.",
  },

  dock: {
    hand: "Your hand",
    handOf: (name: string): string => `Hand of ${name}`,
    noHand: "No cards",
    noTickets: "No tickets",
    row: "Face-up cards",
    deck: "Deck",
    deckLabel: (count: number): string => `Deck ${count}: draw blind`,
    slotLabel: (slot: number, card: string): string => `Take ${card}, face-up card ${slot}`,
    emptySlot: (slot: number): string => `Face-up card ${slot}: none`,
    ticketDeck: "Tickets",
    ticketDeckLabel: (count: number): string => `Tickets ${count}: take some to choose from`,
    tickets: "Your tickets",
    ticketsOf: (name: string): string => `Tickets of ${name}`,
    claim: "Claim a track",
    claimShort: "Claim",
    station: "Build a station",
    claimList: "Tracks you can claim",
    stationList: "Cities for a station",
    length: (length: number): string => plural(length, "space"),
    payFor: (name: string): string => `Pay for ${name}`,
    stationIn: (city: string): string => `Station in ${city}`,
    payWith: (bag: string): string => `Pay ${bag}`,
    claimWith: (bag: string): string => `Claim for ${bag}`,
    buildWith: (bag: string): string => `Build for ${bag}`,
    back: "Back",
    keep: (count: number): string => (count === 0 ? "Keep none" : `Keep ${plural(count, "ticket")}`),
    keepMore: (count: number): string => `Keep ${count} or more`,
    keepTitle: "Tickets to choose from",
    drawTickets: "Draw tickets",
    tunnelTitle: (name: string): string => `Tunnel ${name}`,
    laid: "Laid down",
    turned: "Turned over",
    extra: (bag: string): string => `Pay ${bag}`,
    leave: "Leave the tunnel",
    pass: "Pass",
    tunnel: "tunnel",
    ferry: (count: number): string => `ferry, ${plural(count, "locomotive")}`,
    play: (bag: string): string => `Play ${bag}`,
    playTitle: "Play cards to your yard",
    trio: "Three different colours",
    trioHint: "Choose three colours",
    complete: (count: number): string => (count === 0 ? "Complete none" : `Complete ${plural(count, "ticket")}`),
    completeTitle: "Tickets to complete",
    curtain: (name: string): string => `${name}, it is you`,
    curtainLine: "Nobody else looks? Then show the hand.",
    show: "Show my hand",
    ticketDone: "done",
    ticketOpen: (trains: number, stations: number): string => {
      if (trains === 0 && stations === 0) return "joined by a station";
      const needs = [trains > 0 ? plural(trains, "train") : "", stations > 0 ? plural(stations, "station") : ""];
      return `${needs.filter((it) => it !== "").join(" and ")} to go`;
    },
    ticketLost: "no longer possible",
  },

  map: {
    title: "Map",
    owner: (name: string): string => `claimed by ${name}`,
    tracks: "Tracks",
  },

  /** The way between two cities. */
  way: {
    title: "A way between two cities",
    from: "From",
    to: "To",
    city: "City …",
    first: "Choose two cities.",
    second: "Choose the second city.",
    left: (trains: number, stations: number, tracks: number): string => {
      const needs = [trains > 0 ? plural(trains, "train") : "", stations > 0 ? plural(stations, "station") : ""];
      return `${needs.filter((it) => it !== "").join(" and ")} to go, ${plural(tracks, "track")}`;
    },
    short: (trains: number, left: number): string => `${plural(trains, "train")} to go, only ${left} left`,
    joined: "joined",
    none: "no way is left",
  },

  /** The table in words. */
  text: {
    view: "Text view",
    drawn: "Drawn view",
    title: "The table in words",
    happened: "What just happened",
    supply: "To draw",
    row: (cards: readonly string[]): string => (cards.length === 0 ? "No card is face up." : `Face up: ${list(cards)}.`),
    deck: (cards: number, discards: number): string => `${plural(cards, "card")} in the deck, ${discards} discarded.`,
    ticketDeck: (tickets: number): string => `${plural(tickets, "ticket")} in the ticket deck.`,
    player: (name: string, isYou: boolean, isToMove: boolean): string => {
      const notes = [isYou ? "you" : "", isToMove ? "to move" : ""].filter((it) => it !== "");
      return notes.length === 0 ? name : `${name} (${notes.join(", ")})`;
    },
    columns: {
      points: "Points",
      trains: "Trains",
      cards: "Cards",
      tickets: "Tickets",
      completed: "Completed",
      stations: "Stations left",
      pile: "Pile",
      spaces: "Spaces",
      color: "Colour",
      kind: "Kind",
      state: "State",
    },
    ticket: (join: string, points: number, state: string, left: readonly string[]): string => {
      const all = `${join}, ${plural(points, "point")}: ${state}`;
      return left.length === 0 ? `${all}.` : `${all}, by ${left.join("; ")}.`;
    },
    track: (join: string, length: number, color: string): string => `${join}, ${length} ${color}`,
    needs: (cards: string): string => `needs ${cards}`,
    station: (city: string, name: string): string => `${city}: ${name}`,
    noStations: "No station is built.",
    tracksAt: "Tracks at",
    allCities: "all cities",
    noTracks: "No such track.",
    free: "free",
    closed: "closed, the other of the double is claimed",
    claim: (join: string): string => `Claim ${join}`,
    openPile: (count: number, cards: string): string => `${plural(count, "card")} in the pile: ${cards}`,
    bigCity: (city: string, points: number): string => `${city}: ${plural(points, "point")}`,
  },

  /** What the map itself says. */
  board: {
    label: (cities: number, tracks: number): string =>
      `Drawing of the map, ${cities} cities and ${tracks} tracks. The text view tells it in words. Arrow keys move it, plus and minus zoom, zero shows all.`,
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    reset: "Show the whole map",
  },

  yard: {
    table: "Yards and Big Cities",
    title: (name: string): string => `Yard of ${name}`,
    empty: "The yard is empty.",
    pile: "Pile",
    bigCities: "Big Cities",
    set: (bag: string): string => `Set of ${bag}`,
    round: (round: number, of: number): string => `Round ${round} of ${of}`,
  },

  end: {
    title: "The count",
    player: "Player",
    tracks: "Tracks",
    tickets: "Tickets",
    stations: "Stations",
    longest: "Longest path",
    bigCities: "Big Cities",
    total: "Total",
    rematch: "Play again",
    toRematch: "To the next game",
    replay: "Watch the replay",
    record: "Download the record",
    back: "To the lobby",
    ticketLost: "not completed",
    watch: "Watch the count",
    skip: "Skip to the result",
    parts: { tracks: "Tracks", tickets: "Tickets", stations: "Stations", longest: "Longest path", cities: "Big Cities" },
    trackLine: (tracks: number): string => plural(tracks, "track"),
    stationLine: (left: number): string => `${plural(left, "station")} not built`,
    borrowLine: (city: string, track: string): string => `${city} borrows ${track}`,
    pathLine: (spaces: number): string => `Path of ${plural(spaces, "space")}`,
    accountOf: (name: string): string => `The points of ${name}`,
    rankTitle: "Place",
    rank: (rank: number): string => ordinal(rank),
    rail: "The points so far",
    sayStart: "The game is over. Now everything is counted.",
    sayTracks: (name: string, points: number): string => `${name} has ${plural(points, "point")} for tracks.`,
    sayDone: (name: string, ticket: string, points: number): string => `${name} has ${ticket}: ${plural(points, "point")}.`,
    sayFailed: (name: string, ticket: string, points: number): string =>
      `${name} did not complete ${ticket}: ${plural(points, "point")} lost.`,
    sayStations: (name: string, left: number, points: number): string =>
      left === 0 ? `${name} has built all stations.` : `${name} has ${plural(left, "station")} left: ${plural(points, "point")}.`,
    sayBorrowed: (name: string, city: string, track: string): string => `The station of ${name} in ${city} borrows ${track}.`,
    sayPath: (name: string, spaces: number): string => `${name} has a path of ${plural(spaces, "space")}.`,
    sayLongest: (name: string, spaces: number, points: number): string =>
      `${name} has the longest path, ${plural(spaces, "space")}: ${plural(points, "point")}.`,
    sayCity: (names: readonly string[], city: string, points: number): string =>
      `${list(names)} ${names.length === 1 ? "has" : "have"} the most tickets of ${city}: ${plural(points, "point")}${names.length === 1 ? "" : " each"}.`,
  },

  replay: {
    title: "Replay",
    step: (seq: number, last: number): string => `Step ${seq} of ${last}`,
    first: "To the start",
    previous: "One step back",
    play: "Play",
    pause: "Pause",
    next: "One step on",
    last: "To the end",
    side: "Seen by",
    allOpen: "All open",
    notOver: "The game still runs. Its replay opens to everybody once it is over; until then you see what you knew.",
    scrub: "Moment",
    speed: "Speed",
    speedIs: (times: number): string => `Speed: ${times} times`,
    previousTurn: (name: string | null): string => (name === null ? "One turn back" : `Back to the turn of ${name} before`),
    nextTurn: (name: string | null): string => (name === null ? "One turn on" : `On to the next turn of ${name}`),
    copy: "Copy the link",
    inAddress: "See the address",
    toTable: "Back to the table",
    lastRound: "The last round begins",
    secondRound: "The second round begins",
  },

  log: {
    dealt: (name: string): string => `The cards are dealt. ${name} begins.`,
    kept: (name: string, count: number): string =>
      count === 0 ? `${name} keeps no ticket.` : `${name} keeps ${plural(count, "ticket")}.`,
    keptSome: (name: string): string => `${name} has chosen tickets.`,
    keptThese: (name: string, tickets: readonly string[]): string =>
      tickets.length === 0 ? `${name} keeps no ticket.` : `${name} keeps ${list(tickets)}.`,
    setupEnded: "Everybody has chosen. The first turn begins.",
    drewRow: (name: string, card: string): string => `${name} takes ${card} from the row.`,
    drewDeck: (name: string): string => `${name} draws from the deck.`,
    drewDeckCard: (name: string, card: string): string => `${name} draws ${card} from the deck.`,
    reshuffled: (cards: number): string => `The discards are shuffled: the deck has ${plural(cards, "card")}.`,
    swept: "Three locomotives: the row is replaced.",
    tunnelLaid: (name: string, track: string, cards: string): string => `${name} lays ${cards} for the tunnel ${track}.`,
    tunnelTurned: (cards: readonly string[]): string =>
      cards.length === 0 ? "No card is left to turn over." : `Turned over: ${list(cards)}.`,
    tunnelCosts: (extra: number): string =>
      extra === 0 ? "The tunnel costs nothing more." : `The tunnel costs ${plural(extra, "more card")}.`,
    tunnelLeft: (name: string, track: string): string => `${name} leaves the tunnel ${track}.`,
    claimed: (name: string, track: string, points: number, cards: string): string =>
      `${name} claims ${track} for ${cards}, ${plural(points, "point")}.`,
    station: (name: string, city: string, cards: string): string => `${name} builds a station in ${city} for ${cards}.`,
    pile: (name: string, cards: string): string => `${name} moves ${cards} to the pile.`,
    played: (name: string, cards: string): string => `${name} plays ${cards}.`,
    robbed: (by: string, name: string, cards: string): string => `${by} robs ${name} of ${cards}.`,
    scoring: (round: number): string => `Round ${round} is over. Tickets are completed.`,
    completed: (name: string, tickets: readonly string[]): string =>
      tickets.length === 0 ? `${name} completes no ticket.` : `${name} completes ${list(tickets)}.`,
    round: (round: number): string => `Round ${round} begins.`,
    passed: (name: string): string => `${name} passes.`,
    lastRound: (name: string): string => `${name} is nearly out of trains: everybody has one more turn.`,
    lastRoundCards: "The deck is empty: everybody has one more turn.",
    finished: "The game is over.",
    joined: (name: string): string => `${name} takes a place.`,
    left: "Somebody leaves the table.",
    botPlaced: (name: string, level: string): string => `${name} takes a place (bot, ${level.toLowerCase()}).`,
    removed: (place: number): string => `Place ${place} is free again.`,
    created: "The table is open.",
    replaced: (names: readonly string[], why: Why): string =>
      ({
        out_of_time: `The time of ${list(names)} is up: a bot plays on.`,
        left: `${list(names)} left: a bot plays on.`,
        resigned: `A bot plays on for ${list(names)}.`,
      })[why],
    cameBack: (name: string): string => `${name} is back.`,
    rematched: "There is a rematch.",
    closed: "The table is closed.",
  },

  senses: {
    motion: "Show moves as they happen",
    sound: "Sounds",
    sounds: {
      card: "Cards",
      track: "Tracks",
      ticket: "Tickets",
      last: "Last round",
      turn: "Your turn",
    },
  },
};

function ordinal(rank: number): string {
  return ["1st", "2nd", "3rd"][rank - 1] ?? `${rank}th`;
}

export type Messages = typeof en;
