// Events as they are sent, whatever carries them.
import { expect, it } from "vitest";
import type { InsightEvent } from "#shared/insights/events.ts";
import { answerOf } from "./answer-lines.ts";
import { createFlights } from "./flights.ts";

const PART: InsightEvent = { type: "part", part: { tricks: ["Look up."] } };

async function* fail(code: string): AsyncGenerator<InsightEvent> {
  yield { type: "error", code, message: "why" };
}

it("[A-06] what fails before anything was said is an answer with the status of its error", async () => {
  expect(await answerOf(fail("not_found"))).toEqual({
    status: 404,
    said: { code: "not_found", message: "why", retryAfterS: null },
  });
});

it("[A-12] whoever stops reading between two events has left, and what was being made for them stops", async () => {
  const flights = createFlights<InsightEvent>();
  const made = Promise.withResolvers<AbortSignal>();
  async function* make(signal: AbortSignal): AsyncGenerator<InsightEvent> {
    made.resolve(signal);
    yield PART;
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
  }
  const answer = await answerOf(flights.join("a game", make, new AbortController().signal));
  const lines = "lines" in answer ? answer.lines : undefined;
  expect((await lines?.next())?.value).toBe(`${JSON.stringify(PART)}\n`);
  await lines?.return(undefined);
  await expect.poll(async () => (await made.promise).aborted).toBe(true);
  expect(flights.size()).toBe(0);
});
