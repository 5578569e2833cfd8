// Bags of cards: how many of each kind, in the one order in which the page shows them.

import type { Bag, Card } from "../protocol/index.js";

/** The kinds in the order of a hand; locomotives last. */
export const CARDS: readonly Card[] = [
  "purple",
  "blue",
  "orange",
  "white",
  "green",
  "yellow",
  "black",
  "red",
  "locomotive",
];

/** The kinds in a bag, with their counts. */
export function kinds(bag: Bag): [Card, number][] {
  return CARDS.flatMap((card): [Card, number][] => {
    const count = bag[card] ?? 0;
    return count > 0 ? [[card, count]] : [];
  });
}

/** How many cards a bag has. */
export function size(bag: Bag): number {
  return kinds(bag).reduce((sum, [, count]) => sum + count, 0);
}

/** Whether two bags have the same cards. */
export function same(a: Bag, b: Bag): boolean {
  return CARDS.every((card) => (a[card] ?? 0) === (b[card] ?? 0));
}

/** A string that is equal for equal bags. */
export function key(bag: Bag): string {
  return kinds(bag)
    .map(([card, count]) => `${card}${count}`)
    .join("+");
}

/** Payments with the fewest locomotives first, then those of which the hand has most to spare. */
export function cheapestFirst(bags: readonly Bag[], hand: Bag): Bag[] {
  const spare = (bag: Bag): number =>
    Math.max(0, ...kinds(bag).map(([card, count]) => (card === "locomotive" ? 0 : (hand[card] ?? 0) - count)));
  return [...bags].sort(
    (a, b) => (a.locomotive ?? 0) - (b.locomotive ?? 0) || spare(b) - spare(a) || order(a) - order(b),
  );
}

function order(bag: Bag): number {
  return CARDS.findIndex((card) => (bag[card] ?? 0) > 0);
}
