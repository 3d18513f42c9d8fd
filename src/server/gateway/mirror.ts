// Fetches the most popular games with all that belongs to them and keeps them for good. What is there already is not
// asked for again, so that a run that was interrupted goes on where it stopped.
import { setTimeout as sleep } from "node:timers/promises";
import { parseGamesQuery } from "#server/games/query.ts";
import type { GamePart } from "#server/games/source.ts";
import type { GameDetail } from "#server/games/wire.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { detailQuestion, type Asker } from "./ask.ts";
import type { Budget } from "./budget.ts";
import { createPartLists, partQuestion } from "./game-parts.ts";
import { askForGames } from "./games-question.ts";
import { ListItemReader } from "./read-game.ts";
import { UpstreamError } from "./upstream-error.ts";

/** The page that the app shows, so that its first pages are there as well. */
const PAGE_SIZE = 20;
const WORKERS = 4;
const WHOLE = { page: 1, pageSize: 40 };
/** RAWG counts as away after this many failures in a row. */
const FAILURES_MAX = 12;
const WAIT_AFTER_FAILURE_MS = 5000;

export type MirrorProgress = { done: number; total: number; name: string; budgetLeft: number };

export type MirrorResult = {
  /** Games that are kept now, those of earlier runs included. */
  kept: number;
  fetched: number;
  failed: number;
  /** Why it ended. `budget`: the rest of the month's calls is left to visitors. */
  reason: "complete" | "budget" | "away" | "stopped";
};

export type MirrorOptions = {
  asker: Asker;
  budget: Budget;
  /** How many games, the most popular first. */
  top: number;
  onProgress: (progress: MirrorProgress) => void;
  signal: AbortSignal;
  waitAfterFailureMs?: number;
};

/** The lists below a game that are worth a call: those that its record says are not empty, and the shops. */
function partsOf(game: GameDetail): GamePart[] {
  return [
    "stores",
    ...(game.screenshots_count > 0 ? (["screenshots"] as const) : []),
    ...(game.movies_count > 0 ? (["movies"] as const) : []),
  ];
}

/** Rejects only with what is not RAWG's fault. */
export async function mirrorTop(options: MirrorOptions): Promise<MirrorResult> {
  const { asker, budget, top, onProgress, signal, waitAfterFailureMs = WAIT_AFTER_FAILURE_MS } = options;
  const parts = createPartLists(asker);
  const result: MirrorResult = { kept: 0, fetched: 0, failed: 0, reason: "complete" };
  let failuresInARow = 0;

  const mustEnd = async (): Promise<boolean> => {
    if (signal.aborted) result.reason = "stopped";
    else if (failuresInARow >= FAILURES_MAX) result.reason = "away";
    else if (!(await budget.hasCallsToSpare())) result.reason = "budget";
    return result.reason !== "complete";
  };

  /** Runs `fetch`, and once more after a failure. False when it did not succeed. */
  const attempt = async (fetch: () => Promise<void>): Promise<boolean> => {
    for (const isLast of [false, true]) {
      try {
        await fetch();
        failuresInARow = 0;
        return true;
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        failuresInARow += 1;
        if (isLast || (await mustEnd())) return false;
        // An aborted wait ends the run like any other.
        await sleep(waitAfterFailureMs, undefined, { signal }).catch(() => undefined);
      }
    }
    return false;
  };

  const readTop = async (): Promise<{ id: number; name: string }[]> => {
    const games = new Map<number, { id: number; name: string }>();
    for (let page = 1; games.size < top && !(await mustEnd()); page += 1) {
      const { query } = askForGames(parseGamesQuery(new URLSearchParams({ page: String(page) }), PAGE_SIZE));
      let found = 0;
      const isRead = await attempt(async () => {
        const { value: list } = await asker.page({ path: "games", query }, "lists", {
          item: ListItemReader,
          context: NO_CLIENT,
        });
        for (const { id, name } of list?.results ?? []) games.set(id, { id, name });
        found = list?.results.length ?? 0;
      });
      if (isRead && found === 0) break;
    }
    return [...games.values()].slice(0, top);
  };

  const mirrorGame = async (id: number): Promise<void> => {
    const { value: game } = await asker.detail(id, NO_CLIENT);
    if (game === null) return;
    const wanted = partsOf(game);
    await Promise.all(wanted.map((part) => parts.list(part, { ...WHOLE, ref: id }, NO_CLIENT)));
    // The record comes last: that it is pinned says that everything else is.
    await asker.pin([...wanted.map((part) => partQuestion(part, id)), detailQuestion(id)]);
  };

  const games = await readTop();
  const queue = games.values();
  const work = async () => {
    for (const { id, name } of queue) {
      const isThere = await asker.isPinned(detailQuestion(id));
      if (!isThere && (await mustEnd())) return;
      if (isThere) result.kept += 1;
      else if (await attempt(() => mirrorGame(id))) {
        result.kept += 1;
        result.fetched += 1;
      } else result.failed += 1;
      const budgetLeft = budget.limit - (await budget.used());
      onProgress({
        done: result.kept + result.failed,
        total: games.length,
        name,
        budgetLeft,
      });
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return result;
}
