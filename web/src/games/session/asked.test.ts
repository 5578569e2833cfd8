import { expect, it } from "vitest";
import { withCity, withTicket } from "./asked.js";

const ticket = { id: "t", a: "x", b: "y" };

it("takes one city, then the other, then begins anew", () => {
  const first = withCity(null, "x");
  expect(first).toEqual({ a: "x", b: null, ticket: null });
  const both = withCity(first, "y");
  expect(both).toEqual({ a: "x", b: "y", ticket: null });
  expect(withCity(both, "z")).toEqual({ a: "z", b: null, ticket: null });
});

it("lets go of a city that is clicked again", () => {
  expect(withCity(withCity(null, "x"), "x")).toBeNull();
});

it("holds a ticket until it is clicked again", () => {
  const held = withTicket(null, ticket);
  expect(held).toEqual({ a: "x", b: "y", ticket: "t" });
  expect(withTicket(held, ticket)).toBeNull();
  expect(withTicket(held, { ...ticket, id: "u" })?.ticket).toBe("u");
  expect(withCity(held, "z")).toEqual({ a: "z", b: null, ticket: null });
});
