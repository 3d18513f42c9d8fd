import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULTS, GOOD, WRONG_STRUCTURE } from "../../../test/support/answer-samples.ts";
import { isMutationRun } from "../../../test/support/lane.ts";
import { MALFORMED_ANSWERS } from "../../../test/support/malformed-answers.ts";
import { readAnswer, readBegun } from "./read-answer.ts";

const WORK_MAX_MS = 100;
const titles = GOOD.recommendations.flatMap(({ games }) => games);

describe("[A-04] [A-05] [A-06] a malformed answer gives exactly what is whole in it, or a clean error", () => {
  it("has at least sixty cases", () => {
    expect(MALFORMED_ANSWERS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(MALFORMED_ANSWERS)("%s", (_what, content, outcome) => {
    const expected = "error" in outcome ? { ok: false, ...outcome } : { ok: true, filled: [], ...outcome };
    expect(readAnswer(content, DEFAULTS)).toEqual(expected);
  });

  it.skipIf(isMutationRun)("takes less than 100 ms of work for each", () => {
    for (const [what, content] of MALFORMED_ANSWERS) {
      // The fastest of three: other processes may take the machine away once.
      const times = [1, 2, 3].map(() => {
        const began = performance.now();
        readAnswer(content, DEFAULTS);
        return performance.now() - began;
      });
      expect([what, Math.min(...times) < WORK_MAX_MS]).toEqual([what, true]);
    }
  });

  it("pollutes nothing", () => {
    for (const [, content] of MALFORMED_ANSWERS) readAnswer(content, DEFAULTS);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)["tricks"]).toBeUndefined();
  });
});

describe.each([
  ["plain", JSON.stringify(GOOD)],
  ["pretty and fenced", `\`\`\`json\n${JSON.stringify(GOOD, null, 2)}\n\`\`\``],
  ["tricks first", JSON.stringify({ tricks: GOOD.tricks, recommendations: GOOD.recommendations })],
])("[A-04] an answer cut at every place (%s)", (_how, text) => {
  const cuts = Array.from({ length: text.length }, (_, end) => text.slice(0, end));

  it("never gives a title, reason or trick that was not written whole", () => {
    for (const cut of cuts) {
      const read = readAnswer(cut, DEFAULTS);
      if (!read.ok) continue;
      const own = (section: "recommendations" | "tricks") => !read.filled.includes(section);
      const groups = own("recommendations") ? read.insight.recommendations : [];
      expect(titles).toEqual(expect.arrayContaining(groups.flatMap(({ games }) => games)));
      const reasons = groups.map(({ reason }) => reason).filter((reason) => reason !== "");
      expect(GOOD.recommendations.map(({ reason }) => reason)).toEqual(expect.arrayContaining(reasons));
      const ownTricks = own("tricks") ? read.insight.tricks : [];
      expect(GOOD.tricks).toEqual(expect.arrayContaining(ownTricks));
    }
  });

  it("shows while it is being written only what will stand, and always more of it", () => {
    let shown = 0;
    for (const cut of cuts) {
      const { recommendations = [], tricks = [] } = readBegun(cut);
      expect(GOOD.recommendations).toEqual(expect.arrayContaining(recommendations));
      expect(tricks.length === 0 || tricks.length === GOOD.tricks.length).toBe(true);
      expect(recommendations.length + tricks.length).toBeGreaterThanOrEqual(shown);
      shown = recommendations.length + tricks.length;
    }
    expect(shown).toBeGreaterThan(0);
  });
});

it("[A-05] both sections or the error, whatever valid JSON comes", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read = readAnswer(JSON.stringify(value), DEFAULTS);
      expect(
        read.ok || read.error === WRONG_STRUCTURE || read.error.startsWith("The AI did not generate valid data"),
      ).toBe(true);
    }),
  );
});

it("[A-06] never throws and never shows more than 200 characters of an answer, whatever text comes", () => {
  const noise = fc.array(
    fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      '"',
      ",",
      ":",
      "'",
      "`",
      "\\",
      " ",
      "tricks",
      '"recommendations":',
      "<think>",
      "é",
      "\u2028",
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        noise.map((parts) => parts.join("")),
        fc.string({ unit: "binary" }),
      ),
      (text) => {
        const read = readAnswer(text, DEFAULTS);
        expect(read.ok || read.error.length <= 256).toBe(true);
        readBegun(text);
      },
    ),
    { numRuns: 500 },
  );
});
