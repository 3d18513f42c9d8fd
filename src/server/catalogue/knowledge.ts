// What the catalogue says of a game beyond its record: games like it, announced games like it, and how to play it.
// Everything is computed or written by hand in data/; nothing is guessed.
import type { GameKnowledge, Relative, Shared, Subject } from "#server/games/knowledge.ts";
import type { Likeness, Profile } from "./likeness.ts";
import { pictureOf } from "./game-pictures.ts";
import type { GameRecord } from "./record.ts";
import { createSharedTraits, type SharedTraits } from "./shared-traits.ts";
import type { Statements } from "./statements.ts";
import type { Terms } from "./terms.ts";

const RELATIVES_MAX = 10;
/** One game of the subject's own series is a hint, more of them a list of what everyone knows. */
const OWN_SERIES_MAX = 1;
const OTHER_SERIES_MAX = 2;

export type KnowledgeDeps = {
  statements: Statements;
  terms: Terms;
  findRecord: (id: number) => GameRecord | undefined;
  likeness: () => Likeness;
  /** Resolves when the database has tricks. */
  texts: () => Promise<void>;
};

/**
 * The first of `games` that do not crowd a series, at most `RELATIVES_MAX`; the second game of a series stands behind
 * the first games of others. Expansions are no games of their own.
 */
function pickDiverse(games: readonly GameRecord[], ownSeries: number | undefined): GameRecord[] {
  const taken = new Map<number | undefined, number>();
  const [firsts, seconds]: [GameRecord[], GameRecord[]] = [[], []];
  for (const game of games) {
    if (firsts.length + seconds.length === RELATIVES_MAX) break;
    if (game.parent !== undefined) continue;
    const [series] = game.series;
    const count = taken.get(series) ?? 0;
    if (series !== undefined) {
      if (count >= (series === ownSeries ? OWN_SERIES_MAX : OTHER_SERIES_MAX)) continue;
      taken.set(series, count + 1);
    }
    (count === 0 ? firsts : seconds).push(game);
  }
  return [...firsts, ...seconds];
}

function profileOf(game: Subject): Profile {
  const ids = (terms: readonly { id: number }[]) => terms.map(({ id }) => id);
  const { id, genres, tags, developers, released } = game;
  return { id, genres: ids(genres), tags: ids(tags), developers: ids(developers), released: released ?? undefined };
}

const named = (terms: readonly { name: string }[]) => terms.map(({ name }) => name);

function namesOf({ isSameSeries, developers, tags, genres }: SharedTraits): Shared {
  return { isSameSeries, studios: named(developers), tags: named(tags), genres: named(genres) };
}

/** `likeness` is asked for when first needed. */
export function createKnowledge({ statements, terms, findRecord, likeness, texts }: KnowledgeDeps): GameKnowledge {
  const shared = createSharedTraits({ terms, likeness });

  const listOf = (id: number, sql: string): string[] | undefined => {
    const row = statements.get(sql, id);
    return row === undefined ? undefined : JSON.parse(String(row["texts"]));
  };

  return {
    has: async (id) => findRecord(id) !== undefined,
    relatives: async (game, today) => {
      const subject: Profile & { series?: readonly number[]; parent?: number | undefined } =
        findRecord(game.id) ?? profileOf(game);
      const ranked = likeness()
        .rank(subject)
        .filter(({ id }) => id !== subject.parent);
      const isOut = ({ released }: GameRecord) => released !== undefined && released <= today;
      const present = (games: GameRecord[]): Relative[] =>
        pickDiverse(games, subject.series?.[0]).map((other) => ({
          id: other.id,
          name: other.name,
          released: other.released ?? null,
          background_image: pictureOf(other),
          shared: namesOf(shared(subject, other)),
        }));
      return {
        similar: present(ranked.filter(isOut)),
        upcoming: present(
          likeness()
            .near(subject)
            .filter((other) => !isOut(other) && other.id !== subject.parent),
        ),
      };
    },
    tricks: async ({ id, genres }) => {
      await texts();
      const own = listOf(id, "SELECT texts FROM tricks WHERE game_id = ?");
      if (own !== undefined) return { texts: own, isGeneral: false };
      const general = genres
        .map((genre) => listOf(genre.id, "SELECT texts FROM genre_tricks WHERE genre_id = ?"))
        .find((found) => found !== undefined);
      return { texts: general ?? [], isGeneral: true };
    },
  };
}
