// Says things in the language of the reader.

import type { FluentBundle } from "@fluent/bundle";
import { type Facts, listed, said } from "./bundle.js";
import type { Messages } from "./messages.js";

/** The messages of the language that is spoken at the moment. */
export interface Spoken {
  readonly messages: FluentBundle;
}

let spoken: Spoken | undefined;

/** From now on things are said out of these messages. */
export function sayBy(it: Spoken): void {
  spoken = it;
}

function messages(): FluentBundle {
  if (!spoken) throw new Error("nothing can be said before there is a language");
  return spoken.messages;
}

/** The language that is spoken. */
export const language = (): string => messages().locales[0] ?? "";

/** The words of a message. */
export function t<Id extends keyof Messages>(id: Id, ...[facts]: Messages[Id]): string {
  const faults: Error[] = [];
  const words = said(messages(), id, (facts as Facts | undefined) ?? {}, faults);
  for (const fault of faults) console.error(fault);
  return words;
}

/** What the server refused, by its code; in the server's own words if the page knows none. */
export function refusal(code: string, message: string): string {
  const id = `refused-${code}`;
  return messages().hasMessage(id) ? said(messages(), id, { message }, []) : t("refused-unknown", { message });
}

/** Some words as a list: "a, b and c". */
export const list = (words: readonly string[]): string => listed(language(), words, "conjunction");

/** Some words as a choice: "a, b or c". */
export const either = (words: readonly string[]): string => listed(language(), words, "disjunction");
