// Shelves and dates of games as Grouvee writes them, in a cell of its table and in its JSON.
import type { Mark } from "#web/lib/marks.ts";
import { dayOf, isFields, markOf, type Said, textOf } from "./library-game.ts";

/** The mark of shelves by their names, in the form of Grouvee. */
export function markOfShelves(shelves: unknown): Mark | undefined {
  const marks = isFields(shelves) ? Object.keys(shelves).map(markOf) : [];
  // What is said of the end counts more than that it was wanted once.
  return (["finished", "dropped", "playing", "want"] as const).find((mark) => marks.includes(mark));
}

/** The days of the last time in a list of times, in the form of Grouvee. */
export function lastDates(times: unknown): Pick<Said, "begun" | "finished"> {
  const last: unknown = Array.isArray(times) ? times.at(-1) : undefined;
  if (!isFields(last)) return {};
  return { begun: dayOf(textOf(last["date_started"])), finished: dayOf(textOf(last["date_finished"])) };
}
