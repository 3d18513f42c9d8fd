// A body through a real port: what is asked for, how it ends, and that either side hears of the other.
import { afterEach, expect, it, vi } from "vitest";
import { answerBy, bodyFrom, type Piece } from "./body-by-port.ts";

const NEVER = new AbortController().signal;
const text = (value: string): Piece => new TextEncoder().encode(value);

afterEach(() => void vi.useRealTimers());

/** A sender of `pieces` and what receives it; `read` counts what was taken of them. */
function open(pieces: (number: number) => Promise<{ done?: boolean; value?: Piece }>, leaving = NEVER) {
  const { port1, port2 } = new MessageChannel();
  const sender = answerBy(port2);
  let read = 0;
  const sent = sender.send({ next: () => pieces((read += 1)) });
  return { ...bodyFrom(port1, leaving), leaving: sender.leaving, sent, read: () => read };
}

const counting = async (number: number) => (number > 3 ? { done: true } : { value: text(`${number} `) });
/** As long as messages between ports may take, several times over. */
const settle = async () => {
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
};

it("[B-02] comes as it was sent, and ends", async () => {
  const { body, sent, over } = open(counting);
  expect(await new Response(body).text()).toBe("1 2 3 ");
  await Promise.all([sent, over]);
});

it("[B-02] takes no piece before it is read, and none twice", async () => {
  const { body, read } = open(counting);
  await settle();
  expect(read()).toBe(0);
  const reader = body.getReader();
  await Promise.all([reader.read(), reader.read()]);
  await settle();
  expect(read()).toBe(2);
  await reader.cancel();
});

it("[B-02] fails as one from a network does where it breaks off", async () => {
  const { body, sent, over } = open(async (number) => {
    if (number > 1) throw new Error("a secret reason");
    return { value: text("begun") };
  });
  const reader = body.getReader();
  expect((await reader.read()).value).toEqual(text("begun"));
  await expect(reader.read()).rejects.toEqual(new TypeError("the connection broke"));
  await Promise.all([sent, over]);
});

it("[B-02] whoever sends hears that the reader has left, while it waits and while it reads", async () => {
  for (const isReading of [false, true]) {
    const { body, leaving, sent, over } = open(async () => {
      await new Promise((resolve) => leaving.addEventListener("abort", resolve));
      throw leaving.reason;
    });
    const reader = body.getReader();
    const reading = isReading ? reader.read() : undefined;
    await settle();
    await reader.cancel();
    await Promise.all([sent, over]);
    expect(leaving.aborted).toBe(true);
    await reading;
  }
});

it("[B-02] fails with the reason of the signal, and whoever sends hears of that, too", async () => {
  const stopping = new AbortController();
  const { body, leaving, sent, over } = open(counting, stopping.signal);
  const reader = body.getReader();
  await reader.read();
  stopping.abort(new Error("the time is over"));
  await expect(reader.read()).rejects.toThrow("the time is over");
  await Promise.all([sent, over]);
  expect(leaving.aborted).toBe(true);
});

it("[B-02] is not kept for a reader that has gone without a word", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { leaving, sent } = open(counting);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(leaving.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  await sent;
  expect(leaving.aborted).toBe(true);
});
