// The review of a finished game as the page knows it: the fold of its status and of the news about it.

import type {
  DealDoc,
  DecisionDoc,
  Heard,
  ReviewDoc,
  ReviewNews,
  ReviewState,
  ReviewStatus,
  StepDoc,
} from "../protocol/index.js";

/** A review as far as it has got. */
export interface Reviewed {
  state: ReviewState;
  done: number;
  total: number;
  /** How many others come first. */
  ahead: number;
  deal: DealDoc | null;
  /** The steps by how many actions came before; those that are not known yet are left out. */
  steps: ReadonlyMap<number, StepDoc>;
  /** The whole review, once it is there. */
  whole: ReviewDoc | null;
}

/** What a status says; steps that were known before stay, since a server that begins anew computes the same. */
export function fromStatus(before: Reviewed | null, status: ReviewStatus): Reviewed {
  const { review } = status;
  const told = review?.steps ?? status.steps ?? [];
  return {
    state: status.state,
    done: Math.max(status.done, review?.steps.length ?? 0),
    total: Math.max(status.total, review?.steps.length ?? 0),
    ahead: status.ahead,
    deal: review?.deal ?? status.deal ?? before?.deal ?? null,
    steps: withSteps(before?.steps ?? new Map(), told),
    whole: review ?? before?.whole ?? null,
  };
}

/** What news change; `gap` where they leave something out, so that the status is needed. */
export function withNews(before: Reviewed, news: ReviewNews): { after: Reviewed; gap: boolean } {
  const after: Reviewed = {
    ...before,
    state: before.whole ? "done" : news.state,
    done: Math.max(before.done, news.done),
    total: Math.max(before.total, news.total),
    ahead: 0,
    deal: news.deal ?? before.deal,
    steps: withSteps(before.steps, news.steps ?? []),
  };
  const isMissing = after.steps.size < news.done || after.deal === null;
  return { after, gap: after.whole === null && (news.state === "done" || (news.done > 0 && isMissing)) };
}

function withSteps(known: ReadonlyMap<number, StepDoc>, more: readonly StepDoc[]): ReadonlyMap<number, StepDoc> {
  return more.length === 0 ? known : new Map([...known, ...more.map((it) => [it.at, it] as const)]);
}

/** Whether something is still to come. */
export const isUnderWay = ({ state, whole }: Reviewed): boolean =>
  whole === null && (state === "waiting" || state === "running");

/** What a decision lost, and how it is called; null for a step without a choice. */
export function mistakeAt(review: Reviewed, at: number): DecisionDoc | null {
  const decision = review.steps.get(at)?.decision;
  return decision?.mistake ? decision : null;
}

/** Which steps a list shows. */
export interface Filter {
  what: "mistakes" | "all";
  /** Whose; null for everybody's. */
  player: number | null;
}

export function filtered(review: Reviewed, { what, player }: Filter): StepDoc[] {
  return [...review.steps.values()]
    .filter((it) => player === null || it.player === player)
    .filter((it) => it.decision && (what === "all" || it.decision.mistake))
    .sort((p, q) => p.at - q.at);
}

/** The next of some steps in a direction, if there is one. */
export function beside(steps: readonly StepDoc[], at: number | null, by: 1 | -1): number | null {
  const found =
    by === 1
      ? steps.find((it) => it.at > (at ?? -1))
      : steps.findLast((it) => it.at < (at ?? Number.POSITIVE_INFINITY));
  return found?.at ?? null;
}

/** The chances after the deal and after each step, as far as they are known. */
export function chancesOf(review: Reviewed): (readonly number[] | null)[] {
  return [
    review.deal?.chances ?? null,
    ...Array.from({ length: review.total }, (_, at) => review.steps.get(at)?.chances ?? null),
  ];
}

/**
 * The seq of the moment before each action that counts: what was taken back does not. The first action comes after
 * the seq `first`.
 */
export function momentsBefore(heard: readonly Heard[], first: number): number[] {
  let before = first;
  const acted: { seq: number; before: number }[] = [];
  for (const it of [...heard].sort((p, q) => p.seq - q.seq)) {
    if (it.seq <= first) continue;
    if (it.type === "acted") acted.push({ seq: it.seq, before });
    // The moment after it was taken back is the same as the one before it was done.
    if (it.type === "undone") acted.splice(acted.length - it.actions);
    before = it.seq;
  }
  return acted.map((it) => it.before);
}
