// What an answer tells of where it comes from, and how long it may be given again.
import { describe, expect, it } from "vitest";
import type { RawgProvenance } from "./provenance.ts";
import { describeProvenance, keepMs } from "./provenance-headers.ts";

const FRESH: RawgProvenance = {
  origin: "rawg",
  how: "hit",
  ageMs: 5500,
  freshForMs: 30_000,
  isDegraded: false,
  isPersonal: false,
};
const AT_ONCE = { isFirst: true, elapsedMs: 0 };

describe("a finished answer", () => {
  it.each<[string, Partial<RawgProvenance>, number]>([
    ["as long as it is fresh", {}, 30_000],
    ["for a minute at most", { freshForMs: 90_000 }, 60_000],
    ["for two seconds at least", { freshForMs: -5 }, 2000],
    ["as long as it is fresh when RAWG was asked for it", { how: "miss" }, 30_000],
    ["briefly when a newer one is coming", { how: "stale" }, 2000],
    ["briefly when it is the bundled catalogue's", { how: "bundled" }, 2000],
    ["briefly when RAWG is in trouble", { isDegraded: true }, 2000],
    ["never when it is for one client alone", { isPersonal: true }, 0],
    ["never, in trouble or not, when it is for one client alone", { isPersonal: true, isDegraded: true }, 0],
  ])("is kept %s", (_title, changes, ms) => {
    expect(keepMs({ ...FRESH, ...changes })).toBe(ms);
  });

  it.each<[string, Partial<RawgProvenance>, string]>([
    ["a hit", {}, "Ludex; hit; ttl=30"],
    ["a hit of an old answer", { how: "stale", freshForMs: -2500 }, "Ludex; hit; ttl=-3"],
    ["a hit in trouble", { isDegraded: true }, "Ludex; hit; ttl=30; detail=upstream-error"],
    ["a miss", { how: "miss" }, "Ludex; fwd=uri-miss; stored"],
    ["the bundled catalogue's", { how: "bundled", origin: "bundled" }, "Ludex; fwd=uri-miss; detail=bundled"],
  ])("that is %s says so in Cache-Status", (_title, changes, status) => {
    expect(describeProvenance({ ...FRESH, ...changes }, AT_ONCE).headers["cache-status"]).toBe(status);
  });

  it("grows older while it is given again, and is a hit then", () => {
    const again = { isFirst: false, elapsedMs: 2600 };
    expect(describeProvenance({ ...FRESH, how: "miss" }, again)).toEqual({
      headers: { age: "8", "cache-status": "Ludex; hit; ttl=27", "ludex-data": "rawg" },
      cacheControl: "public, max-age=68, stale-while-revalidate=600",
    });
  });

  it.each<[string, Partial<RawgProvenance>, string, string]>([
    ["RAWG's", {}, "rawg", "public, max-age=65, stale-while-revalidate=600"],
    ["RAWG's in trouble", { isDegraded: true }, "rawg; degraded", "no-cache"],
    ["the bundled one in trouble", { origin: "bundled", isDegraded: true }, "bundled; degraded", "no-cache"],
    ["one client's", { isPersonal: true, isDegraded: true }, "rawg; degraded", "private, no-cache"],
  ])(
    "that is %s tells the app whose data it shows, and caches how long it is good",
    (...[, changes, data, control]) => {
      const { headers, cacheControl } = describeProvenance({ ...FRESH, ...changes }, AT_ONCE);
      expect([headers["ludex-data"], cacheControl]).toEqual([data, control]);
    },
  );
});
