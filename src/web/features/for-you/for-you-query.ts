// Recommendations for what a shelf tells: what was marked is asked for, a taste learnt from it, candidates asked for by that
// taste and by the series of what was enjoyed, and the best of them chosen. The learning and choosing takes a few milliseconds.
import { queryOptions } from "@tanstack/react-query";
import { listByIds, listCandidates, listSeries } from "#web/api/for-you.ts";
import { isOnShelf, type ShelfEntry } from "#web/state/shelf/shelf-entry.ts";
import { recommend } from "./recommend.ts";
import { sameGamesOf } from "./same-game.ts";
import { enjoyedSeries, picksOfSeries } from "./series.ts";
import { learnTaste, mostCommon } from "./taste.ts";
import type { Told } from "./told-by-shelf.ts";
import { weave } from "./weave.ts";

const LIKE_MAX = 5;
const TAGS_MAX = 4;
const COUNT = 24;
/** Each is a question of its own. */
const SERIES_MAX = 6;

/** What stands on a shelf in any way. */
export const shelved = (entries: Iterable<ShelfEntry>) =>
  [...entries].filter(isOnShelf).map(({ id, game }) => ({ id, name: game.value.name }));

/** `told` as the shelf was when it was looked at: who answers a recommendation gets the next one, and not others. */
export function forYouQuery(told: readonly Told[], knownNow: () => readonly { id: number; name: string }[]) {
  return queryOptions({
    queryKey: ["for-you", told.map(({ id, weight }) => `${id}:${weight}`).join()],
    queryFn: async ({ client, signal }) => {
      const known = knownNow();
      const ids = told.map(({ id }) => id);
      const games = await listByIds(client, ids, signal);
      const ofSeries = Promise.all(
        enjoyedSeries(games, told, SERIES_MAX).map(async (series) => ({
          series,
          members: await listSeries(client, series.slug, signal),
        })),
      );
      const most = mostCommon(games);
      const leads = learnTaste(games, told, most);
      const has = new Set(games.map(({ id }) => id));
      const like = told.filter(({ id, weight }) => weight > 0 && has.has(id)).slice(0, LIKE_MAX);
      const tags = leads.liked().filter(({ group }) => group === "tag");
      const candidates = await listCandidates(
        client,
        {
          like: like.map(({ id }) => id),
          tags: tags.slice(0, TAGS_MAX).map(({ slug }) => slug),
          except: known.map(({ id }) => id),
        },
        signal,
      );
      // The commonest tag of all that is known by now: of three games it may be a rare one.
      const taste = learnTaste(games, told, mostCommon([...games, ...candidates]));
      const same = await sameGamesOf(known);
      const picks = (await ofSeries).flatMap(({ series, members }) =>
        picksOfSeries(series, members, { told, known: same }),
      );
      return weave(recommend(taste, candidates, { known: same, count: COUNT }), picks, COUNT);
    },
    staleTime: Infinity,
    retry: false,
    networkMode: "always",
  });
}
