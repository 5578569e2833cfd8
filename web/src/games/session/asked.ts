// Which way is asked for: that between two cities, chosen one after the other, or a ticket's.

/** The cities of a way, as far as they are chosen, and the ticket that has them. */
export interface Asked {
  a: string | null;
  b: string | null;
  ticket: string | null;
}

/** A way is asked for, but not yet which. */
export const NOTHING_YET: Asked = { a: null, b: null, ticket: null };

/** What is asked for once a city was clicked: the second one joins the first, a third begins anew. */
export function withCity(asked: Asked | null, city: string): Asked | null {
  const first = asked?.b === null ? asked.a : null;
  if (first === city) return null;
  return first === null ? { a: city, b: null, ticket: null } : { a: first, b: city, ticket: null };
}

/** What is asked for once a ticket was clicked: its way, or nothing more if it was that. */
export function withTicket(asked: Asked | null, { id, a, b }: { id: string; a: string; b: string }): Asked | null {
  return asked?.ticket === id ? null : { a, b, ticket: id };
}
