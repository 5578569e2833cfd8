import { describe, expect, it } from "vitest";
import type { Event, Heard, PositionDoc, TableView } from "../../protocol/index.js";
import { searchOf, spotOf } from "./link.js";
import { Moments } from "./moments.js";
import { heardFrom, viewFrom } from "./side.js";
import { beginsTurn, isMove, marksOf } from "./steps.js";

/** A server that answers when it is told to. */
function slow() {
  const asked: number[] = [];
  const answers = new Map<number, (moment: string) => void>();
  const ask = (seq: number): Promise<string> => {
    asked.push(seq);
    return new Promise((answer) => answers.set(seq, answer));
  };
  const answer = async (seq: number): Promise<void> => {
    answers.get(seq)?.(`moment ${seq}`);
    await new Promise((done) => setTimeout(done));
  };
  return { asked, ask, answer };
}

describe("moments", () => {
  it("are asked for one by one, the one wanted last before all others", async () => {
    const { asked, ask, answer } = slow();
    const moments = new Moments(ask, () => undefined);
    void moments.want([5, 6]);
    void moments.want([20, 21]);
    void moments.want([40, 41]);
    expect(asked).toEqual([5]);
    await answer(5);
    expect(asked).toEqual([5, 40]);
    await answer(40);
    expect(asked).toEqual([5, 40, 41]);
    expect(moments.known(40)).toBe("moment 40");
    expect(moments.known(20)).toBeNull();
  });

  it("are never asked for twice", async () => {
    const { asked, ask, answer } = slow();
    const moments = new Moments(ask, () => undefined);
    const both = [moments.get(3), moments.get(3)];
    await answer(3);
    expect(await Promise.all(both)).toEqual(["moment 3", "moment 3"]);
    await moments.want([3]);
    expect(asked).toEqual([3]);
  });

  it("can be asked for again after a failure", async () => {
    let fails = true;
    const moments = new Moments(
      (seq) => (fails ? Promise.reject(new Error("no")) : Promise.resolve(seq)),
      () => undefined,
    );
    await expect(moments.want([1])).rejects.toThrow("no");
    fails = false;
    expect(await moments.get(1)).toBe(1);
  });

  it("are found by what holds from then on, and by what holds next", async () => {
    const moments = new Moments(
      (seq) => Promise.resolve(seq),
      () => undefined,
    );
    expect(await moments.firstWhere(0, 100, (it) => it >= 37)).toBe(37);
    expect(await moments.firstWhere(0, 100, () => false)).toBe(100);
    expect(await moments.seek(10, 1, 100, (it) => it % 7 === 0)).toBe(14);
    expect(await moments.seek(10, -1, 0, (it) => it === 99)).toBe(0);
  });
});

const view = {
  place: 0,
  game: { to_move: 1, players: [{ cards: 2, hand: { red: 2 }, kept: ["a-b"] }, { cards: 1 }] },
} as unknown as TableView;
const position = (hand: object, tickets: string[]): PositionDoc =>
  ({
    players: [
      { hand: { red: 2 }, tickets: ["a-b"] },
      { hand, tickets, pile: { green: 3 } },
    ],
  }) as unknown as PositionDoc;

describe("a side", () => {
  it("shows that player's hand and tickets, and nobody else's", () => {
    const seen = viewFrom(view, position({ blue: 1 }, ["c-d"]), 1);
    expect(seen.place).toBe(1);
    expect(seen.game?.players[1]).toMatchObject({ hand: { blue: 1 }, kept: ["c-d"], cards: 1 });
    expect(seen.game?.players[1]).not.toHaveProperty("pile_cards");
    expect(seen.game?.players[0]).toEqual({ cards: 2 });
  });

  it("with all open shows everything, and follows the player to move", () => {
    const seen = viewFrom(view, position({ blue: 1 }, ["c-d"]), "all");
    expect(seen.place).toBe(1);
    expect(seen.game?.players.map(({ hand }) => hand)).toEqual([{ red: 2 }, { blue: 1 }]);
    expect(seen.game?.players[1]?.pile_cards).toEqual({ green: 3 });
  });

  const drawn = (player: number): Heard => acted({ type: "card_drawn", from: "deck", player, card: "red" });
  function acted(...events: Event[]): Heard {
    return { type: "acted", seq: 1, at: 0, by: "user", place: 0, events } as Heard;
  }

  it("hears what was drawn and kept by whom it sees, and no more", () => {
    const [before, after] = [position({ blue: 1 }, []), position({ blue: 1, green: 1 }, ["c-d"])];
    const hears = (heard: Heard, side: number | "all"): object | undefined => {
      const told = heardFrom(heard, before, after, side);
      return "events" in told ? told.events[0] : undefined;
    };
    expect(hears(drawn(1), 1)).toMatchObject({ card: "green" });
    expect(hears(drawn(1), "all")).toMatchObject({ card: "green" });
    expect(hears(drawn(1), 0)).toMatchObject({ card: null });
    const kept = acted({ type: "tickets_kept", player: 1, opening: false, count: 1 });
    expect(hears(kept, 1)).toMatchObject({ tickets: ["c-d"] });
    expect(hears(kept, 0)).toMatchObject({ tickets: null });
  });

  it("tells moves from talk, and where a turn begins", () => {
    const turn = acted({ type: "turn_began", player: 1 });
    expect([isMove(turn), isMove({ type: "nothing", seq: 2, at: 0 }), isMove(null)]).toEqual([true, false, false]);
    expect([beginsTurn(turn, 1), beginsTurn(turn, 0), beginsTurn(turn, "all")]).toEqual([true, false, true]);
  });

  it("points out the track that was claimed", () => {
    const claimed = acted({ type: "track_claimed", player: 1, track: "a-b", cards: {}, points: 2 });
    expect(marksOf(claimed)).toEqual({ ways: [{ tracks: ["a-b"], kind: "path", seat: 1 }] });
    expect(marksOf(drawn(0))).toBeNull();
  });
});

describe("a link", () => {
  it("leads to a side and a step, and back", () => {
    expect(spotOf(searchOf(2, 57))).toEqual({ side: 2, at: 57 });
    expect(spotOf(searchOf("all", 0))).toEqual({ side: "all", at: 0 });
    expect(searchOf(null, 3)).toBe("?at=3");
  });

  it("that says nothing or nonsense leaves it open", () => {
    expect(spotOf("")).toEqual({});
    expect(spotOf("?side=left&at=-4")).toEqual({});
  });
});
