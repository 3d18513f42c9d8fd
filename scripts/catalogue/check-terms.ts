// What `npm run catalogue:check` asks of the taxonomies: that every slug a game names exists, that none stands twice,
// and that a studio is spelled one way. It prints the block to paste for a studio or a person that is missing.
import {
  problemOf,
  TERM_KINDS,
  termBlock,
  termFile,
  type Catalogue,
  type Problem,
  type TermKind,
} from "#server/catalogue/catalogue.ts";
import { FIRST_OWN_ID, type TermEntry } from "#server/catalogue/entry.ts";
import { words } from "#server/search/titles/fold.ts";
import { findUnknownSlugs, lookUpTerms } from "#server/catalogue/record.ts";

type StudioKind = "developers" | "publishers";
/** What a game may be the first to name. */
type WrittenKind = StudioKind | "series" | "creators";

/** Words that stand for the form of a company and not for its name. */
const COMPANY_FORMS = new Set(["ab", "co", "corp", "corporation", "gmbh", "inc", "limited", "llc", "ltd", "oy", "sa"]);

function problemOfTerm(kind: TermKind, { name }: TermEntry, message: string): Problem {
  return { file: termFile(kind), entry: name, message };
}

function properName(slug: string): string {
  return slug.replace(/(?:^|-+)([a-z0-9])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

/** The block that adds a studio or a person, under the next id of the catalogue's own that neither the file nor a block before has. */
function createBlockWriter(kind: WrittenKind, terms: Catalogue["terms"]) {
  const highest = Math.max(FIRST_OWN_ID, ...terms[kind].map(({ id }) => id));
  const proposed = new Map<string, number>();
  return (slug: string): string => {
    const id = proposed.get(slug) ?? highest + proposed.size + 1;
    proposed.set(slug, id);
    return `[[${termBlock(kind)}]]\nid = ${id}\nslug = "${slug}"\nname = "${properName(slug)}"`;
  };
}

/** Games that are named beside another one exist, and are other ones. */
function checkLoved({ games }: Catalogue): Problem[] {
  const known = new Set(games.map(({ entry }) => entry.slug));
  return games.flatMap((game) =>
    game.entry.loved
      .filter((slug) => !known.has(slug) || slug === game.entry.slug)
      .map((slug) => problemOf(game, `loved: ${slug} is no other game of the catalogue`)),
  );
}

function checkReferences({ games, terms }: Catalogue): Problem[] {
  const lookup = lookUpTerms(terms);
  const write = {
    developers: createBlockWriter("developers", terms),
    publishers: createBlockWriter("publishers", terms),
    series: createBlockWriter("series", terms),
    creators: createBlockWriter("creators", terms),
  };
  const isWritten = (kind: TermKind): kind is WrittenKind => kind in write;
  return games.flatMap((game) =>
    findUnknownSlugs(game, lookup).map(({ kind, slug }) => {
      if (!isWritten(kind)) return problemOf(game, `${kind}: ${slug} is unknown`);
      return problemOf(game, `${kind}: ${slug} is unknown, add to data/${termFile(kind)}:\n\n${write[kind](slug)}\n`);
    }),
  );
}

function checkTaken(kind: TermKind, terms: readonly TermEntry[], field: "id" | "slug"): Problem[] {
  const seen = new Set<number | string>();
  return terms.flatMap((term) => {
    const isKnown = seen.has(term[field]);
    seen.add(term[field]);
    return isKnown ? [problemOfTerm(kind, term, `${field}: ${term[field]} is already taken`)] : [];
  });
}

/** RAWG has a family for each of its platforms; a machine that only the catalogue knows may have none. */
function checkFamilies({ platforms, parent_platforms: families }: Catalogue["terms"]): Problem[] {
  const known = new Set(families.map(({ slug }) => slug));
  return platforms
    .filter(({ id, parent }) => (parent === undefined ? id < FIRST_OWN_ID : !known.has(parent)))
    .map((term) => problemOfTerm("platforms", term, `parent: ${term.parent ?? "nothing"} is no platform family`));
}

/** The letters of a company's name: equal for `Team 17`, `Team17` and `Team17 Ltd.`. */
function studioKey(name: string): string {
  return words(name)
    .filter((word) => !COMPANY_FORMS.has(word))
    .join("");
}

function isOwn({ id }: TermEntry): boolean {
  return id >= FIRST_OWN_ID;
}

/** Studios of one list whose names have the same letters under two slugs. */
function checkSpelling(kind: StudioKind, terms: readonly TermEntry[]): Problem[] {
  const byKey = Map.groupBy(terms, ({ name }) => studioKey(name));
  return [...byKey.values()].flatMap(([first, ...others]) =>
    others
      .filter(({ slug }) => slug !== first?.slug)
      .map((term) =>
        problemOfTerm(kind, term, `name: is ${first?.name} (${first?.slug}) spelled another way, keep one of the two`),
      ),
  );
}

/**
 * Publishers that are a developer in another spelling. Where RAWG itself has two slugs or two spellings, both stay: a
 * difference is a slip only where one of the two entries is the catalogue's own.
 */
function checkAcrossLists({ developers, publishers }: Catalogue["terms"]): Problem[] {
  const byKey = Map.groupBy(developers, ({ name }) => studioKey(name));
  return publishers.flatMap((term) =>
    (byKey.get(studioKey(term.name)) ?? [])
      .filter((other) => isOwn(other) || isOwn(term))
      .filter((other) => other.slug !== term.slug || other.name !== term.name)
      .map((other) =>
        problemOfTerm("publishers", term, `name: ${termFile("developers")} has it as ${other.name} (${other.slug})`),
      ),
  );
}

/** All problems of the taxonomies and of the slugs that games name. */
export function checkTerms(catalogue: Catalogue): Problem[] {
  const { terms } = catalogue;
  return [
    ...TERM_KINDS.flatMap((kind) => [...checkTaken(kind, terms[kind], "id"), ...checkTaken(kind, terms[kind], "slug")]),
    ...checkFamilies(terms),
    ...checkSpelling("developers", terms.developers),
    ...checkSpelling("publishers", terms.publishers),
    ...checkAcrossLists(terms),
    ...checkReferences(catalogue),
    ...checkLoved(catalogue),
  ];
}
