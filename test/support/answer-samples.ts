// A good answer, and what helps to spoil it.
import type { Insight, InsightSection } from "../../src/shared/insights/insight.ts";

export const GOOD: Insight = {
  recommendations: [
    {
      name: "Similar Games",
      games: ["Dead Cells", "Baldur's Gate 3", 'Keep "Talking", Please'],
      reason: "They reward patience, and a second look.",
    },
    { name: "Upcoming Releases", games: ["Light No Fire", "Judas"], reason: "Both go where this one went." },
  ],
  tricks: ["Roll late.", "Carry a lamp: it shows doors.", "Sell nothing [yet].", "Rest at {every} fire."],
};

/** What the catalogue would say where a section is missing. */
export const DEFAULTS: Insight = {
  recommendations: [{ name: "Similar Games", games: ["Celeste"], reason: "Both are platformers." }],
  tricks: ["Look before you leap.", "Wait.", "Run.", "Rest."],
};

export const WRONG_STRUCTURE = "The AI did not generate a response with the expected structure";
export const noData = (received: string) => `The AI did not generate valid data. Response received: ${received}`;

export type Outcome = { insight: Insight; filled?: InsightSection[] } | { error: string };
export type MalformedAnswer = [what: string, content: string, outcome: Outcome];

export const json = JSON.stringify(GOOD);
export const pretty = JSON.stringify(GOOD, null, 2);
export const recommendations = JSON.stringify(GOOD.recommendations);
export const tricks = JSON.stringify(GOOD.tricks);
export const [similar, upcoming] = GOOD.recommendations;
export const whole: Outcome = { insight: GOOD };
export const filledTricks: Outcome = { insight: { ...GOOD, tricks: DEFAULTS.tricks }, filled: ["tricks"] };
export const filledGroups: Outcome = {
  insight: { ...GOOD, recommendations: DEFAULTS.recommendations },
  filled: ["recommendations"],
};
export const withTricks = (list: string[]): Outcome => ({ insight: { ...GOOD, tricks: list } });
export const withGames = (games: string[]): Outcome => ({
  insight: { recommendations: [{ name: "Similar Games", games, reason: "" }], tricks: ["Roll late."] },
});
export const oneGroup = (games: unknown, more: object = {}) =>
  JSON.stringify({ recommendations: [{ name: "Similar Games", games, ...more }], tricks: ["Roll late."] });
export const cutAfter = (text: string, mark: string) => text.slice(0, text.indexOf(mark) + mark.length);
