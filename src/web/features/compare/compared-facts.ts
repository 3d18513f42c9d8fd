// What is known of several games, fact by fact, and in which of them they differ. A fact that nobody knows of a game makes no
// difference by itself.
import type { TaxonomyRef } from "#shared/rawg/taxonomy.ts";
import type { WholeGame } from "#web/api/game-detail.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import { playtimeText } from "#web/lib/playtime.ts";
import { releaseDate } from "#web/lib/release-date.ts";
import { t } from "#web/lib/t.ts";
import { ageRatingWords, genreWords, tagWords } from "#web/lib/term-words.ts";

const TAGS_MAX = 10;

const figures = new Intl.NumberFormat(LANGUAGE);

/** One of several entries, and whether all of the games have it. */
type Entry = { key: number; name: string; isShared: boolean };

export type Cell =
  | { kind: "unknown" }
  | { kind: "text"; text: string }
  | { kind: "score"; score: number }
  /** `share` is its part of the longest, in hundredths. */
  | { kind: "length"; text: string; share: number }
  | { kind: "entries"; entries: readonly Entry[] };

export type Fact = { key: string; label: string; cells: readonly Cell[]; differs: boolean };

type Games = readonly WholeGame[];

const UNKNOWN: Cell = { kind: "unknown" };

/** Do those that are known differ? */
function differ(values: readonly (string | number | undefined)[]): boolean {
  return new Set(values.filter((value) => value !== undefined)).size > 1;
}

type Value = string | number | undefined;
type Single = { key: string; label: string; valueOf: (game: WholeGame) => Value; cellOf: (game: WholeGame) => Cell };

function single(games: Games, { key, label, valueOf, cellOf }: Single): Fact {
  const values = games.map(valueOf);
  const cells = games.map((game, at) => (values[at] === undefined ? UNKNOWN : cellOf(game)));
  return { key, label, cells, differs: differ(values) };
}

type Several = { key: string; label: string; of: (game: WholeGame) => readonly TaxonomyRef[]; max?: number };

function several(games: Games, { key, label, of, max }: Several, words = ({ name }: TaxonomyRef) => name): Fact {
  const sets = games.map((game) => new Set(of(game).map(({ id }) => id)));
  const known = sets.filter((ids) => ids.size > 0);
  const isShared = (id: number) => known.every((ids) => ids.has(id));
  const cells = games.map((game): Cell => {
    const entries = of(game).map((entry) => ({ key: entry.id, name: words(entry), isShared: isShared(entry.id) }));
    // What all have comes first.
    const sorted = [...entries.filter((entry) => entry.isShared), ...entries.filter((entry) => !entry.isShared)];
    return entries.length === 0 ? UNKNOWN : { kind: "entries", entries: sorted.slice(0, max) };
  });
  return { key, label, cells, differs: known.some((ids) => [...ids].some((id) => !isShared(id))) };
}

/** The facts of the games that are there, one cell a game. */
export function comparedFacts(games: Games): Fact[] {
  const longest = Math.max(1, ...games.map(({ playtime }) => playtime));
  return [
    single(games, {
      key: "released",
      label: t("compare.released"),
      valueOf: ({ released }) => released ?? undefined,
      cellOf: (game) => ({ kind: "text", text: releaseDate(game) }),
    }),
    single(games, {
      key: "playtime",
      label: t("compare.playtime"),
      valueOf: ({ playtime }) => (playtime > 0 ? playtime : undefined),
      cellOf: ({ playtime }) => ({
        kind: "length",
        text: playtimeText(playtime),
        share: Math.round((100 * playtime) / longest),
      }),
    }),
    single(games, {
      key: "metacritic",
      label: t("compare.metacritic"),
      valueOf: ({ metacritic }) => metacritic ?? undefined,
      cellOf: ({ metacritic }) => ({ kind: "score", score: metacritic ?? 0 }),
    }),
    single(games, {
      key: "rating",
      label: t("compare.rating"),
      valueOf: ({ rating }) => (rating > 0 ? rating : undefined),
      cellOf: ({ rating }) => ({ kind: "text", text: t("compare.ofFive", { rating: figures.format(rating) }) }),
    }),
    several(games, { key: "genres", label: t("compare.genres"), of: ({ genres }) => genres }, genreWords),
    several(games, {
      key: "platforms",
      label: t("compare.platforms"),
      of: ({ platforms }) => platforms.map(({ platform }) => platform),
    }),
    several(games, { key: "developers", label: t("compare.developers"), of: ({ developers }) => developers }),
    several(games, { key: "publishers", label: t("compare.publishers"), of: ({ publishers }) => publishers }),
    single(games, {
      key: "age",
      label: t("compare.ageRating"),
      valueOf: ({ esrb_rating: rating }) => rating?.slug,
      cellOf: ({ esrb_rating: rating }) => (rating === null ? UNKNOWN : { kind: "text", text: ageRatingWords(rating) }),
    }),
    several(games, {
      key: "stores",
      label: t("compare.stores"),
      of: ({ stores }) => stores.map(({ store }) => store),
    }),
    several(games, { key: "tags", label: t("compare.tags"), of: ({ tags }) => tags, max: TAGS_MAX }, tagWords),
  ];
}
