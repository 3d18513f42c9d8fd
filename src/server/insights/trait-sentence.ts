// Traits put together as one thing that a person would say: nothing twice, nothing that another word says already.
import type { ReasonWords } from "./reason-words.ts";

/** What a narrow trait says of a broad one, so that the broad one need not be said as well. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  "2d fighter": ["2d", "fighting"],
  "3d platformer": ["platformer"],
  "action-adventure": ["action", "adventure"],
  "action roguelike": ["roguelike", "roguelite"],
  "action rpg": ["rpg"],
  "base building": ["building"],
  crpg: ["rpg"],
  cyberpunk: ["sci-fi", "futuristic"],
  "dark fantasy": ["dark", "fantasy"],
  deckbuilding: ["card game", "card"],
  fps: ["first-person", "shooter"],
  "grand strategy": ["strategy"],
  jrpg: ["adventure", "rpg"],
  "level editor": ["building"],
  "local co-op": ["co-op", "local multiplayer"],
  "looter shooter": ["loot", "shooter"],
  metroidvania: ["side scroller"],
  mmorpg: ["mmo", "massively multiplayer", "multiplayer", "rpg"],
  moba: ["competitive", "pvp", "team-based"],
  "online co-op": ["co-op", "multiplayer"],
  "open world survival craft": ["crafting", "open world", "survival"],
  "party-based rpg": ["rpg"],
  "precision platformer": ["difficult", "platformer"],
  "puzzle-platformer": ["platformer", "puzzle"],
  "real time strategy": ["strategy"],
  roguelite: ["roguelike"],
  rts: ["strategy"],
  "side scroller": ["2d"],
  "souls-like": ["difficult"],
  "split screen": ["local multiplayer"],
  "strategy rpg": ["rpg", "strategy"],
  "street racing": ["racing"],
  "survival horror": ["horror", "survival"],
  "third-person shooter": ["shooter", "third person"],
  "top-down shooter": ["shooter", "top-down"],
  "turn-based combat": ["turn-based"],
  "turn-based strategy": ["strategy", "turn-based"],
  "turn-based tactics": ["tactical", "turn-based"],
  "world war i": ["historical", "war"],
  "world war ii": ["historical", "war"],
};

/** `a`, `a and b`, `a, b and c`; `a and b, and c` where one of them holds an "and" itself. */
export function listed(items: readonly string[], { and }: ReasonWords): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const isNested = items.some((item) => item.includes(and("")));
  return `${items.slice(0, -1).join(", ")}${isNested ? "," : ""}${and(last)}${last}`;
}

const clauseOf = (trait: string, { clauses, share }: ReasonWords) => clauses[trait.toLowerCase()] ?? share(trait);

/** `traits` without those that say what another of them says. */
export function distinctTraits(traits: readonly string[], words: ReasonWords): string[] {
  const said = new Set(traits.flatMap((trait) => SAID_BY[trait.toLowerCase()] ?? []));
  const clauses = new Set<string>();
  return traits.filter((trait) => {
    const clause = clauseOf(trait, words);
    if (said.has(trait.toLowerCase()) || clauses.has(clause)) return false;
    clauses.add(clause);
    return true;
  });
}

/** What follows "they"; a trait that nobody has put into words is named. */
export function traitClauses(traits: readonly string[], words: ReasonWords): string {
  const endings = new Map<string, string[]>();
  for (const clause of traits.map((trait) => clauseOf(trait, words))) {
    const opening = words.openings.find((start) => clause.startsWith(start)) ?? "";
    const [key, ending] = opening === "" ? [clause, ""] : [opening, clause.slice(opening.length)];
    endings.set(key, [...(endings.get(key) ?? []), ending]);
  }
  return listed(
    [...endings].map(([opening, parts]) => `${opening}${listed(parts, words)}`),
    words,
  );
}
