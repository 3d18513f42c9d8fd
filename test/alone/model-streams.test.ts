// A model of the visitor's own where there is no server: it is read as the server reads it, while it writes, and whatever it
// does ends in the same words.
import "fake-indexeddb/auto";
import { once } from "node:events";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { InsightEvent } from "../../src/shared/insights/events.ts";
import { openAlone } from "../support/alone-insights.ts";
import { event, GOOD_CONTENT, heldReply, inPieces, type ProviderReply } from "../support/fake-provider.ts";
import { app, CANARY_KEY, insightIn, parseEvents, provider } from "../support/insights-app.ts";

const TIMES = { firstByteMs: 600, idleMs: 400, totalMs: 1500 };
/** As it is outside of tests. */
const BACKOFF_MS = 500;
const INSIGHT = "/api/insights/103";
const GOOD_EVENTS = { kind: "events", pieces: inPieces(GOOD_CONTENT, 40) } as const;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** More than a beginning and less than a whole answer. */
const BEGIN = GOOD_CONTENT.slice(0, 250);

type Response = Parameters<Extract<ProviderReply, { kind: "acts" }>["act"]>[1];
type Write = (write: (text: string) => Promise<void>, response: Response) => Promise<void>;

/** Events as `write` has them; it ends when the other side has left. */
const acts = (write: Write): ProviderReply => ({
  kind: "acts",
  act: async (_call, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const send = async (text: string) => {
      if (response.destroyed) throw new Error("nobody reads");
      if (!response.write(text)) await once(response, "drain");
    };
    await write(send, response);
  },
});

async function* eventsOf(response: globalThis.Response): AsyncGenerator<InsightEvent> {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield JSON.parse(line);
  }
}

const FOREVER = 1_000_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const ENDINGS: readonly [what: string, reply: ProviderReply][] = [
  ["a stream", GOOD_EVENTS],
  ["a stream that calls itself text", { ...GOOD_EVENTS, contentType: "text/plain" }],
  ["an answer that comes whole", { kind: "whole", content: GOOD_CONTENT }],
  [
    "a stream without a last word",
    acts(async (send, response) => {
      await send(event(GOOD_CONTENT));
      response.end();
    }),
  ],
  [
    "garbage between the lines",
    acts(async (send, response) => {
      await send(`: hello\n\ndata: {"choices":\nnonsense \u0000\nevent: ping\ndata: [1,2]\n\n${event(BEGIN)}`);
      for (const piece of inPieces(GOOD_CONTENT.slice(BEGIN.length), 20))
        await send(`data: <html>\n\ndata:\n\n\r\n${event(piece)}`);
      response.end("data: [DONE]\n\n");
    }),
  ],
  ["garbage alone", { kind: "raw", status: 200, body: "data: nothing\n\n".repeat(20) }],
  ["a page for people", { kind: "raw", status: 200, body: "<html>captive portal</html>" }],
  ["a stream that breaks off", { ...GOOD_EVENTS, pieces: [BEGIN, " "], everyMs: 100, breaksOff: true }],
  [
    "an error in the middle",
    acts(async (send, response) => {
      await send(event(BEGIN));
      await send('data: {"error":{"message":"overloaded","code":503}}\n\n');
      response.end();
    }),
  ],
  ["a refusal", { kind: "raw", status: 401, body: `no such key: ${CANARY_KEY}` }],
  ["no content", { kind: "raw", status: 204, body: "" }],
  ["a reset", { kind: "reset" }],
  ["nothing at all", { kind: "hang" }],
  ["silence after its head", acts((send) => send(": wait\n\n"))],
  ["silence in the middle", acts((send) => send(event(BEGIN)))],
  [
    "more than anybody reads",
    acts(async (send) => {
      for (let sent = 0; sent < FOREVER; sent += 1) await send(event(sent === 0 ? GOOD_CONTENT : " ".repeat(900)));
    }),
  ],
  [
    "one event without an end",
    acts(async (send) => {
      await send("data: ");
      for (let sent = 0; sent < FOREVER; sent += 1) await send("x".repeat(10_000));
    }),
  ],
  [
    "no end, all of it written",
    acts(async (send) => {
      await send(event(GOOD_CONTENT));
      for (let sent = 0; sent < FOREVER; sent += 1) await send(event(" ")).then(() => pause(20));
    }),
  ],
  [
    "no end, and no word",
    acts(async (send) => {
      for (let sent = 0; sent < FOREVER; sent += 1) await send(": wait\n\n").then(() => pause(20));
    }),
  ],
];

describe("[B-02] a model of the visitor's own is read as a server reads it", () => {
  it.each(ENDINGS)("%s", async (_what, reply) => {
    const [mine, servers] = [await provider(), await provider()];
    for (const one of [mine, servers]) one.reply(reply);
    const server = await app({ primary: servers, times: TIMES, backoffMs: BACKOFF_MS });
    const response = await openAlone({ provider: mine, key: CANARY_KEY, times: TIMES })(INSIGHT);
    const text = await response.text();
    const expected = await server.ask(103);
    expect(response.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    expect([response.status, insightIn(parseEvents(text))]).toEqual([expected.status, insightIn(expected.events)]);
    expect(text).not.toContain(CANARY_KEY);
    // What did not end by itself was ended, and no try was made that the server does not make.
    await vi.waitFor(() => expect(mine.cancelled()).toBe(servers.cancelled()), { timeout: 3000 });
    expect(mine.calls.map(({ body }) => body)).toEqual(servers.calls.map(({ body }) => body));
  });

  it("a game that is nowhere is not found, and the model is not asked", async () => {
    const mine = await provider();
    const response = await openAlone({ provider: mine, key: CANARY_KEY })("/api/insights/5555");
    const server = await app({ primary: await provider() });
    const expected = await server.ask(5555);
    expect([response.status, await response.text()]).toEqual([expected.status, expected.text]);
    expect(response.status).toBe(404);
    expect(mine.calls).toEqual([]);
  });
});

describe("[B-02] while a model of the visitor's own writes", () => {
  it("what is whole is shown before it has finished", async () => {
    const mine = await provider();
    const { reply, release } = heldReply();
    mine.reply(reply);
    const events = eventsOf(await openAlone({ provider: mine, key: CANARY_KEY })(INSIGHT));
    const first = (await events.next()).value;
    expect(first).toMatchObject({ type: "part", part: { recommendations: [{}, {}] } });
    release();
    let last: InsightEvent | undefined;
    for await (const next of events) last = next;
    expect(last).toMatchObject({ type: "insight", insight: { source: { kind: "model" } } });
  });

  it("leaving before its first word ends its request", async () => {
    const mine = await provider();
    mine.reply({ kind: "hang" });
    const leaving = new AbortController();
    const asked = openAlone({ provider: mine, key: CANARY_KEY })(INSIGHT, leaving.signal);
    await vi.waitFor(() => expect(mine.calls).toHaveLength(1));
    leaving.abort();
    expect((await asked).type).toBe("error");
    await vi.waitFor(() => expect(mine.cancelled()).toBe(1));
  });

  it.each(["the request", "its body"])("leaving %s in the middle ends its own", async (what) => {
    const mine = await provider();
    mine.reply(heldReply().reply);
    const leaving = new AbortController();
    const events = eventsOf(await openAlone({ provider: mine, key: CANARY_KEY })(INSIGHT, leaving.signal));
    await events.next();
    if (what === "the request") leaving.abort();
    else await events.return(undefined);
    await vi.waitFor(() => expect(mine.cancelled()).toBe(1));
  });

  it("its request goes on for as long as anybody reads, and is made once", async () => {
    const mine = await provider();
    const { reply, release } = heldReply();
    mine.reply(reply);
    const ask = openAlone({ provider: mine, key: CANARY_KEY });
    const [one, other] = [eventsOf(await ask(INSIGHT)), eventsOf(await ask(INSIGHT))];
    await Promise.all([one.next(), other.next()]);
    await one.return(undefined);
    release();
    let last: InsightEvent | undefined;
    for await (const next of other) last = next;
    expect(last?.type).toBe("insight");
    expect([mine.calls.length, mine.cancelled()]).toEqual([1, 0]);
    // It is kept for the day.
    expect((await (await ask(INSIGHT)).text()).split("\n")).toHaveLength(2);
    expect(mine.calls).toHaveLength(1);
  });
});

it("[B-01] [B-02] every other answer is one message with its text", async () => {
  const mine = await provider();
  const sent: unknown[] = [];
  const onPort = (port: MessagePort) => {
    const post = port.postMessage.bind(port);
    vi.spyOn(port, "postMessage").mockImplementation((data: unknown) => {
      sent.push(data);
      post(data);
    });
  };
  expect((await openAlone({ provider: mine, key: CANARY_KEY, onPort })("/api/games?page_size=1")).status).toBe(200);
  await (await openAlone({ key: CANARY_KEY, onPort })(INSIGHT)).text();
  expect(sent).toEqual([
    expect.objectContaining({ body: expect.stringContaining('"count"') }),
    expect.objectContaining({ body: expect.stringContaining('"catalogue"') }),
  ]);
});
