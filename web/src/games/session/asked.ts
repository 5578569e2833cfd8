// Which route is asked for: between two cities, chosen one after the other, or a ticket's.

/** The cities of a way, as far as they are chosen, and the ticket that has them. */
export interface Asked {
  a: string | null;
  b: string | null;
  ticket: string | null;
}

/** A route is asked for, but not yet which. */
export const NOTHING_YET: Asked = { a: null, b: null, ticket: null };

/** The route asked for after a click on a city: the second completes the first, a third starts over. */
export function withCity(asked: Asked | null, city: string): Asked | null {
  const first = asked?.b === null ? asked.a : null;
  if (first === city) return null;
  return first === null ? { a: city, b: null, ticket: null } : { a: first, b: city, ticket: null };
}

/** The route asked for after a click on a ticket: its own, or none if it was shown already. */
export function withTicket(asked: Asked | null, { id, a, b }: { id: string; a: string; b: string }): Asked | null {
  return asked?.ticket === id ? null : { a, b, ticket: id };
}
