// A game in the words of schema.org, for search engines; and in a sentence, for whoever shares its page.
import { ARTWORK_HEIGHT_PX, ARTWORK_WIDTH_PX } from "#shared/artwork.ts";
import type { WholeGame } from "#web/api/game-detail.ts";
import { playableVideo } from "#web/lib/playable-video.ts";
import { t } from "#web/lib/t.ts";
import type { Pair } from "./preview-meta.ts";
import { machineDate, releaseDate } from "#web/lib/release-date.ts";

const SENTENCE_MAX_CHARACTERS = 200;
const BEST_RATING = 5;

/** The beginning of a description, on one line, cut between words. */
export function summaryOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= SENTENCE_MAX_CHARACTERS) return line;
  const cut = line.slice(0, SENTENCE_MAX_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), SENTENCE_MAX_CHARACTERS / 2)).toWellFormed()}…`;
}

const named = (kind: string, entries: readonly { name: string }[]) =>
  entries.map(({ name }) => ({ "@type": kind, name }));

/** schema.org's `VideoGame`. Addresses begin with `origin`; without one they are left out. */
export function structuredGame(game: WholeGame, addresses: { page?: string; picture?: string }): object {
  return {
    "@context": "https://schema.org",
    "@type": "VideoGame",
    name: game.name,
    url: addresses.page,
    image: addresses.picture,
    description: summaryOf(game.description_raw) || undefined,
    datePublished: machineDate(game),
    genre: game.genres.map(({ name }) => name),
    gamePlatform: game.platforms.map(({ platform }) => platform.name),
    author: named("Organization", game.developers),
    publisher: named("Organization", game.publishers),
    contentRating: game.esrb_rating?.name,
    aggregateRating:
      game.rating > 0 && game.ratings_count > 0
        ? {
            "@type": "AggregateRating",
            ratingValue: game.rating,
            ratingCount: game.ratings_count,
            bestRating: BEST_RATING,
          }
        : undefined,
  };
}

const GENRES_MAX = 3;

/** What a preview has room for: when it came out, and how good it is, or else what it is. */
export function factsOf(game: WholeGame): Pair[] {
  const genres = game.genres.slice(0, GENRES_MAX).map(({ name }) => name);
  const second: Pair[] =
    game.metacritic === null
      ? [[t("cards.genres"), genres.join(", ")]]
      : [[t("document.metacritic"), String(game.metacritic)]];
  return [[t("cards.release"), releaseDate(game)] as const, ...second].filter(([, value]) => value !== "");
}

/** The trailer, where it is a file that other programs can play; undefined for none. */
export function trailerOf({ videos }: WholeGame, origin: string) {
  const [first] = videos;
  const address = playableVideo([first?.data["max"], first?.data["480"]]);
  if (address === undefined || !/\.mp4(?:\?|$)/.test(address)) return undefined;
  // Of a video from elsewhere the size is not known.
  if (!address.startsWith("/")) return { address };
  return { address: `${origin}${address}`, width: ARTWORK_WIDTH_PX, height: ARTWORK_HEIGHT_PX };
}
