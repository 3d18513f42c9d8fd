import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { InsightEvent } from "#shared/insights/events.ts";
import { insightsQuery, type Insights } from "./insights.ts";
import { createQueryClient } from "./query-client.ts";

const games = [{ title: "Portal", game: null }];
const part = { recommendations: [{ name: "Similar Games", games, reason: "" }] };
const insight = {
  recommendations: [{ name: "Similar Games", games, reason: "Rooms." }],
  tricks: ["Look – up."],
  source: { kind: "model", model: "m" } as const,
  filled: [],
  hasGeneralTricks: false,
};
const line = (event: InsightEvent) => `${JSON.stringify(event)}\n`;

/** Answers the next request with a body that the test writes piece by piece. */
function stream() {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(readable));
  return {
    fetched,
    /** Three bytes at a time, so that lines and characters are cut everywhere. */
    write: async (text: string) => {
      const bytes = encoder.encode(text);
      for (let at = 0; at < bytes.length; at += 3) await writer.write(bytes.slice(at, at + 3));
    },
    end: () => writer.close(),
  };
}

/** Failures are logged once, in these words. */
function expectLogged(words: string): void {
  expect(vi.mocked(console.error).mock.calls).toEqual([[words]]);
  vi.mocked(console.error).mockClear();
}

it("[A-01] what is whole is there while the rest is being written, then the whole replaces it", async () => {
  const { fetched, write, end } = stream();
  const client = createQueryClient();
  const shown = () => client.getQueryData<Insights>(["insights", 7]);
  const answer = client.fetchQuery(insightsQuery(7));
  await write("\n");
  expect(shown()).toBeUndefined();
  await write(line({ type: "part", part }));
  await vi.waitFor(() => expect(shown()).toEqual({ part, whole: undefined }));
  await write(line({ type: "insight", insight }));
  await end();
  expect(await answer).toEqual({ part: insight, whole: insight });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/api/insights/7"]);
});

it("[A-01] who left while it was being written has it asked for anew, and not the beginning for an hour", async () => {
  const { fetched, write } = stream();
  const client = createQueryClient();
  const shown = () => client.getQueryData<Insights>(["insights", 7]);
  const leave = new QueryObserver(client, insightsQuery(7)).subscribe(() => undefined);
  await write(line({ type: "part", part }));
  await vi.waitFor(() => expect(shown()?.part).toEqual(part));
  leave();
  fetched.mockResolvedValue(new Response(line({ type: "insight", insight })));
  const leaveAgain = new QueryObserver(client, insightsQuery(7)).subscribe(() => undefined);
  await vi.waitFor(() => expect(shown()?.whole).toEqual(insight));
  expect(fetched).toHaveBeenCalledTimes(2);
  leaveAgain();
});

it.each([
  [
    "an error after parts",
    [line({ type: "error", code: "x", message: "AI API error: 500 - no", retryAfterS: 5 })],
    "AI API error: 500 - no",
  ],
  ["an answer that ends too early", [line({ type: "part", part })], ""],
  ["a line that is no JSON", ["<html>\n"], ""],
  ["a line of another shape", ['{"type":"insight","insight":{"tricks":"x"}}\n'], ""],
])("[A-08] %s is a failure with the server's words or none", async (_what, lines, message) => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(lines.join("")));
  await expect(createQueryClient().fetchQuery(insightsQuery(7))).rejects.toMatchObject({
    name: "InsightFailure",
    message,
  });
  expectLogged(`AI Error: ${message}`);
});

it("[A-08] what the browser says of a network is not repeated, and nothing is asked twice", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(createQueryClient().fetchQuery(insightsQuery(7))).rejects.toMatchObject({ message: "" });
  expect(fetched).toHaveBeenCalledOnce();
  expectLogged("AI Error: ");
});

it.each<[string, Response, string, number | null]>([
  ["says when", Response.json({ code: "x", message: "busy", retryAfterS: 12 }, { status: 502 }), "busy", 12],
  ["says never", Response.json({ code: "x", message: "no key", retryAfterS: null }, { status: 503 }), "no key", null],
  ["says nothing of it", Response.json({ code: "x", message: "broken" }, { status: 500 }), "broken", 0],
  [
    "says it in a header",
    Response.json({ code: "x", message: "slowly" }, { status: 429, headers: { "retry-after": "40" } }),
    "slowly",
    40,
  ],
  ["is no JSON", new Response("<html>", { status: 502, headers: { "retry-after": "soon" } }), "", 0],
])("[A-08] a refusal that %s tells when asking again may help", async (...[, response, message, retryAfterS]) => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(response);
  await expect(createQueryClient().fetchQuery(insightsQuery(7))).rejects.toMatchObject({ message, retryAfterS });
  expectLogged(`AI Error: ${message}`);
});

it.each([
  ["in a quarter of a minute", 15, 15_000],
  ["not at all", null, 3_600_000],
  ["as ever, where no model failed", undefined, 3_600_000],
])("[A-11] what stands in for a model is asked for again %s", async (_what, retryAfterS, freshMs) => {
  const failure = retryAfterS === undefined ? undefined : { code: "provider_status", retryAfterS };
  const source = { kind: "catalogue", ...(failure === undefined ? {} : { failure }) } as const;
  const body = line({ type: "insight", insight: { ...insight, source } });
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body));
  const client = createQueryClient();
  vi.useFakeTimers();
  await client.fetchQuery(insightsQuery(7));
  vi.advanceTimersByTime(freshMs - 1);
  await client.fetchQuery(insightsQuery(7));
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await client.fetchQuery(insightsQuery(7));
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
