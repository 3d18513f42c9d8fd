// What an answer says of itself that is made of several.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  combineProvenances,
  combineTold,
  gatherProvenance,
  inRawgsPlace,
  mapSourced,
  OWN,
  own,
  type Provenance,
  type RawgProvenance,
} from "./provenance.ts";

const FRESH: RawgProvenance = {
  origin: "rawg",
  how: "hit",
  ageMs: 1000,
  freshForMs: 9000,
  isDegraded: false,
  isPersonal: false,
};
const OLD: RawgProvenance = { ...FRESH, how: "stale", ageMs: 60_000, freshForMs: -50_000, isDegraded: true };
const REFUSED = inRawgsPlace({ isDegraded: true, isPersonal: true });

const provenances = fc.oneof(
  fc.constant(OWN),
  fc.record({
    origin: fc.constantFrom("rawg", "bundled"),
    how: fc.constantFrom("hit", "stale", "miss", "bundled"),
    ageMs: fc.nat(),
    freshForMs: fc.integer(),
    isDegraded: fc.boolean(),
    isPersonal: fc.boolean(),
  }),
);

describe("the provenance of several answers together", () => {
  it.each<[title: string, parts: Provenance[], whole: Provenance]>([
    ["of none is our own", [], OWN],
    ["of our own is our own", [OWN, OWN], OWN],
    ["is RAWG's where the rest is our own", [OWN, FRESH, OWN], FRESH],
    ["is that of the one there is", [REFUSED], REFUSED],
    ["is as old as the oldest, and troubled where one is", [FRESH, OLD], OLD],
    [
      "came by the worst way, whatever the age",
      [FRESH, { ...FRESH, how: "miss", ageMs: 0 }],
      { ...FRESH, how: "miss" },
    ],
    ["prefers a kept answer to none that is fresh", [{ ...FRESH, how: "miss" }, OLD], OLD],
    [
      "is the bundled catalogue's and personal where a part is",
      [OLD, REFUSED],
      { ...OLD, origin: "bundled", how: "bundled", isPersonal: true },
    ],
  ])("%s", (_title, parts, whole) => {
    expect(combineProvenances(parts)).toEqual(whole);
    expect(combineProvenances(parts.toReversed())).toEqual(whole);
  });

  it("does not depend on the order of the parts, nor on what was put together first", () => {
    fc.assert(
      fc.property(provenances, provenances, provenances, (a, b, c) => {
        const whole = combineProvenances([a, b, c]);
        expect(combineProvenances([c, a, b])).toEqual(whole);
        expect(combineProvenances([a, combineProvenances([b, c])])).toEqual(whole);
        expect(combineProvenances([whole, a])).toEqual(whole);
      }),
    );
  });
});

describe("an answer", () => {
  it("keeps its provenance whatever is made of its value", () => {
    expect(mapSourced({ value: 2, provenance: OLD }, (value) => value * 2)).toEqual({ value: 4, provenance: OLD });
  });

  it("that is put together says what its parts said", () => {
    const { take, give } = gatherProvenance();
    expect([take(own(1)), take({ value: 2, provenance: FRESH }), take({ value: 3, provenance: OLD })]).toEqual([
      1, 2, 3,
    ]);
    expect(give("whole")).toEqual({ value: "whole", provenance: OLD });
  });
});

describe("a document", () => {
  it.each([
    [[], undefined],
    [["rawg", "bundled"], "rawg"],
    [["rawg", "bundled; degraded", "rawg; degraded"], "bundled; degraded"],
    [["rawg", "rawg", "rawg; degraded"], "rawg; degraded"],
  ])("whose answers told %j tells %j", (sources, whole) => {
    expect(combineTold(sources)).toBe(whole);
  });
});
