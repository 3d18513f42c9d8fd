// Answers that are good but for their form, and answers that are not, over real connections.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEFAULTS, GOOD } from "../../../test/support/answer-samples.ts";
import {
  GOOD_CONTENT,
  GOOD_REPLY,
  inPieces,
  startFakeProvider,
  type FakeProvider,
  type ProviderReply,
} from "../../../test/support/fake-provider.ts";
import { FOREIGN_ID, startInsightsApp, type InsightsApp } from "../../../test/support/insights-app.ts";
import { MALFORMED_ANSWERS } from "../../../test/support/malformed-answers.ts";

const DAY_MS = 24 * 60 * 60_000;

const EVENTS_WITHOUT_END = inPieces(GOOD_CONTENT, 40)
  .map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`)
  .join("\n\n");

let provider: FakeProvider;
let test: InsightsApp;
let day = Date.parse("2026-01-01T12:00:00Z");

beforeAll(async () => {
  provider = await startFakeProvider();
  test = await startInsightsApp({ primary: provider, now: () => day, clock: () => day });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});
beforeEach(() => {
  // Another day, so that nothing is kept from the test before and nobody pauses any more.
  day += DAY_MS;
});

const titlesIn = async () => {
  const { events } = await test.ask(103);
  const last = events.at(-1);
  const groups = last?.type === "insight" ? last.insight.recommendations : [];
  return groups.flatMap(({ games }) => games.map(({ title }) => title));
};

describe("answers that differ in form only", () => {
  it.each<[string, ProviderReply]>([
    ["whole", GOOD_REPLY],
    ["whole as text/plain", { kind: "whole", content: GOOD_CONTENT, contentType: "text/plain" }],
    [
      "whole, content in parts",
      { kind: "whole", content: inPieces(GOOD_CONTENT, 50).map((text) => ({ type: "text", text })) },
    ],
    ["events", { kind: "events", pieces: inPieces(GOOD_CONTENT, 7) }],
    ["events of one character", { kind: "events", pieces: inPieces(GOOD_CONTENT, 1) }],
    [
      "events as application/json",
      { kind: "events", pieces: inPieces(GOOD_CONTENT, 40), contentType: "application/json" },
    ],
    ["events without their end", { kind: "raw", status: 200, body: EVENTS_WITHOUT_END }],
    [
      "events with comments and other fields",
      { kind: "raw", status: 200, body: `: hello\nevent: x\nid: 1\n${EVENTS_WITHOUT_END}\n\n` },
    ],
    ["thinking, then events", { kind: "events", pieces: ["<think>{}</think>", GOOD_CONTENT] }],
  ])("%s", async (_what, reply) => {
    provider.reply(reply);
    expect(await titlesIn()).toEqual(GOOD.recommendations.flatMap(({ games }) => games));
  });
});

it("[A-04] every malformed answer, through a real connection, ends as it must", async () => {
  for (const [what, content, outcome] of MALFORMED_ANSWERS) {
    day += DAY_MS;
    provider.reply({ kind: "whole", content });
    const { status, text, events } = await test.ask(FOREIGN_ID);
    const last = events.at(-1);
    const shown = last?.type === "insight" ? last.insight : undefined;
    const titles = shown?.recommendations.flatMap(({ games }) => games.map(({ title }) => title)) ?? [];
    const isError = "error" in outcome;
    const error = isError ? outcome.error : undefined;
    const filled = isError ? undefined : (outcome.filled ?? []);
    const own = isError || filled?.includes("recommendations") === true ? [] : outcome.insight.recommendations;
    expect([what, status, status === 200 ? undefined : JSON.parse(text).message]).toEqual([
      what,
      isError ? 502 : 200,
      error,
    ]);
    expect([what, shown?.filled]).toEqual([what, filled]);
    expect(titles).toEqual(expect.arrayContaining(own.flatMap(({ games }) => games)));
    // What fills a gap comes from this catalogue, not from the sample's defaults.
    expect(titles.filter((title) => DEFAULTS.recommendations[0]?.games.includes(title))).toEqual([]);
  }
});
