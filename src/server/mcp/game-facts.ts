// Games as an agent reads them: few words, absolute addresses, and nothing that could be taken for an instruction.
import type { TaxonomyRef } from "#shared/rawg/taxonomy.ts";
import type { GameListItem } from "#shared/rawg/game.ts";
import { gameAddress } from "#shared/match-route.ts";
import { z } from "zod";

/** A game in a list. `hours`: how long it takes to play through; null where nobody knows. */
export const GameFacts = z.object({
  id: z.int(),
  name: z.string(),
  released: z.string().nullable(),
  genres: z.array(z.string()),
  platforms: z.array(z.string()),
  metacritic: z.int().nullable(),
  hours: z.int().nullable(),
  url: z.string(),
});
export type GameFacts = z.infer<typeof GameFacts>;

const NAMES_MAX = 8;
/** Signs of a name of a studio or tag; the longest real ones have sixty. */
const TERM_MAX = 80;

/**
 * A text that comes from outside on one line and at most so long: whoever writes a description cannot begin a line of his
 * own in an answer, nor hide anything in signs that are not shown.
 */
export function quoted(text: string, lengthMax: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  if (line.length <= lengthMax) return line;
  const cut = line.slice(0, lengthMax);
  // One long word is cut where it is.
  return `${cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut.toWellFormed()} …`;
}

/** Names of studios, tags and the like, which come from as many hands as those of games. */
export const namesOf = (terms: readonly TaxonomyRef[]): string[] => terms.map(({ name }) => quoted(name, TERM_MAX));

/** What of a game a list tells; `base` is the origin of the site. */
export function factsOf(game: Omit<GameListItem, "short_screenshots">, base: string): GameFacts {
  return {
    id: game.id,
    name: quoted(game.name, 120),
    released: game.released,
    genres: namesOf(game.genres).slice(0, NAMES_MAX),
    platforms: namesOf(game.platforms.map(({ platform }) => platform)).slice(0, NAMES_MAX),
    metacritic: game.metacritic,
    hours: game.playtime > 0 ? game.playtime : null,
    url: `${base}${gameAddress(game.id)}`,
  };
}

/** The same as a line. */
export function lineOf({ id, name, released, genres, platforms, metacritic, hours, url }: GameFacts): string {
  const facts = [
    `${name} (${released?.slice(0, 4) ?? "no date"})`,
    genres.join(", "),
    platforms.join(", "),
    metacritic === null ? "" : `Metacritic ${metacritic}`,
    hours === null ? "" : `${hours} h`,
    `id ${id}`,
    url,
  ];
  return facts.filter((fact) => fact !== "").join(" · ");
}
