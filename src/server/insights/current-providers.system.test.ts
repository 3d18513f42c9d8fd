// Providers as they are today, each played by a real server: all of them give recommendations, and what one of them
// refused is not tried again.
import { describe, expect, it } from "vitest";
import { GOOD } from "../../../test/support/answer-samples.ts";
import { app, insightIn, provider } from "../../../test/support/insights-app.ts";
import { actAs, chunk, PROFILES, type Profile, type ProfileName } from "../../../test/support/provider-profiles.ts";

const GOOD_TITLES = GOOD.recommendations.flatMap(({ games }) => games);

/** Calls that the first question costs; every later one costs a single call. */
const FIRST_CALLS: Record<ProfileName, number> = {
  "OpenAI gpt-4o": 1,
  "OpenAI o-series": 3,
  "OpenAI gpt-5.x": 3,
  "OpenAI without the right to stream": 4,
  "DeepSeek, not thinking": 1,
  "DeepSeek, thinking": 1,
  "DeepSeek, an empty answer in JSON mode": 2,
  Gemini: 1,
  Anthropic: 2,
  OpenRouter: 2,
  "vLLM, a small context": 2,
  "vLLM, a chat template without a system role": 2,
  "a strict server that knows little": 2,
  "LM Studio": 2,
  "llama.cpp": 4,
  "Ollama, cold and slow": 1,
  "Ollama, thinking in the content": 1,
  "Ollama, thinking beside it": 1,
};

it.each(Object.entries(PROFILES))(
  "[A-12] %s gives recommendations, and the second question costs one call",
  async (name, profile) => {
    const primary = await provider();
    primary.reply(actAs(profile));
    const test = await app({ primary });
    const first = insightIn((await test.ask(103)).events);
    expect(first.source).toEqual({ kind: "model", model: "first-model" });
    expect(first.recommendations.flatMap(({ games }) => games.map(({ title }) => title))).toEqual(GOOD_TITLES);
    expect(first.tricks).toEqual(GOOD.tricks);
    const calls = FIRST_CALLS[name as ProfileName]; // The names are the keys.
    expect(primary.calls).toHaveLength(calls);
    expect(insightIn((await test.ask(102)).events).source.kind).toBe("model");
    expect(primary.calls).toHaveLength(calls + 1);
  },
);

describe("[A-12] a provider that cannot answer in time or in its tokens", () => {
  const titlesOf = async (profile: Profile, setup: Parameters<typeof app>[0] = {}) => {
    const primary = await provider();
    primary.reply(actAs(profile));
    const test = await app({ primary, ...setup });
    const began = performance.now();
    const { source, recommendations, filled } = insightIn((await test.ask(103)).events);
    const titles = recommendations.flatMap(({ games }) => games.map(({ title }) => title));
    return { source, titles, filled, ms: performance.now() - began, test, calls: primary.calls };
  };
  const failure = (code: string) => ({ kind: "catalogue", failure: { code, retryAfterS: 15 } });

  it("a slow model that still writes: what is whole by then is shown, and kept for the day", async () => {
    const times = { firstByteMs: 1000, idleMs: 600, totalMs: 1500 };
    const { source, titles, test, calls } = await titlesOf({ tokenMs: 20 }, { times });
    expect(source.kind).toBe("model");
    expect(titles.slice(0, 3)).toEqual(GOOD.recommendations[0]?.games);
    await test.ask(103);
    expect(calls).toHaveLength(1);
  });

  it("a slow model that still thinks: the catalogue stands in", async () => {
    const times = { firstByteMs: 1000, idleMs: 600, totalMs: 1200 };
    const slow: Profile = { tokenMs: 20, thinking: { tokens: 500, field: "reasoning" } };
    const { source, ms, test } = await titlesOf(slow, { times });
    expect(source).toEqual(failure("provider_timeout"));
    expect(ms).toBeLessThan(3000);
    expect(test.logged()).toContain("AI_TOTAL_SECONDS");
  });

  it("one that is longer silent before it writes than while it does", async () => {
    const times = { firstByteMs: 2000, idleMs: 300, totalMs: 5000 };
    expect((await titlesOf({ coldMs: 900 }, { times })).source.kind).toBe("model");
    const stalled: Profile = { events: () => [chunk({ content: '{"tricks":["Roll late."' }, null)], hangs: true };
    const { source, ms } = await titlesOf(stalled, { times });
    expect(source).toEqual(failure("provider_timeout"));
    expect(ms).toBeLessThan(1500);
    const never = await titlesOf({ coldMs: 60_000 }, { times });
    expect(never.source).toEqual(failure("provider_timeout"));
    expect(never.ms).toBeGreaterThan(1900);
    expect(never.ms).toBeLessThan(4500);
  });

  it("one that sends its head and a role at once and then thinks out of sight", async () => {
    const times = { firstByteMs: 2000, idleMs: 200, totalMs: 5000 };
    const azure: Profile = { preface: [`data: ${JSON.stringify({ choices: [] })}`, ""], silentMs: 700 };
    expect((await titlesOf(azure, { times })).source.kind).toBe("model");
  });

  it("one that thinks all its tokens away: the catalogue stands in, and the operator reads what to do", async () => {
    const { source, test } = await titlesOf(PROFILES.Gemini, { maxTokens: 500 });
    expect(source).toEqual(failure("provider_answer"));
    expect(test.logged()).toContain("AI_MAX_TOKENS");
  });

  it("one whose model is not loaded in time", async () => {
    const times = { firstByteMs: 300, idleMs: 300, totalMs: 2000 };
    const loading: Profile = {
      refuse: () => ({
        status: 503,
        body: '{"error":{"code":503,"message":"Loading model","type":"unavailable_error"}}',
      }),
    };
    const { source, calls } = await titlesOf(loading, { times, backoffMs: 20 });
    expect(source).toEqual(failure("provider_status"));
    expect([2, 3]).toContain(calls.length);
  });

  it("one that refuses what nobody can leave out", async () => {
    const refuse = () => ({
      status: 400,
      body: '[{"error":{"code":400,"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT"}}]',
    });
    const { source, calls } = await titlesOf({ refuse });
    expect(source).toEqual({ kind: "catalogue", failure: { code: "provider_refused", retryAfterS: null } });
    expect(calls).toHaveLength(1);
  });

  it("one that refuses whatever is sent: every way is tried once", async () => {
    const refuse = (body: Record<string, unknown>) => ({
      status: 400,
      body: JSON.stringify({
        error: { message: `max_tokens, temperature, response_format: no (${Object.keys(body).length})` },
      }),
    });
    const { source, calls } = await titlesOf({ refuse });
    expect(source).toMatchObject({ failure: { code: "provider_refused" } });
    expect(calls.length).toBeLessThan(6);
    expect(Object.keys(calls.at(-1)?.body ?? {})).toEqual(["model", "messages", "stream"]);
  });
});
