import { describe, expect, it, vi } from "vitest";
import { createImagePreloader } from "./image-preloader.ts";

const MINUTE_MS = 60_000;
const never = new AbortController().signal;
const urls = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `/img?${from + index}`);

function setUp() {
  let time = 0;
  const load = vi.fn(async (_url: string): Promise<void> => undefined);
  const preloader = createImagePreloader({ load, now: () => time });
  return { preloader, load, wait: (ms: number) => (time += ms) };
}

describe("createImagePreloader", () => {
  it("[K-09] fetches three at a time, each once, each card once", async () => {
    let atOnce = 0;
    const most: number[] = [];
    const load = vi.fn(async (_url: string) => {
      most.push(++atOnce);
      await Promise.resolve();
      atOnce--;
    });
    const preloader = createImagePreloader({ load });
    await preloader.preloadCard(1, urls(7), never);
    expect(Math.max(...most)).toBe(3);
    expect(load.mock.calls.map(([url]) => url)).toEqual(urls(7));
    await preloader.preloadCard(1, urls(9), never);
    await preloader.preloadCard(2, urls(7), never);
    expect(load).toHaveBeenCalledTimes(7);
  });

  it("[K-09] stops before the next batch when the mouse has left, and goes on when it returns", async () => {
    const { preloader, load } = setUp();
    const left = new AbortController();
    load.mockImplementation(async () => left.abort());
    await preloader.preloadCard(1, urls(7), left.signal);
    expect(load).toHaveBeenCalledTimes(3);
    load.mockImplementation(async () => undefined);
    await preloader.preloadCard(1, urls(7), never);
    expect(load).toHaveBeenCalledTimes(7);
  });

  it("[I-02] a picture that fails is no entry and stops no other", async () => {
    const { preloader, load } = setUp();
    load.mockRejectedValueOnce(new Error("gone"));
    await preloader.preloadCard(1, urls(4), never);
    expect(preloader.size().pictures).toBe(3);
    expect(await preloader.ensure("/img?0")).toBe(true);
  });

  it("[I-02] is tidied only above 250 entries: those older than fifteen minutes go", async () => {
    const { preloader, wait } = setUp();
    await preloader.preloadCard(1, urls(250), never);
    wait(16 * MINUTE_MS);
    await preloader.preloadCard(2, [], never);
    expect(preloader.size().pictures).toBe(250);
    await preloader.preloadCard(3, urls(1, 1000), never);
    await preloader.preloadCard(4, [], never);
    expect(preloader.size().pictures).toBe(1);
  });

  it("[I-02] is checked at most every five minutes", async () => {
    const { preloader, wait } = setUp();
    await preloader.preloadCard(1, urls(251), never);
    wait(14 * MINUTE_MS);
    await preloader.preloadCard(2, [], never);
    wait(2 * MINUTE_MS);
    await preloader.preloadCard(3, [], never);
    expect(preloader.size().pictures).toBe(251);
    wait(3 * MINUTE_MS);
    await preloader.preloadCard(4, [], never);
    expect(preloader.size().pictures).toBe(0);
  });

  it("[I-02] the record of cards is emptied above 80", async () => {
    const { preloader } = setUp();
    for (let id = 1; id <= 81; id++) await preloader.preloadCard(id, [], never);
    expect(preloader.size().cards).toBe(81);
    await preloader.preloadCard(82, [], never);
    expect(preloader.size().cards).toBe(1);
  });
});
