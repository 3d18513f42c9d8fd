// The games of a list for feeds and calendars, asked of the protocol's own routes, in process, as documents ask.
import * as z from "zod/mini";
import { GameListItemSchema } from "#shared/rawg/game.ts";
import { shiftDay } from "#shared/rawg/day.ts";
import { pageSchema } from "#shared/rawg/page.ts";
import { type Understanding, UnderstandingSchema } from "#shared/search/hints.ts";
import { answerTo, type Ask } from "./answer-to.ts";
import { type AskedList, type KnownList, paramsOf } from "./read-list.ts";

/** As many as the protocol gives at once, and as a reader of feeds looks through. */
const PAGE_SIZE = 40;
/** A calendar of more days than that is nobody's. */
const CALENDAR_PAGES_MAX = 10;
/** Who follows a calendar keeps what came out a moment ago. */
const PAST_DAYS = 90;
const LAST_DAY = "2100-12-31";

const FollowedGame = z.extend(GameListItemSchema, { updated: z.catch(z.string(), "1970-01-01T00:00:00") });
export type FollowedGame = z.infer<typeof FollowedGame>;
const GamesPage = pageSchema(FollowedGame);

/** What the words of a search are read as, as the search page reads them. */
async function understand(ask: Ask, { words, isLiteral, filters }: AskedList): Promise<Understanding | undefined> {
  // Beside filters words are words: a sentence has become filters already.
  if (words === "" || isLiteral || filters.length > 0) return undefined;
  return await answerTo(ask, `games/understand?q=${encodeURIComponent(words)}`, UnderstandingSchema);
}

/** A page of a list; an empty one past its end. */
const pageOf = async (ask: Ask, params: URLSearchParams): Promise<z.infer<typeof GamesPage>> =>
  (await answerTo(ask, `games?${params.toString()}`, GamesPage)) ?? {
    count: 0,
    next: null,
    previous: null,
    results: [],
  };

async function listParams(ask: Ask, list: KnownList): Promise<URLSearchParams> {
  const params = paramsOf(list, await understand(ask, list));
  params.set("page_size", String(PAGE_SIZE));
  params.set("include", "developers");
  return params;
}

/** The games of a list that were added or changed last, the newest change first. */
export async function askChanged(ask: Ask, list: KnownList): Promise<FollowedGame[]> {
  const params = await listParams(ask, list);
  params.set("ordering", "-updated,-added");
  if (list.page === "upcoming") params.set("release_all", "upcoming");
  const { results } = await pageOf(ask, params);
  // The protocol orders by days; of one day the later hour comes first here.
  return results.toSorted((a, b) => b.updated.localeCompare(a.updated));
}

/** When anything in the catalogue was changed last. */
export async function askLastChange(ask: Ask): Promise<string> {
  const { results } = await pageOf(ask, new URLSearchParams("ordering=-updated&page_size=1"));
  return results[0]?.updated ?? "1970-01-01T00:00:00";
}

/**
 * The games of a list whose day of release is known, the soonest first: what came out in the last three months and what is
 * still to come; where the list names years, those of its years.
 */
export async function askDated(ask: Ask, list: KnownList, now: number): Promise<FollowedGame[]> {
  const params = await listParams(ask, list);
  params.set("ordering", "released");
  if (!params.has("dates")) {
    params.set("dates", `${shiftDay(new Date(now).toISOString().slice(0, 10), -PAST_DAYS)},${LAST_DAY}`);
  }
  const games: FollowedGame[] = [];
  for (let page = 1; page <= CALENDAR_PAGES_MAX; page += 1) {
    params.set("page", String(page));
    const { results, next } = await pageOf(ask, params);
    games.push(...results);
    if (next === null) break;
  }
  return games.filter(({ released, released_precision: precision }) => released !== null && precision === undefined);
}
