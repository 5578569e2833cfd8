import { describe, expect, it } from "vitest";
import type { GameView, MapDoc, TrackDoc } from "../../protocol/index.js";
import { servedBy, standing, wanted, wayBetween } from "./ways.js";

const track = (id: string, length: number): TrackDoc => {
  const [a = "", b = ""] = id.split("-");
  return { id, a, b, length, color: "gray" };
};

// a – b – d, a longer a – c – d, and b – d twice.
const tracks = [track("a-b", 2), track("b-d", 2), { ...track("b-d", 2), id: "b-d2" }, track("a-c", 3), track("c-d", 3)];

function map(stations = 0): MapDoc {
  return { tracks, stations, double_tracks_from_players: 4 } as unknown as MapDoc;
}

function game(own: string[], others: string[], trains = 45, stations: string[] = []): GameView {
  return { players: [{ tracks: own, trains, stations }, { tracks: others }] } as unknown as GameView;
}

describe("a ticket", () => {
  it("shows the way with the fewest trains", () => {
    const found = standing(map(), game([], []), 0, "a", "d");
    expect(found).toMatchObject({ state: "possible", trains: 4 });
    expect(found.way[0]).toBe("a-b");
  });

  it("counts what is already there", () => {
    expect(standing(map(), game(["a-c"], []), 0, "a", "d")).toMatchObject({ trains: 3, way: ["a-c", "c-d"] });
  });

  it("is done when own tracks join the cities", () => {
    expect(standing(map(), game(["a-b", "b-d"], []), 0, "a", "d").state).toBe("done");
    expect(standing(map(), game([], ["a-b", "b-d"]), 0, "a", "d").state).not.toBe("done");
  });

  it("goes round what others have, and what a double closes", () => {
    expect(standing(map(), game([], ["b-d"]), 0, "a", "d").way).toEqual(["a-c", "c-d"]);
  });

  it("is out of reach without a way or without the trains", () => {
    expect(standing(map(), game([], ["a-b", "a-c"]), 0, "a", "d").state).toBe("impossible");
    expect(standing(map(), game([], [], 3), 0, "a", "d").state).toBe("impossible");
  });

  it("may count on a station", () => {
    const found = standing(map(3), game([], ["a-b", "a-c"]), 0, "a", "d");
    expect(found).toMatchObject({ state: "possible", trains: 2, stations: 1 });
  });

  it("counts on a station that is built, for one track", () => {
    const one = game(["b-d"], ["a-b"], 45, ["b"]);
    expect(standing(map(1), one, 0, "a", "d")).toMatchObject({ state: "possible", trains: 0, stations: 0 });
    const two = game([], ["a-b", "b-d", "a-c"], 45, ["b"]);
    expect(standing(map(1), two, 0, "a", "d").state).toBe("impossible");
    expect(standing(map(2), two, 0, "a", "d")).toMatchObject({ state: "possible", trains: 0, stations: 1 });
  });

  it("needs no more stations than are left", () => {
    expect(standing(map(1), game([], ["a-b", "a-c"], 45, ["d"]), 0, "a", "d").state).toBe("impossible");
  });
});

describe("a way between two cities", () => {
  it("is shown even if it takes more trains than are left", () => {
    expect(wayBetween(map(), game([], [], 3), 0, "a", "d")).toMatchObject({ trains: 4 });
  });

  it("is over free tracks alone for spectators", () => {
    expect(wayBetween(map(3), game(["a-b"], []), null, "a", "d")?.way).toEqual(["a-c", "c-d"]);
    expect(wayBetween(map(3), game(["a-b"], ["a-c"]), null, "a", "d")).toBeNull();
  });

  it("wants the colours of what is still free on it", () => {
    expect(wanted(map(), game(["a-c"], []), ["a-c", "c-d"])).toEqual([["gray", 3]]);
  });
});

describe("the tracks that serve tickets", () => {
  const withTickets = {
    ...map(),
    tickets: [
      { id: "ad", a: "a", b: "d", points: 5 },
      { id: "bc", a: "b", b: "c", points: 5 },
      { id: "ac", a: "a", b: "c", points: 5 },
    ],
  } as unknown as MapDoc;
  const numbers = new Map([
    ["ad", 1],
    ["bc", 2],
    ["ac", 3],
  ]);

  it("are those on the ways of open tickets, with both of a double", () => {
    const served = servedBy(withTickets, game(["a-c"], []), 0, numbers);
    expect(served.get("c-d")).toEqual([1]);
    expect(served.get("a-b")).toEqual([2]);
    expect(served.get("b-d")).toBeUndefined();
    const doubles = servedBy(withTickets, game([], []), 0, new Map([["ad", 1]]));
    expect([...doubles.keys()].sort()).toEqual(["a-b", "b-d", "b-d2"]);
  });

  it("are none for tickets that are done or lost", () => {
    expect(servedBy(withTickets, game(["a-c"], []), 0, new Map([["ac", 3]])).size).toBe(0);
    expect(servedBy(withTickets, game([], [], 1), 0, numbers).size).toBe(0);
  });
});
