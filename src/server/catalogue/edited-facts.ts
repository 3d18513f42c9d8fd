// What was corrected by hand in a game that data/ has: only these facts are taken from the record, empty ones as well.
import type { EditedField } from "#server/sources/source-record.ts";
import type { Facts } from "./foreign-games.ts";

/** Of fields that an entry has by other names; those that are missing here are called as they are. */
const FACTS_OF: Partial<Record<EditedField, readonly (keyof Facts)[]>> = {
  released: ["released", "tba"],
  rating: ["rating", "ratings_count"],
  stores: ["stores", "steam"],
  description: ["description", "is_brief"],
  // Pictures and videos are no facts, and a hidden game is no entry.
  background: [],
  screenshots: [],
  youtube: [],
  hidden: [],
};

/** Those of `facts` that `edited` names. */
export function editedFacts(facts: Facts, edited: readonly EditedField[]): Partial<Facts> {
  const keys = edited.flatMap((field) => FACTS_OF[field] ?? [field as keyof Facts]); // All others are facts.
  return Object.fromEntries(keys.map((key) => [key, facts[key]]));
}
