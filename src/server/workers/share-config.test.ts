import { expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { shareConfig } from "./share-config.ts";

function configOf(environment: Record<string, string>) {
  const read = readConfig(environment);
  if ("problems" in read) throw new Error(read.problems.join());
  return read.config;
}

const LIMITS = {
  RATE_LIMIT_API: "100",
  RATE_LIMIT_IMAGES: "50",
  RATE_LIMIT_INSIGHTS: "2",
  RATE_LIMIT_SYNC: "9",
  SYNC_NEW_PER_DAY: "5",
  IMAGE_CACHE_MB: "32",
  ANSWER_CACHE_MB: "4",
};
const MB = 1024 * 1024;

it("[M-07] four workers have a quarter each of what is counted in memory, and nobody has none", () => {
  const shared = shareConfig(configOf({ ...LIMITS, WORKERS: "4" }));
  expect(shared.rateLimits).toEqual({ api: 25, images: 12, insights: 1, sync: 2 });
  expect(shared.sync?.newPerDay).toBe(1);
  expect([shared.imageCacheBytes, shared.answerCacheBytes]).toEqual([8 * MB, MB]);
});

it("[M-07] over a Redis they count together, and one alone has all", () => {
  const together = shareConfig(configOf({ ...LIMITS, WORKERS: "4", REDIS_URL: "redis://127.0.0.1" }));
  expect(together.rateLimits).toEqual({ api: 100, images: 50, insights: 2, sync: 9 });
  expect([together.sync?.newPerDay, together.imageCacheBytes]).toEqual([5, 8 * MB]);
  const alone = configOf(LIMITS);
  expect(shareConfig(alone)).toBe(alone);
});
