// Games as entries of a feed and as days of a calendar. The address of its page names a game: it stays when everything else
// about it changes.
import { presetImageUrl } from "#shared/images.ts";
import { gameAddress } from "#shared/match-route.ts";
import type { CalendarDay } from "#shared/write-calendar.ts";
import { type ReleaseWords, writeRelease } from "#shared/write-release.ts";
import type { FollowedGame } from "./ask-games.ts";
import type { AtomEntry } from "./write-atom.ts";

const NAMES_MAX = 8;

const RELEASE_WORDS: ReleaseWords = {
  day: new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }),
  month: new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }),
  quarter: (quarter, year) => `Q${quarter} ${year}`,
  none: "No date yet",
};

const names = (terms: readonly { name: string }[]) =>
  terms
    .slice(0, NAMES_MAX)
    .map(({ name }) => name)
    .join(", ");

/** What is to be known of a game, on one line. */
function factsOf(game: FollowedGame): string {
  const platforms = names(game.platforms.map(({ platform }) => platform));
  const studios = names(game.developers ?? []);
  const facts = [
    writeRelease(game, RELEASE_WORDS),
    names(game.genres),
    platforms,
    studios === "" ? "" : `by ${studios}`,
  ];
  return facts.filter((fact) => fact !== "").join(" · ");
}

/** A game as an entry; `base` is the origin of the site. */
export function entryOf(game: FollowedGame, base: string): AtomEntry {
  const url = `${base}${gameAddress(game.id)}`;
  const picture = game.background_image;
  return {
    id: url,
    title: game.name,
    url,
    updated: game.updated.slice(0, 19),
    summary: factsOf(game),
    picture: picture === null ? undefined : `${base}${presetImageUrl(picture, "card")}`,
    categories: game.genres.map(({ name }) => name),
  };
}

/** A game as the day on which it comes out. */
export function dayOf(game: FollowedGame, base: string): CalendarDay {
  return {
    uid: `game-${game.id}@${new URL(base).host}`,
    day: game.released ?? "",
    title: game.name,
    text: factsOf(game),
    url: `${base}${gameAddress(game.id)}`,
    changed: game.updated,
  };
}
