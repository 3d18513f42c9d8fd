// What the stream of an insight may say, and what of it is refused.
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { InsightEventSchema } from "./events.ts";

const SHOWN = { title: "Portal", game: { id: 1, name: "Portal", released: null, background_image: "/a.jpg" } };
const GROUP = { name: "Similar Games", games: [SHOWN, { title: "Nothing", game: null }], reason: "Doors." };
const INSIGHT = {
  recommendations: [GROUP],
  tricks: ["Jump."],
  source: { kind: "model", model: "m" },
  filled: ["tricks"],
  hasGeneralTricks: false,
};
const isEvent = (event: unknown) => z.safeParse(InsightEventSchema, event).success;

describe("[A-04] an event of an insight", () => {
  it.each([
    { type: "part", part: {} },
    { type: "part", part: { recommendations: [GROUP] } },
    { type: "part", part: { tricks: ["Jump."] } },
    { type: "insight", insight: INSIGHT },
    { type: "insight", insight: { ...INSIGHT, source: { kind: "catalogue" } } },
    { type: "insight", insight: { ...INSIGHT, source: { kind: "catalogue", failure: { code: "x", retryAfterS: 5 } } } },
    { type: "error", code: "x", message: "Away.", retryAfterS: null },
    { type: "error", code: "x", message: "Away." },
  ])("may be %j", (event) => {
    expect(z.parse(InsightEventSchema, event)).toEqual(event);
  });

  it.each([
    { type: "part" },
    { type: "part", part: { tricks: "Jump." } },
    { type: "part", part: { recommendations: [{ ...GROUP, reason: undefined }] } },
    { type: "part", part: { recommendations: [{ ...GROUP, games: ["Portal"] }] } },
    { type: "part", part: { recommendations: [{ ...GROUP, games: [{ title: "x", game: { id: 0 } }] }] } },
    {
      type: "part",
      part: { recommendations: [{ ...GROUP, games: [{ ...SHOWN, game: { ...SHOWN.game, id: 1.5 } }] }] },
    },
    { type: "insight", insight: { ...INSIGHT, tricks: undefined } },
    { type: "insight", insight: { ...INSIGHT, source: { kind: "somebody" } } },
    { type: "insight", insight: { ...INSIGHT, filled: ["everything"] } },
    { type: "error", code: "x" },
    { type: "other", part: {} },
  ])("is not %j", (event) => {
    expect(isEvent(event)).toBe(false);
  });
});
