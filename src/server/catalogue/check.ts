// Everything that `npm run catalogue:check` asks of data/, beyond what a single entry can show. It finds all problems
// at once and changes nothing.
import {
  readCatalogue,
  TERM_KINDS,
  termBlock,
  termFile,
  type Catalogue,
  type Located,
  type Problem,
  type TermKind,
} from "./catalogue.ts";
import { checkTricks } from "./check-tricks.ts";
import type { DataFile } from "./data-files.ts";
import type { GameEntry } from "./entry.ts";
import { findUnknownSlugs, lookUpTerms, type TermLookup } from "./record.ts";

const DESCRIPTION_LENGTH_MIN = 120;
const DESCRIPTION_LENGTH_MAX = 900;
const SENTENCES_MIN = 2;
const TAGS_MIN = 5;
const TAGS_MAX = 15;
/** Ids above this are the catalogue's own. */
const OWN_IDS_FROM = 2_000_000_000;
const REQUIRED = ["platforms", "genres", "developers", "publishers"] as const;

type LocatedGame = Located<GameEntry>;

function problem({ file, entry }: LocatedGame, message: string): Problem {
  return { file, entry: entry.name, message };
}

function countSentences(text: string): number {
  return text.match(/[.!?…]+["”’')\]]*(?=\s|$)/g)?.length ?? 0;
}

function checkText(game: LocatedGame): Problem[] {
  const { description } = game.entry;
  const problems: Problem[] = [];
  if (description.length < DESCRIPTION_LENGTH_MIN) {
    problems.push(
      problem(
        game,
        `description: is too short, ${description.length} of at least ${DESCRIPTION_LENGTH_MIN} characters`,
      ),
    );
  }
  if (description.length > DESCRIPTION_LENGTH_MAX) {
    problems.push(
      problem(game, `description: is too long, ${description.length} of at most ${DESCRIPTION_LENGTH_MAX} characters`),
    );
  }
  if (countSentences(description) < SENTENCES_MIN) {
    problems.push(problem(game, `description: has fewer than ${SENTENCES_MIN} sentences`));
  }
  return problems;
}

function checkLists(game: LocatedGame): Problem[] {
  const { tags } = game.entry;
  const missing = REQUIRED.filter((kind) => game.entry[kind].length === 0).map((kind) =>
    problem(game, `${kind}: names none`),
  );
  if (tags.length >= TAGS_MIN && tags.length <= TAGS_MAX) return missing;
  return [...missing, problem(game, `tags: names ${tags.length}, expected ${TAGS_MIN} to ${TAGS_MAX}`)];
}

function checkPlace(game: LocatedGame): Problem[] {
  const expected = `games/${game.entry.released?.slice(0, 4) ?? "tba"}.toml`;
  if (expected === game.file) return [];
  return [problem(game, `released: ${game.entry.released ?? "no date"} belongs in ${expected}`)];
}

/** Games of one file that stand after a later one. */
function checkOrder(games: readonly LocatedGame[]): Problem[] {
  const problems: Problem[] = [];
  let latest = "";
  for (const game of games) {
    const released = game.entry.released ?? "";
    if (released < latest)
      problems.push(problem(game, `released: ${released} stands after ${latest}, order the file by date`));
    else latest = released;
  }
  return problems;
}

/** Second and later games that say the same in `key`. */
function checkUnique(games: readonly LocatedGame[], what: string, key: (entry: GameEntry) => string): Problem[] {
  const first = new Map<string, LocatedGame>();
  return games.flatMap((game) => {
    const value = key(game.entry);
    const other = first.get(value);
    first.set(value, other ?? game);
    return other === undefined
      ? []
      : [problem(game, `${what}: ${value} is already that of ${other.entry.name} in ${other.file}`)];
  });
}

function properName(slug: string): string {
  return slug.replace(/(?:^|-+)([a-z0-9])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

/** The block that adds a studio, under the next id of the catalogue's own that neither the file nor a block before has. */
function createBlockWriter(kind: "developers" | "publishers", terms: Catalogue["terms"]) {
  const highest = Math.max(OWN_IDS_FROM, ...terms[kind].map(({ id }) => id));
  const proposed = new Map<string, number>();
  return (slug: string): string => {
    const id = proposed.get(slug) ?? highest + proposed.size + 1;
    proposed.set(slug, id);
    return `[[${termBlock(kind)}]]\nid = ${id}\nslug = "${slug}"\nname = "${properName(slug)}"`;
  };
}

function checkReferences(games: readonly LocatedGame[], terms: Catalogue["terms"], lookup: TermLookup): Problem[] {
  const write = {
    developers: createBlockWriter("developers", terms),
    publishers: createBlockWriter("publishers", terms),
  };
  return games.flatMap((game) =>
    findUnknownSlugs(game, lookup).map(({ kind, slug }) => {
      if (kind !== "developers" && kind !== "publishers") return problem(game, `${kind}: ${slug} is unknown`);
      return problem(game, `${kind}: ${slug} is unknown, add to data/${termFile(kind)}:\n\n${write[kind](slug)}\n`);
    }),
  );
}

function checkParents(games: readonly LocatedGame[]): Problem[] {
  const ids = new Set(games.map(({ entry }) => entry.id));
  return games.flatMap((game) => {
    const { parent, id } = game.entry;
    if (parent === undefined || (ids.has(parent) && parent !== id)) return [];
    return [problem(game, `parent: ${parent} is no other game of the catalogue`)];
  });
}

function checkTerms(terms: Catalogue["terms"], lookup: TermLookup): Problem[] {
  const twice = (kind: TermKind, field: "id" | "slug"): Problem[] => {
    const seen = new Set<number | string>();
    return terms[kind].flatMap((term) => {
      const isKnown = seen.has(term[field]);
      seen.add(term[field]);
      return isKnown
        ? [{ file: termFile(kind), entry: term.name, message: `${field}: ${term[field]} is already taken` }]
        : [];
    });
  };
  const orphans = terms.platforms.filter(({ parent }) => parent === undefined || !lookup.parent_platforms.has(parent));
  return [
    ...TERM_KINDS.flatMap((kind) => [...twice(kind, "id"), ...twice(kind, "slug")]),
    ...orphans.map(({ name, parent }) => ({
      file: termFile("platforms"),
      entry: name,
      message: `parent: ${parent ?? "nothing"} is no platform family`,
    })),
  ];
}

/** All problems of the data, file by file as they were found, and what was read. */
export function checkCatalogue(files: readonly DataFile[]): { catalogue: Catalogue; problems: Problem[] } {
  const { catalogue, problems } = readCatalogue(files);
  const { games, terms } = catalogue;
  const lookup = lookUpTerms(terms);
  const found = [
    ...problems,
    ...checkTerms(terms, lookup),
    ...games.flatMap((game) => [...checkPlace(game), ...checkLists(game), ...checkText(game)]),
    ...checkReferences(games, terms, lookup),
    ...[...Map.groupBy(games, ({ file }) => file).values()].flatMap(checkOrder),
    ...checkUnique(games, "id", ({ id }) => String(id)),
    ...checkUnique(games, "slug", ({ slug }) => slug),
    ...checkUnique(games, "name and year", ({ name, released }) => `${name} (${released?.slice(0, 4) ?? "tba"})`),
    ...checkParents(games),
    ...checkTricks(catalogue),
  ];
  return { catalogue, problems: found };
}
