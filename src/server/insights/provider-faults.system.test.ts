// Everything a provider can do wrong, over real connections: the right message, and nothing else of the server touched.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WRONG_STRUCTURE } from "../../../test/support/answer-samples.ts";
import {
  GOOD_REPLY,
  startFakeProvider,
  type FakeProvider,
  type ProviderReply,
} from "../../../test/support/fake-provider.ts";
import {
  CANARY_KEY,
  FOREIGN_ID,
  insightIn,
  startInsightsApp,
  type InsightsApp,
} from "../../../test/support/insights-app.ts";

const UNREACHABLE = "Error al conectar con la IA";
const TIMEOUT_MS = 1000;
const DAY_MS = 24 * 60 * 60_000;

let provider: FakeProvider;
let test: InsightsApp;
/** For those that fail by taking their time; nothing else is bound to it. */
let hasty: InsightsApp;
let day = Date.parse("2026-01-01T12:00:00Z");

beforeAll(async () => {
  provider = await startFakeProvider();
  const times = { now: () => day, clock: () => day };
  test = await startInsightsApp({ primary: provider, ...times });
  hasty = await startInsightsApp({ primary: provider, timeoutMs: TIMEOUT_MS, ...times });
});
afterAll(async () => {
  await test.close();
  await hasty.close();
  await provider.close();
});
beforeEach(() => {
  // Another day, so that nothing is kept from the test before and nobody pauses any more.
  day += DAY_MS;
  provider.calls.length = 0;
  provider.reply(GOOD_REPLY);
});

it("[A-02] asks once: model, messages, temperature 0.7, a limit of tokens, Bearer and JSON", async () => {
  expect((await test.ask(103)).status).toBe(200);
  expect(provider.calls).toHaveLength(1);
  const [call] = provider.calls;
  expect(call?.path).toBe("/v1/chat/completions");
  expect(call?.headers).toMatchObject({ authorization: `Bearer ${CANARY_KEY}`, "content-type": "application/json" });
  expect(call?.body).toEqual({
    model: "first-model",
    messages: [expect.objectContaining({ role: "system" }), expect.objectContaining({ role: "user" })],
    temperature: 0.7,
    max_tokens: 8192,
    response_format: { type: "json_object" },
    stream: true,
  });
  expect(JSON.stringify(call?.body)).toContain("Portal 2");
});

type Fault = [what: string, reply: ProviderReply, status: number, message: string, code: string];

const FAULTS: readonly Fault[] = [
  [
    "401",
    { kind: "raw", status: 401, body: '{"error":"bad key"}' },
    502,
    'AI API error: 401 - {"error":"bad key"}',
    "provider_refused",
  ],
  [
    "400",
    { kind: "raw", status: 400, body: "no such model" },
    502,
    "AI API error: 400 - no such model",
    "provider_refused",
  ],
  ["429", { kind: "raw", status: 429, body: "slow down" }, 502, "AI API error: 429 - slow down", "provider_status"],
  ["500", { kind: "raw", status: 500, body: "oops" }, 502, "AI API error: 500 - oops", "provider_status"],
  [
    "a redirection",
    { kind: "raw", status: 302, body: "", headers: { location: "http://127.0.0.1:1/" } },
    502,
    "AI API error: 302 - ",
    "provider_refused",
  ],
  [
    "an error with a good status",
    { kind: "raw", status: 200, body: '{"error":{"message":"quota"}}' },
    502,
    'AI API error: 200 - {"error":{"message":"quota"}}',
    "provider_status",
  ],
  [
    "HTML",
    { kind: "raw", status: 200, body: "<html>captive portal</html>", headers: { "content-type": "text/html" } },
    502,
    "The AI did not generate valid data. Response received: <html>captive portal</html>",
    "provider_answer",
  ],
  [
    "JSON that is no completion",
    { kind: "raw", status: 200, body: '{"choices":[]}' },
    502,
    'The AI did not generate valid data. Response received: {"choices":[]}',
    "provider_answer",
  ],
  [
    "an empty body",
    { kind: "raw", status: 200, body: "" },
    502,
    "The AI did not generate valid data. Response received: ",
    "provider_answer",
  ],
  [
    "an empty content",
    { kind: "whole", content: "" },
    502,
    "The AI did not generate valid data. Response received: ",
    "provider_answer",
  ],
  [
    "no content",
    { kind: "whole", content: null },
    502,
    "The AI did not generate valid data. Response received: ",
    "provider_answer",
  ],
  [
    "prose",
    { kind: "whole", content: "I cannot do that." },
    502,
    "The AI did not generate valid data. Response received: I cannot do that.",
    "provider_answer",
  ],
  ["one section only", { kind: "whole", content: '{"tricks":["Roll."]}' }, 502, WRONG_STRUCTURE, "provider_answer"],
  ["a reset connection", { kind: "reset" }, 502, UNREACHABLE, "provider_unreachable"],
  ["silence", { kind: "hang" }, 504, UNREACHABLE, "provider_timeout"],
  ["a slow drip", { kind: "drip", everyMs: 20 }, 504, UNREACHABLE, "provider_timeout"],
  [
    "a stream that ends before it says anything",
    { kind: "events", pieces: [] },
    502,
    "The AI did not generate valid data. Response received: ",
    "provider_answer",
  ],
  [
    "an error inside a stream",
    { kind: "raw", status: 200, body: 'data: {"error":{"message":"overloaded"}}\n\n' },
    502,
    'AI API error: 200 - {"error":{"message":"overloaded"}}',
    "provider_status",
  ],
];

describe("[A-06] a provider that fails gives the message of the error catalogue where there is nothing to show", () => {
  it.each(FAULTS)("%s", async (...[, reply, status, message, code]) => {
    provider.reply(reply);
    const began = performance.now();
    const server = code === "provider_timeout" ? hasty : test;
    const answer = await server.ask(FOREIGN_ID);
    const retryAfterS = code === "provider_refused" ? null : 15;
    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { code, message, retryAfterS }]);
    const limitMs = code === "provider_timeout" ? TIMEOUT_MS + 2500 : 15_000;
    expect(performance.now() - began).toBeLessThan(limitMs);
    // The rest of the page asks for the game itself, and gets it.
    expect((await server.get("/api/games/103")).status).toBe(200);
  });

  it("nobody listens", async () => {
    const gone = await startFakeProvider();
    await gone.close();
    const other = await startInsightsApp({ primary: gone });
    const { status, text } = await other.ask(FOREIGN_ID);
    expect([status, JSON.parse(text).message]).toEqual([502, UNREACHABLE]);
    await other.close();
  });
});

describe("[A-11] a provider that fails has the catalogue stand in for it, which says so", () => {
  it.each(FAULTS)("%s", async (...[, reply, , message, code]) => {
    provider.reply(reply);
    const server = code === "provider_timeout" ? hasty : test;
    const loggedBefore = server.logged().length;
    const { status, text, events } = await server.ask(103);
    expect(status).toBe(200);
    const { source, ...rest } = insightIn(events);
    const retryAfterS = code === "provider_refused" ? null : 15;
    expect(source).toEqual({ kind: "catalogue", failure: { code, retryAfterS } });
    const plain = await startInsightsApp({ now: () => day });
    const { source: _source, ...ownRest } = insightIn((await plain.ask(103)).events);
    await plain.close();
    expect(rest).toEqual(ownRest);
    // The operator reads what the provider said; visitors do not.
    expect(text).not.toMatch(/AI API error|did not generate|captive|quota|overloaded|Error al conectar/);
    expect(server.logged().slice(loggedBefore)).toContain(JSON.stringify(message).slice(1, -1));
    expect(await server.metric(`ai_failures_total{provider="primary",code="${code}"}`)).toBeGreaterThan(0);
  });
});

describe("what is passing is tried again", () => {
  const busy = (headers: Record<string, string> = {}): ProviderReply => ({
    kind: "raw",
    status: 429,
    body: "busy",
    headers,
  });

  it.each([429, 500, 502, 503, 529])("%i twice, then an answer", async (status) => {
    const failure: ProviderReply = { kind: "raw", status, body: "busy" };
    provider.reply(failure, failure, GOOD_REPLY);
    expect((await test.ask(103)).status).toBe(200);
    expect(provider.calls).toHaveLength(3);
  });

  it("at most twice", async () => {
    provider.reply(busy());
    expect((await test.ask(FOREIGN_ID)).status).toBe(502);
    expect(provider.calls).toHaveLength(3);
  });

  it("after the time that Retry-After names", async () => {
    const patient = await startInsightsApp({ primary: provider, timeoutMs: 5000 });
    provider.reply(busy({ "retry-after": "1" }), GOOD_REPLY);
    const began = performance.now();
    expect((await patient.ask(103)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(950);
    await patient.close();
  });

  it("not when Retry-After is longer than anyone waits", async () => {
    provider.reply(busy({ "retry-after": "3600" }), GOOD_REPLY);
    expect((await test.ask(FOREIGN_ID)).status).toBe(502);
    expect(provider.calls).toHaveLength(1);
  });

  it.each([400, 401, 404])("not %i", async (status) => {
    provider.reply({ kind: "raw", status, body: "no" }, GOOD_REPLY);
    expect((await test.ask(FOREIGN_ID)).status).toBe(502);
    expect(provider.calls).toHaveLength(1);
  });
});
