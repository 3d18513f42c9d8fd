// Taxonomy entries in RAWG's shapes, whole and as they stand inside a game.
import type { GameDetail, GameListItem, TeamMember, Term, TermDetail } from "#server/games/wire.ts";
import type { TermKind } from "./catalogue.ts";
import { figuresOf, percentOf } from "./credits.ts";
import type { GameRecord } from "./record.ts";
import { termPicture, type TermRecord, type Terms } from "./terms.ts";

type PlatformInGame = GameListItem["platforms"][number]["platform"];
type StoreInGame = GameListItem["stores"][number]["store"];

export function presentRef({ id, name, slug }: TermRecord) {
  return { id, name, slug };
}

export function presentCounted(term: TermRecord) {
  return {
    ...presentRef(term),
    games_count: term.games_count,
    image_background: termPicture(term),
  } satisfies GameDetail["developers"][number];
}

export function presentTag(term: TermRecord) {
  return {
    ...presentRef(term),
    language: "eng",
    games_count: term.games_count,
    image_background: termPicture(term),
  } satisfies GameListItem["tags"][number];
}

export function presentPlatform(term: TermRecord) {
  return {
    ...presentRef(term),
    image: null,
    year_end: term.more.year_end ?? null,
    year_start: term.more.year_start ?? null,
    games_count: term.games_count,
    image_background: termPicture(term),
  } satisfies PlatformInGame;
}

export function presentStore(term: TermRecord) {
  return {
    ...presentRef(term),
    domain: term.more.domain ?? "",
    games_count: term.games_count,
    image_background: termPicture(term),
  } satisfies StoreInGame;
}

/** A person with the roles of these ids: those of one game, or of all. */
export function presentPerson(term: TermRecord, positions: readonly number[], terms: Terms) {
  return {
    ...presentCounted(term),
    // Nobody's portrait is bundled: the picture of what they are best known for stands in.
    image: termPicture(term),
    positions: terms.byIds("creator_roles", positions).map(presentRef),
  } satisfies Partial<TeamMember>;
}

/** What RAWG says of a person beside the description. */
function presentFigures(games: readonly GameRecord[], terms: Terms): Partial<TermDetail> {
  if (games.length === 0) return {};
  const figures = figuresOf(games);
  const named = figures.families.reduce((sum, { count }) => sum + count, 0);
  const results = figures.families.flatMap(({ id, count }) =>
    terms.byIds("parent_platforms", [id]).map((family) => ({
      count,
      percent: percentOf(count, named),
      platform: presentRef(family),
    })),
  );
  return {
    reviews_count: figures.reviews_count,
    // RAWG sends this one as text.
    rating: figures.rating.toFixed(2),
    rating_top: figures.ratings[0]?.id ?? 0,
    updated: figures.updated,
    platforms: { total: figures.platforms_count, results, count: results.length },
    ratings: figures.ratings,
    timeline: figures.timeline,
  };
}

function withoutGames(kind: TermKind, term: TermRecord, terms: Terms): Omit<Term, "games"> {
  switch (kind) {
    case "platforms":
      return presentPlatform(term);
    case "parent_platforms": {
      const members = terms.list("platforms").filter(({ more }) => more.parent === term.slug);
      return { ...presentCounted(term), platforms: members.map(presentPlatform) };
    }
    case "stores":
      return presentStore(term);
    case "tags":
      return presentTag(term);
    case "creators":
      return presentPerson(term, term.more.positions ?? [], terms);
    case "genres":
    case "developers":
    case "publishers":
    case "series":
    case "age_ratings":
    case "creator_roles":
      return presentCounted(term);
  }
}

/** An entry of a taxonomy list. */
export function presentTerm(kind: TermKind, term: TermRecord, terms: Terms): Term {
  const hasGames = kind !== "parent_platforms" && kind !== "creator_roles";
  return { ...withoutGames(kind, term, terms), ...(hasGames ? { games: term.more.games } : {}) };
}

/** One taxonomy entry by itself; a person with what the games of theirs, `credited`, add up to. */
export function presentTermDetail(
  kind: TermKind,
  term: TermRecord,
  { terms, credited }: { terms: Terms; credited: readonly GameRecord[] },
): TermDetail {
  return {
    ...withoutGames(kind, term, terms),
    description: term.more.description === undefined ? "" : `<p>${term.more.description}</p>`,
    ...presentFigures(credited, terms),
  };
}
