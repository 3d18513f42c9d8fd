// The part of the limits that one of several workers has where they count for themselves.
import type { Config } from "#server/config.ts";

/** At least one: nobody is locked out. */
const part = (limit: number, count: number) => Math.max(1, Math.floor(limit / count));

/**
 * What one of `config.workers` processes over one folder goes by. Budgets of calls stand in files of that folder and are
 * counted together; requests are counted in memory where there is no Redis; each evicts only the pictures that it knows of.
 */
export function shareConfig(config: Config): Config {
  const { workers, rateLimits, sync, redis } = config;
  if (workers === 1) return config;
  const imageCacheBytes = part(config.imageCacheBytes, workers);
  const answerCacheBytes = Math.floor(config.answerCacheBytes / workers);
  if (redis !== undefined) return Object.freeze({ ...config, imageCacheBytes, answerCacheBytes });
  return Object.freeze({
    ...config,
    imageCacheBytes,
    answerCacheBytes,
    rateLimits: Object.freeze({
      api: part(rateLimits.api, workers),
      images: part(rateLimits.images, workers),
      insights: part(rateLimits.insights, workers),
      sync: part(rateLimits.sync, workers),
    }),
    sync: sync && Object.freeze({ ...sync, newPerDay: part(sync.newPerDay, workers) }),
  });
}
