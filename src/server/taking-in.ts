// Puts together what takes games in while the server runs: RAWG's lists with its key, IGDB with its credentials.
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { Config } from "#server/config.ts";
import type { Turn } from "#server/database/turn.ts";
import type { Gateway } from "#server/gateway/open-gateway.ts";
import { createIgdbFeed, IGDB_CREDIT } from "#server/sources/igdb/create-igdb-feed.ts";
import type { CatalogueFeed } from "#server/sources/feed.ts";
import { IGDB_SOURCE, RAWG_SOURCE } from "#server/sources/merge/source-names.ts";
import { createRawgFeed } from "#server/sources/rawg/rawg-feed.ts";
import { RAWG_CREDIT } from "#server/sources/rawg/rawg-taker.ts";
import type { RecordStore, SourceCredit } from "#server/sources/record-store.ts";
import { startTakingIn } from "#server/sources/start-taking-in.ts";
import { createTakingInMetrics } from "#server/sources/taking-in-metrics.ts";
import { createTakingInProgress, type TakingInProgress } from "#server/sources/taking-in-progress.ts";

export type TakingInDeps = {
  config: Pick<Config, "rawg" | "igdb">;
  records: RecordStore;
  /** Whose turn it is to take a source's games in, where several servers keep the same records. */
  turnOf: ((source: string) => Pick<Turn, "whileMine" | "isHeld">) | undefined;
  gateway: Pick<Gateway, "askInBackground"> | undefined;
  log: Logger;
};

export type TakingIn = {
  metrics: Registry;
  /** What visitors are told; undefined where no source is configured. */
  news: Pick<TakingInProgress, "routes"> | undefined;
  /** Goes on until `signal` ends it; resolves then. */
  start: (signal: AbortSignal) => Promise<void>;
  /** The same where another process over these records takes the games in: visitors are told how far that is. */
  follow: (signal: AbortSignal) => Promise<void>;
};

const FOLLOW_EVERY_MS = 30_000;

/** The feeds that the configuration names. */
export function createTakingIn({ config, records, turnOf, gateway, log }: TakingInDeps): TakingIn {
  const metrics = createTakingInMetrics(records);
  const recordsIn = (source: string) => (keys: readonly string[]) => records.getAll(source, keys);
  const igdb =
    config.igdb === undefined ? undefined : createIgdbFeed({ ...config.igdb, log, recordsOf: recordsIn(IGDB_SOURCE) });
  const feeds: { feed: CatalogueFeed; credit: SourceCredit }[] = [];
  const top = config.rawg?.games ?? 0;
  if (gateway !== undefined && top > 0) {
    const feed = createRawgFeed({ ask: gateway.askInBackground, top, recordsOf: recordsIn(RAWG_SOURCE) });
    feeds.push({ feed, credit: RAWG_CREDIT });
  }
  if (igdb !== undefined) feeds.push({ feed: igdb, credit: IGDB_CREDIT });
  const news = createTakingInProgress(new Map(feeds.map(({ feed, credit }) => [feed.source, credit.name])));
  return {
    metrics: metrics.registry,
    news: feeds.length === 0 ? undefined : news,
    start: async (signal) => {
      // The catalogue looks at the records by itself.
      const onRevision = () => undefined;
      const takeIn = (each: (typeof feeds)[number], until: AbortSignal) =>
        startTakingIn({ ...each, records, log, metrics, news, onRevision, signal: until });
      if (turnOf === undefined) {
        await news.recall(records);
        await Promise.all(feeds.map((each) => takeIn(each, signal)));
      } else {
        const turns = feeds.map((each) => ({ each, turn: turnOf(each.feed.source) }));
        const isOwn = (source: string) => turns.some(({ each, turn }) => each.feed.source === source && turn.isHeld());
        await Promise.all([
          ...turns.map(({ each, turn }) => turn.whileMine((mine) => takeIn(each, mine), signal)),
          ...(turns.length === 0 ? [] : [news.follow(records, { signal, isOwn })]),
        ]);
      }
      await igdb?.close();
    },
    follow: async (signal) => {
      while (feeds.length > 0 && !signal.aborted) {
        await news.recall(records).catch((err: unknown) => log.warn({ err }, "how far taking games in is"));
        // An aborted wait ends the loop.
        await sleep(FOLLOW_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
      await igdb?.close();
    },
  };
}
