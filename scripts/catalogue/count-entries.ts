// How many games the data has of each decade, platform, genre and tag, for whoever edits it. The numbers that visitors
// see come from the database.
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { GameEntry, TermEntry } from "#server/catalogue/entry.ts";

const ANNOUNCED = "announced";

/** `counts` are in the order of the taxonomy or of time, those without a game included. */
export type EntryCounts = { of: string; counts: { name: string; count: number }[] };

function decadeOf({ released }: GameEntry): string {
  return released === undefined ? ANNOUNCED : `${released.slice(0, 3)}0s`;
}

function countTerms(games: readonly GameEntry[], terms: readonly TermEntry[], kind: "platforms" | "genres" | "tags") {
  const slugs = Map.groupBy(
    games.flatMap((game) => game[kind]),
    (slug) => slug,
  );
  return terms.map(({ slug, name }) => ({ name, count: slugs.get(slug)?.length ?? 0 }));
}

/** Counts by decade (announced games last), platform, genre and tag. */
export function countEntries({ games, terms }: Catalogue): EntryCounts[] {
  const entries = games.map(({ entry }) => entry);
  const decades = [...Map.groupBy(entries, decadeOf)]
    .map(([name, members]) => ({ name, count: members.length }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    { of: "decade", counts: decades },
    { of: "platform", counts: countTerms(entries, terms.platforms, "platforms") },
    { of: "genre", counts: countTerms(entries, terms.genres, "genres") },
    { of: "tag", counts: countTerms(entries, terms.tags, "tags") },
  ];
}
