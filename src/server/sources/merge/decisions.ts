// What a person decided about games that two sources have: `data/merges.toml`. A record is named `source key`.
import { parse } from "smol-toml";
import { z } from "zod";

const RecordName = z
  .string()
  .regex(/^[a-z0-9-]+ \S.*$/, "names no record: write the source, a space, and its key there");
const MergesSchema = z.strictObject({
  same: z.array(z.strictObject({ games: z.array(RecordName).min(2), why: z.string().optional() })).default([]),
  different: z.array(z.strictObject({ games: z.array(RecordName).length(2), why: z.string().optional() })).default([]),
});

export type Decisions = {
  /** Records that are one game with this one. */
  sameAs: (name: string) => readonly string[];
  areDifferent: (one: string, other: string) => boolean;
};

export const recordName = (source: string, key: string) => `${source} ${key}`;

const pairOf = (one: string, other: string) => [one, other].toSorted().join("\n");

export const NO_DECISIONS: Decisions = { sameAs: () => [], areDifferent: () => false };

/** Reads the file's text. Throws with the line or the entry that is wrong. */
export function readDecisions(text: string): Decisions {
  const parsed = MergesSchema.safeParse(parse(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`merges.toml: ${issue?.path.map(String).join(".") ?? ""}: ${issue?.message ?? ""}`);
  }
  const same = new Map<string, string[]>();
  for (const { games } of parsed.data.same) {
    for (const name of games) same.set(name, [...(same.get(name) ?? []), ...games.filter((other) => other !== name)]);
  }
  const different = new Set(parsed.data.different.map(({ games: [one = "", other = ""] }) => pairOf(one, other)));
  return {
    sameAs: (name) => same.get(name) ?? [],
    areDifferent: (one, other) => different.has(pairOf(one, other)),
  };
}
