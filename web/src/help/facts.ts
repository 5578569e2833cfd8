// The numbers and names a game's file has, as placeholders of the texts.

import { isMap, Words } from "../games/session/names.js";
import type { GameFile } from "../protocol/index.js";
import type { Fact } from "../text/bundle.js";
import type { Line } from "./blocks.js";
import type { Picture } from "./pictures.js";

type Facts = Record<string, Fact>;

/** What every text about a game may name: its numbers, and each city by its id. */
export function factsOf(file: GameFile): Facts {
  const words = new Words(file);
  const [minPlayers, maxPlayers] = file.players;
  return {
    ...Object.fromEntries(file.cities.map(({ id }) => [id, words.city(id)])),
    minPlayers,
    maxPlayers,
    cards: 8 * file.cards_per_color + file.locomotives,
    perColor: file.cards_per_color,
    locomotives: file.locomotives,
    startingCards: file.starting_cards,
    row: file.row,
    tickets: file.tickets.length,
    keep: file.starting_tickets.keep_at_least,
    draw: file.ticket_draw.count,
    drawKeep: file.ticket_draw.keep_at_least,
    ...(isMap(file)
      ? {
          trains: file.trains,
          stations: file.stations,
          unbuilt: file.unbuilt_station_points,
          longest: file.longest_path_points,
          lastTrains: file.last_round_at_trains,
          doublesFrom: file.double_tracks_from_players,
          tunnelCards: file.tunnel_cards,
          dealt: file.starting_tickets.long + file.starting_tickets.regular,
          dealtLong: file.starting_tickets.long,
          dealtRegular: file.starting_tickets.regular,
          longTickets: file.tickets.filter((it) => it.long).length,
          regularTickets: file.tickets.filter((it) => !it.long).length,
        }
      : { dealt: file.starting_tickets.count, secondRoundCards: file.second_round_cards }),
  };
}

/** What the caption of a picture names: the track, the ticket or the path that is seen. */
export function factsSeen(file: GameFile, { board, tickets, track }: Picture): Facts {
  const facts: Facts = {};
  const [ticket] = Object.keys(tickets ?? {});
  if (ticket) facts["points"] = ticketPoints(file, ticket);
  if (isMap(file)) {
    const length = (id: string): number => file.tracks.find((it) => it.id === id)?.length ?? 0;
    if (track) {
      facts["length"] = length(track);
      facts["points"] = file.track_points[length(track)] ?? 0;
    }
    facts["spaces"] = (board?.lit ?? []).reduce((sum, id) => sum + length(id), 0);
  }
  return facts;
}

/** A line of a count: its message, what that names, and what it is worth. */
export function counted(file: GameFile, line: Line): { text: string; facts: Facts; worth: number } {
  const words = new Words(file);
  if (line.kind === "done" || line.kind === "open") {
    const ticket = file.tickets.find((it) => it.id === line.ticket);
    const worth = ticketPoints(file, line.ticket);
    return {
      text: `how-example-ticket-${line.kind}`,
      facts: { from: words.city(ticket?.a ?? ""), to: words.city(ticket?.b ?? "") },
      worth: line.kind === "done" ? worth : -worth,
    };
  }
  if (line.kind === "big_city") {
    const bonus = isMap(file) ? undefined : file.big_cities.find((it) => it.city === line.city);
    return { text: "how-example-big-city", facts: { city: words.city(line.city) }, worth: bonus?.points ?? 0 };
  }
  const map = isMap(file) ? file : null;
  if (line.kind === "tracks") {
    const { count, length } = line;
    return { text: "how-example-tracks", facts: { count, length }, worth: count * (map?.track_points[length] ?? 0) };
  }
  if (line.kind === "stations") {
    const { count } = line;
    return { text: "how-example-stations", facts: { count }, worth: count * (map?.unbuilt_station_points ?? 0) };
  }
  return { text: "how-example-longest", facts: {}, worth: map?.longest_path_points ?? 0 };
}

function ticketPoints(file: GameFile, id: string): number {
  return file.tickets.find((it) => it.id === id)?.points ?? 0;
}
