// Takes in what a feed gives for as long as the server runs: in the background, one question at a time with a pause after
// each, because nobody waits for it. A source that is away is tried again after pauses that grow; whoever has told the log
// that it went tells it when it is back.
import type { FastifyBaseLogger } from "fastify";
import { isTold, retryAfterOf, untilAborted } from "./ask.ts";
import { CLOCK, type Clock } from "./clock.ts";
import type { CatalogueFeed, FeedProgress } from "./feed.ts";
import type { RecordStore, SourceCredit, Taken } from "./record-store.ts";
import { takeIn } from "./take-in.ts";
import type { TakingInMetrics } from "./taking-in-metrics.ts";
import type { TakingInProgress } from "./taking-in-progress.ts";

const PAUSE_MS = 1000;
const PROGRESS_EVERY_MS = 60_000;
/** A feed that has given everything says by itself when there is more; asking it costs nothing until then. */
const LOOK_AGAIN_MS = 10 * 60_000;
const AWAY_MS = 30_000;
const AWAY_MAX_MS = 60 * 60_000;
/** A source that asks for a longer pause than this is asked after it all the same; timers end at twenty-four days. */
const ASKED_PAUSE_MAX_MS = 24 * 60 * 60_000;
/** So much of a pause is left to chance, so that many servers do not ask at the same moment. */
const JITTER = 0.25;

export type TakingInOptions = {
  feed: CatalogueFeed;
  records: RecordStore;
  log: Pick<FastifyBaseLogger, "debug" | "info" | "warn" | "error">;
  /** Hears of each change of the records, with their new revision; whoever builds from them waits until it is quiet. */
  onRevision: (revision: number) => void;
  /** Ends it, within a moment: what was asked is not waited for. */
  signal: AbortSignal;
  /** Who is to be named for the source. */
  credit?: SourceCredit;
  metrics?: TakingInMetrics;
  /** What visitors are told. */
  news?: Pick<TakingInProgress, "took" | "ended">;
  /** After each batch, in milliseconds. */
  pauseMs?: number;
  /** After a walk that came to its end. */
  lookAgainMs?: number;
  /** After the first failure; twice that after the next. */
  awayMs?: number;
  progressEveryMs?: number;
  clock?: Clock;
};

/** Begins at once. The promise resolves when `signal` has ended it; it never rejects. */
export async function startTakingIn(options: TakingInOptions): Promise<void> {
  const { feed, records, log, onRevision, signal, metrics, news, credit } = options;
  const { pauseMs = PAUSE_MS, lookAgainMs = LOOK_AGAIN_MS, awayMs = AWAY_MS } = options;
  const { progressEveryMs = PROGRESS_EVERY_MS, clock = CLOCK } = options;
  const { source } = feed;
  let failures = 0;
  /** Since the last batch: what comes again and again is told once. */
  const told = new Set<string>();
  let toldAt = -Infinity;
  let changesOfWalk = 0;
  /** Since when it does not go on, where the log has a line of it. */
  let pausedAt: number | undefined;

  /** Ends early, and without an error, with the signal. */
  const rest = (ms: number) => clock.sleep(ms, signal).catch(() => undefined);

  const onBatch = async (progress: FeedProgress, taken: Taken): Promise<void> => {
    if (pausedAt !== undefined) {
      log.info({ source, failures, awayMs: Math.round(clock.elapsed() - pausedAt) }, "taking in games goes on");
    }
    pausedAt = undefined;
    failures = 0;
    told.clear();
    metrics?.took(source, progress, taken);
    news?.took(source, progress);
    const changes = taken.added + taken.changed + taken.gone;
    changesOfWalk += changes;
    if (clock.elapsed() - toldAt >= progressEveryMs) {
      toldAt = clock.elapsed();
      log.info({ source, ...progress }, "taking in games");
    }
    if (changes > 0) onRevision(await records.revision());
    await rest(pauseMs);
  };

  const walk = async (): Promise<void> => {
    if (credit !== undefined) await records.credit(source, credit);
    const onProblem = (problem: string) => {
      metrics?.problem(source);
      log.warn({ source, problem }, "what a source gave was not all as it should be");
    };
    const { isWhole } = await takeIn({ feed, records, signal, onBatch, onProblem });
    if (isWhole) news?.ended(source);
    if (!isWhole || changesOfWalk === 0) return;
    log.info({ source, changes: changesOfWalk }, "all games are taken in");
    changesOfWalk = 0;
  };

  /** Tells a failure once, unless whoever asked has told it, and says how long to wait. */
  const afterFailure = (error: unknown): number => {
    failures += 1;
    metrics?.failed(source);
    const message = error instanceof Error ? error.message : String(error);
    const growing = Math.min(AWAY_MAX_MS, awayMs * 2 ** (failures - 1)) * (1 - JITTER * Math.random());
    const waitMs = Math.max(Math.min(ASKED_PAUSE_MAX_MS, retryAfterOf(error) ?? 0), Math.round(growing));
    const isNews = !isTold(error) && !told.has(message);
    if (isNews) pausedAt ??= clock.elapsed();
    log[isNews ? "warn" : "debug"]({ source, reason: message, waitMs }, "taking in games pauses");
    told.add(message);
    return waitMs;
  };

  while (!signal.aborted) {
    let waitMs = lookAgainMs;
    try {
      // The records may be asked for at the moment in which everything ends.
      await untilAborted(walk(), signal);
    } catch (error) {
      waitMs = afterFailure(error);
    }
    await rest(waitMs);
  }
}
