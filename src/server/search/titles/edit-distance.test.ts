import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });

/** The texts that are one insertion, deletion, substitution or swap away. */
function oneAway(from: string): string[] {
  const places = Array.from({ length: from.length + 1 }, (_, at) => [from.slice(0, at), from.slice(at)] as const);
  return places.flatMap(([left, right]) => [
    ...["a", "b", "c"].map((letter) => left + letter + right),
    left + right.slice(1),
    ...(right === "" ? [] : ["a", "b", "c"].map((letter) => left + letter + right.slice(1))),
    ...(right.length < 2 ? [] : [`${left}${right.charAt(1)}${right.charAt(0)}${right.slice(2)}`]),
  ]);
}

describe("the distance of two texts", () => {
  it("is one for each text that one slip makes of the other, nought for itself", () => {
    fc.assert(
      fc.property(text, (a) => {
        const slips = oneAway(a);
        for (const b of slips) expect(editDistance(a, b, 2)).toBe(a === b ? 0 : 1);
      }),
    );
  });

  it("is one if and only if one slip makes it, and the same both ways", () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const distance = editDistance(a, b, 20);
        expect(distance).toBe(editDistance(b, a, 20));
        expect(distance <= 1).toBe(a === b || oneAway(a).includes(b));
      }),
    );
  });

  it("is above what is asked for when it is larger, and exact when it is not", () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        const distance = editDistance(a, b, 20);
        const limited = editDistance(a, b, most);
        expect(Math.min(limited, most + 1)).toBe(Math.min(distance, most + 1));
      }),
    );
  });
});
