// Companies by one name each: CAPCOM, Capcom and CAPCOM Co. are Capcom, as data/taxonomies writes it.
import { words } from "#server/search/titles/fold.ts";

/** Short names that the tables use for companies whose name in data/taxonomies has another word. */
const SAME_COMPANY: Readonly<Record<string, string>> = {
  hudson: "Hudson Soft",
  compile: "Compile",
  "sega am1": "Sega AM1",
  "sega am3": "Sega AM3",
  squaresoft: "Square",
  enix: "Enix",
  jvc: "JVC",
  ea: "Electronic Arts",
  "electronic arts": "Electronic Arts",
  namcot: "Namco",
  "bandai namco": "Bandai Namco Entertainment",
  technos: "Technōs Japan",
  "nihon bussan": "Nichibutsu",
  "t and e": "T&E Soft",
  "t e": "T&E Soft",
  koei: "Koei",
  acclaim: "Acclaim Entertainment",
  activision: "Activision",
  thq: "THQ",
  ocean: "Ocean Software",
  software: "Software",
  midway: "Midway Games",
  interplay: "Interplay",
  psygnosis: "Psygnosis",
  gremlin: "Gremlin Interactive",
  bullfrog: "Bullfrog Productions",
  treasure: "Treasure",
  rare: "Rare",
  lucasarts: "LucasArts",
  "game freak": "Game Freak",
  hal: "HAL Laboratory",
  "tec toy": "Tec Toy",
};

const keyOf = (name: string) => words(name).join(" ");
/** Four capital letters or more in a row are not how a company's name is read; three are initials. */
const SHOUTED = /\p{Lu}{5,}/u;
/** Names that are written so. */
const WRITTEN_SO = new Set(["ASCII", "TOSE", "SIMS", "NCS", "KSS", "SETA", "JALECO", "TAITO", "SEGA"]);

function spoken(name: string): string {
  if (!SHOUTED.test(name)) return name;
  return name.replaceAll(/\p{Lu}{5,}/gu, (word) =>
    WRITTEN_SO.has(word) ? word : `${word[0] ?? ""}${word.slice(1).toLowerCase()}`,
  );
}

export type CompanyNames = (name: string) => string;

/**
 * One name for each company: that of `known`, else the commonest spelling among `seen`, without capitals that only shout.
 * `known` in the order in which they are asked, studios before publishers.
 */
export function createCompanyNames(known: readonly string[], seen: Iterable<string>): CompanyNames {
  const names = new Map<string, string>();
  for (const name of known) if (!names.has(keyOf(name))) names.set(keyOf(name), name);
  const spellings = new Map<string, Map<string, number>>();
  for (const name of seen) {
    const counts = spellings.get(keyOf(name)) ?? new Map<string, number>();
    counts.set(name, (counts.get(name) ?? 0) + 1);
    spellings.set(keyOf(name), counts);
  }
  for (const [key, counts] of spellings) {
    if (names.has(key)) continue;
    const same = SAME_COMPANY[key];
    const listed = same === undefined ? undefined : (names.get(keyOf(same)) ?? same);
    const [commonest] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    names.set(key, listed ?? spoken(commonest?.[0] ?? key));
  }
  return (name) => names.get(keyOf(name)) ?? spoken(name);
}
