// How far the taking-in of games is, as visitors may know it: an answer of a few bytes, written when something has changed
// and somebody asks. It names sources and counts games; no address, no key, no fault.
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyPluginAsync } from "fastify";
import { type Answer, createAnswer, sendAnswer } from "#server/http/answer-cache.ts";
import { limitRate, type RateLimit } from "#server/http/rate-limit.ts";
import type { TakingInNews } from "#shared/taking-in.ts";
import type { FeedProgress } from "./feed.ts";
import type { RecordStore } from "./record-store.ts";

const JSON_TYPE = "application/json; charset=utf-8";
/** While games come, and when none are expected. */
const CACHE_CONTROL = { moving: "public, max-age=10", resting: "public, max-age=300" };

/** Longer than a walk rests between two batches. */
const LOOK_EVERY_MS = 15_000;

type FollowOptions = { signal: AbortSignal; isOwn: (source: string) => boolean; lookEveryMs?: number };

export type TakingInProgress = ReturnType<typeof createTakingInProgress>;

/** `names` are those of the sources that games are taken in from, as they are shown. */
export function createTakingInProgress(names: ReadonlyMap<string, string>) {
  const moving = new Map<string, FeedProgress>();
  let written: Answer | undefined;

  const took = (source: string, { done, total }: FeedProgress): void => {
    if (!names.has(source)) return;
    if (total !== undefined && done >= total) moving.delete(source);
    else moving.set(source, { done, total });
    written = undefined;
  };

  const ended = (source: string): void => {
    if (moving.delete(source)) written = undefined;
  };

  const write = (): Answer => {
    const sources = [...moving].map(([source, { done, total }]) => ({
      name: names.get(source) ?? source,
      done,
      ...(total === undefined ? {} : { total }),
    }));
    return createAnswer(JSON.stringify({ sources } satisfies TakingInNews), JSON_TYPE);
  };

  return {
    /** A batch has come. What is all there is told no longer. */
    took,
    /** The walk is at its end, whatever had been expected. */
    ended,
    /** What is known from before this start. */
    recall: async (records: Pick<RecordStore, "status">): Promise<void> => {
      for (const { source, progress } of await records.status()) if (progress !== undefined) took(source, progress);
    },
    /** Looks at what other servers take in, until `signal` ends it; of what `isOwn` this one hears otherwise. */
    follow: async (
      records: Pick<RecordStore, "status">,
      { signal, isOwn, lookEveryMs = LOOK_EVERY_MS }: FollowOptions,
    ): Promise<void> => {
      const seen = new Map<string, number | undefined>();
      while (!signal.aborted) {
        // Where the records cannot be read nothing moves, either.
        const status = await records.status().catch(() => []);
        for (const { source, progress, takenAt } of status.filter((each) => !isOwn(each.source))) {
          const moves = seen.has(source) && seen.get(source) !== takenAt;
          seen.set(source, takenAt);
          if (moves && progress !== undefined) took(source, progress);
          else ended(source);
        }
        await sleep(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    },
    /** The route, for one client as often as `limit` says. */
    routes:
      (limit: RateLimit): FastifyPluginAsync =>
      async (scope) => {
        await limitRate(scope, limit);
        scope.get("/api/taking-in", { schema: { hide: true } }, async (request, reply) => {
          written ??= write();
          return await sendAnswer({ request, reply }, written, CACHE_CONTROL[moving.size > 0 ? "moving" : "resting"]);
        });
      },
  };
}
