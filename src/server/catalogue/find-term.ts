// Which entry of a taxonomy a word of a filter means, be it written in the data or worked out.
import { type ComputedTerm, computedTerm } from "#shared/catalogue/computed-terms.ts";
import { isStored, type TermGroup } from "#shared/catalogue/filters.ts";
import type { GamesFilters, Ref } from "#server/games/source.ts";
import type { TermKey } from "#server/search/filters/selection.ts";
import type { Statements } from "./statements.ts";
import type { Terms } from "./terms.ts";

/** Finds an entry by id or slug. */
export type FindTerm = (group: TermGroup, ref: Ref) => (ComputedTerm & TermKey) | undefined;

function findComputed(statements: Statements, group: TermGroup, ref: Ref): ComputedTerm | undefined {
  if (group !== "like") return typeof ref === "string" ? computedTerm(group, ref) : undefined;
  const column = typeof ref === "number" ? "id" : "slug";
  const row = statements.get(`SELECT id, slug, record ->> 'name' AS name FROM game WHERE ${column} = ?`, ref);
  return row && { id: Number(row["id"]), slug: String(row["slug"]), name: String(row["name"]) };
}

/**
 * Finds entries. With `genre_tags` the kinds of game that RAWG keeps as tags (`roguelike`, `moba`) can be asked for as
 * genres, by slug.
 */
export function termFinder(
  { terms, statements }: { terms: Terms; statements: Statements },
  { genre_tags: genreTags }: Pick<GamesFilters, "genre_tags">,
): FindTerm {
  return (group, ref) => {
    const own = isStored(group) ? terms.find(group, ref) : findComputed(statements, group, ref);
    if (own !== undefined) return { group, id: own.id, slug: own.slug, name: own.name };
    const mayBeTag = genreTags === true && group === "genres" && typeof ref === "string";
    const tag = mayBeTag ? terms.find("tags", ref) : undefined;
    return tag && { group: "tags", id: tag.id, slug: tag.slug, name: tag.name };
  };
}
