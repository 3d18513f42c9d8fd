// What an insight is: groups of recommended titles with a reason, and tricks. Everything in it is text, bounded in
// number and length; nothing in it is markup, address or instruction.

/** One group, such as "Similar Games": titles as the source wrote them, and why they stand here. */
export type RecommendationGroup = { name: string; games: string[]; reason: string };

export type Insight = { recommendations: RecommendationGroup[]; tricks: string[] };

export const INSIGHT_SECTIONS = ["recommendations", "tricks"] as const;
export type InsightSection = (typeof INSIGHT_SECTIONS)[number];

/** The two groups that are asked for, in the order in which they are shown. */
export const GROUP_NAMES = ["Similar Games", "Upcoming Releases"] as const;

/** How many tricks are asked for. */
export const TRICK_COUNT = 4;

const LIMITS = { groups: 4, games: 8, tricks: 8, nameChars: 80, titleChars: 120, textChars: 500 };

// Control characters, line separators, and marks that turn the direction of the text around them.
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g;

function fieldOf(value: unknown, ...names: string[]): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  // Own properties only: a key named __proto__ or constructor must not reach an object's ancestors.
  const name = names.find((candidate) => Object.hasOwn(value, candidate));
  return name === undefined ? undefined : Reflect.get(value, name);
}

/** Text on one line, without control characters; undefined when nothing is left or `value` is no text. */
function textOf(value: unknown, maxChars: number): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.toWellFormed().replaceAll(INVISIBLE, " ").replaceAll(/ {2,}/g, " ").trim();
  // A text over the limit is dropped, not cut: a cut title or trick would be half an item. One without a word is none.
  return text.length > maxChars || !/[\p{L}\p{N}]/u.test(text) ? undefined : text;
}

function textsOf(value: unknown, names: string[], limit: { count: number; chars: number }): string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.map((item) => textOf(typeof item === "string" ? item : fieldOf(item, ...names), limit.chars));
  return [...new Set(texts.filter((text) => text !== undefined))].slice(0, limit.count);
}

/** "similar_games" is how some models spell the name that was asked for. */
function groupName(name: string): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");
  return GROUP_NAMES.find((known) => plain(known) === plain(name)) ?? name;
}

function groupOf(value: unknown): RecommendationGroup[] {
  const name = textOf(fieldOf(value, "name", "title", "category"), LIMITS.nameChars);
  const games = textsOf(fieldOf(value, "games", "titles"), ["name", "title"], {
    count: LIMITS.games,
    chars: LIMITS.titleChars,
  });
  if (name === undefined || games.length === 0) return [];
  return [{ name: groupName(name), games, reason: textOf(fieldOf(value, "reason", "why"), LIMITS.textChars) ?? "" }];
}

/** Groups as a list, or as an object whose keys name them; undefined for anything else. */
function groupsOf(value: unknown): RecommendationGroup[] | undefined {
  if (Array.isArray(value)) return value.flatMap(groupOf).slice(0, LIMITS.groups);
  if (typeof value !== "object" || value === null) return undefined;
  // One group without the list around it: its keys are no names of groups.
  if (Array.isArray(fieldOf(value, "games", "titles"))) return groupOf(value);
  const named = Object.entries(value).map(([name, group]: [string, unknown]) =>
    Array.isArray(group)
      ? { name, games: group, reason: "" }
      : { name, games: fieldOf(group, "games", "titles"), reason: fieldOf(group, "reason", "why") },
  );
  const groups = named.flatMap(groupOf).slice(0, LIMITS.groups);
  return groups.length === 0 ? undefined : groups;
}

function tricksOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const limit = { count: LIMITS.tricks, chars: LIMITS.textChars };
  return textsOf(value, ["trick", "text", "tip", "description"], limit);
}

/**
 * Reads the sections that `value` has. A section that is missing or of another kind is absent from the result; inside a
 * section, what is not of the right shape is dropped.
 */
export function readSections(value: unknown): Partial<Insight> {
  const recommendations = groupsOf(fieldOf(value, "recommendations"));
  const tricks = tricksOf(fieldOf(value, "tricks"));
  return {
    ...(recommendations === undefined ? {} : { recommendations }),
    ...(tricks === undefined ? {} : { tricks }),
  };
}
