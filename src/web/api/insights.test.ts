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
