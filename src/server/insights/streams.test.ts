// Answers that come bit by bit, and readers who come and go, over real connections.
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { GOOD } from "../../../test/support/answer-samples.ts";
import { GOOD_CONTENT, GOOD_REPLY, inPieces } from "../../../test/support/fake-provider.ts";
import { app, FOREIGN_ID, insightIn, listen, provider } from "../../../test/support/insights-app.ts";

const until = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo() && tries < 200; tries += 1) await sleep(10);
  expect(isSo()).toBe(true);
};

describe("streams", () => {
  it("a section is shown as soon as it is whole, and the whole replaces it", async () => {
    const primary = await provider();
    primary.reply({ kind: "events", pieces: inPieces(GOOD_CONTENT, 30), everyMs: 15 });
    const read = await listen(await app({ primary }));
    const reader = read(103);
    await until(() => reader.events.length > 0);
    expect(reader.events[0]).toMatchObject({ type: "part", part: { recommendations: [{ name: "Similar Games" }] } });
    expect(reader.events.some(({ type }) => type === "insight")).toBe(false);
    await reader.ended;
    expect(reader.events.map(({ type }) => type)).toEqual(["part", "part", "insight"]);
    expect(insightIn(reader.events).tricks).toEqual(GOOD.tricks);
  });

  it("one who comes late sees everything from the beginning", async () => {
    const primary = await provider();
    primary.reply({ kind: "events", pieces: inPieces(GOOD_CONTENT, 30), everyMs: 15 });
    const read = await listen(await app({ primary }));
    const early = read(103);
    await until(() => early.events.length === 2);
    const late = read(103);
    await Promise.all([early.ended, late.ended]);
    expect(late.events).toEqual(early.events);
    expect(primary.calls).toHaveLength(1);
  });

  it("the call is cancelled when the last reader has left, and not before", async () => {
    const primary = await provider();
    primary.reply({ kind: "events", pieces: inPieces(GOOD_CONTENT, 5), everyMs: 50 });
    const read = await listen(await app({ primary }));
    const [one, other] = [read(103), read(103)];
    await until(() => primary.calls.length === 1);
    one.leave();
    await sleep(100);
    expect(primary.cancelled()).toBe(0);
    other.leave();
    await until(() => primary.cancelled() === 1);
    primary.reply(GOOD_REPLY);
    const next = read(103);
    await next.ended;
    expect(insightIn(next.events).tricks).toEqual(GOOD.tricks);
    expect(primary.calls).toHaveLength(2);
  });

  it("what breaks off is shown as far as it is whole", async () => {
    const primary = await provider();
    const cut = GOOD_CONTENT.slice(0, GOOD_CONTENT.indexOf("Sell nothing"));
    primary.reply({ kind: "events", pieces: inPieces(cut, 20) });
    const insight = insightIn((await (await app({ primary })).ask(103)).events);
    expect(insight.tricks).toEqual(GOOD.tricks.slice(0, 2));
  });

  it("[A-11] a stream whose connection breaks leaves nothing of its parts", async () => {
    const primary = await provider();
    primary.reply({ kind: "events", pieces: inPieces(GOOD_CONTENT.slice(0, -20), 20), everyMs: 2, breaksOff: true });
    const test = await app({ primary });
    const { events } = await test.ask(103);
    expect(events.some(({ type }) => type === "part")).toBe(true);
    const { source, tricks } = insightIn(events);
    expect(source).toEqual({ kind: "catalogue", failure: { code: "provider_unreachable", retryAfterS: 15 } });
    expect(tricks).not.toContain(GOOD.tricks[0]);
  });

  it("[A-06] where the catalogue has nothing to show, such a stream ends with the error", async () => {
    const primary = await provider();
    primary.reply({ kind: "events", pieces: inPieces(GOOD_CONTENT.slice(0, -20), 20), everyMs: 2, breaksOff: true });
    const { events } = await (await app({ primary })).ask(FOREIGN_ID);
    expect(events.at(-1)).toEqual({
      type: "error",
      code: "provider_unreachable",
      message: "Error al conectar con la IA",
      retryAfterS: 15,
    });
  });
});
