// The rules of the cache, with a clock of our own.
import { beforeEach, describe, expect, it } from "vitest";
import { distant } from "../../../test/support/distant-answers.ts";
import { createMemoryStore, layerStores } from "./memory-store.ts";
import { createSwrCache, type Freshness, type SwrCacheOptions, type WaitFor } from "./swr-cache.ts";

const RULES: Freshness = { freshMs: 10, staleMs: 100, errorMs: 1000, missingMs: 5 };

let now: number;
let made: string[];
beforeEach(() => {
  now = 1_000_000;
  made = [];
});

const open = (options: Partial<SwrCacheOptions> = {}) =>
  createSwrCache({ store: createMemoryStore({ maxBytes: 1_000_000 }), now: () => now, failureMs: 0, ...options });

const give = (value: unknown) => async (urgency: string) => {
  made.push(urgency);
  return value;
};
const refuse = async (urgency: string): Promise<unknown> => {
  made.push(`${urgency} in vain`);
  throw new Error("away");
};
/** Until what goes on in the background is done. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 1));

describe("the cache", () => {
  it("fetches once while an answer is fresh", async () => {
    const cache = open();
    expect(await cache.get("a", RULES, give(1))).toMatchObject({ value: 1, how: "miss", ageMs: 0, freshForMs: 10 });
    now += 9;
    expect(await cache.get("a", RULES, give(2))).toMatchObject({ value: 1, how: "hit", ageMs: 9, freshForMs: 1 });
    expect(made).toEqual(["needed"]);
  });

  it("gives an old answer at once and fetches a new one behind it", async () => {
    const cache = open();
    await cache.get("a", RULES, give(1));
    now += 50;
    expect(await cache.get("a", RULES, give(2))).toMatchObject({ value: 1, how: "stale", isTroubled: false });
    await settle();
    expect(await cache.get("a", RULES, give(3))).toMatchObject({ value: 2, how: "hit" });
    expect(made).toEqual(["needed", "refresh"]);
  });

  it("waits for a new answer when the old one is too old, and gives the old one when there is none", async () => {
    const cache = open();
    await cache.get("a", RULES, give(1));
    now += 500;
    expect(await cache.get("a", RULES, refuse)).toMatchObject({ value: 1, how: "stale", isTroubled: true, ageMs: 500 });
    expect(await cache.get("a", RULES, give(2))).toMatchObject({ value: 2, how: "miss" });
    now += 1001;
    await expect(cache.get("a", RULES, refuse)).rejects.toThrow("away");
  });

  it("tells that the last attempt failed until one succeeds", async () => {
    const failed: string[] = [];
    const cache = open({ onRefreshError: (_error, key) => failed.push(key) });
    await cache.get("a", RULES, give(1));
    now += 50;
    await cache.get("a", RULES, refuse);
    await settle();
    expect(await cache.get("a", RULES, give(2))).toMatchObject({ value: 1, isTroubled: true });
    await settle();
    expect(await cache.get("a", RULES, give(3))).toMatchObject({ value: 2, isTroubled: false });
    expect(failed).toEqual(["a"]);
  });

  it("does not ask again for a moment after a failure", async () => {
    const cache = open({ failureMs: 60_000 });
    await expect(cache.get("a", RULES, refuse)).rejects.toThrow("away");
    await expect(cache.get("a", RULES, give(1))).rejects.toThrow("away");
    expect(made).toEqual(["needed in vain"]);
  });

  it("joins equal questions, failures included", async () => {
    const cache = open();
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.get("a", RULES, give(1))));
    expect(all.map(({ value }) => value)).toEqual(Array.from({ length: 50 }, () => 1));
    const failures = await Promise.allSettled(Array.from({ length: 50 }, () => cache.get("b", RULES, refuse)));
    expect(failures.every(({ status }) => status === "rejected")).toBe(true);
    expect(made).toEqual(["needed", "needed in vain"]);
    await cache.settled("a");
  });

  it("asks for what is too old as for something that is kept", async () => {
    const cache = open();
    await cache.get("a", RULES, give(1));
    now += 500;
    await cache.get("a", RULES, give(2));
    expect(made).toEqual(["needed", "refresh"]);
  });

  it("[safety-21] what one is refused for his own sake is nobody else's failure", async () => {
    const cache = open({ failureMs: 60_000, isPersonal: (error) => error instanceof RangeError });
    const refused = cache.get("a", RULES, async () => {
      throw new RangeError("your share");
    });
    const joined = cache.get("a", RULES, give(1));
    await expect(refused).rejects.toThrow("your share");
    expect((await joined).value).toBe(1);
    expect(made).toEqual(["needed"]);
  });

  it("[safety-11] whoever stops waiting gets what is kept, and what was fetched is kept all the same", async () => {
    const cache = open();
    const waitFor: WaitFor = async (fetched) =>
      await Promise.race([
        fetched,
        new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error("late")), 5)),
      ]);
    const rules = { ...RULES, waitFor };
    const late = (value: unknown) => () => new Promise((resolve) => setTimeout(() => resolve(value), 50));
    await expect(cache.get("a", rules, late(1))).rejects.toThrow("late");
    await cache.get("b", RULES, give(1));
    now += 500;
    expect(await cache.get("b", rules, late(2))).toMatchObject({ value: 1, how: "stale", isTroubled: true });
    await expect.poll(() => cache.peek("a")).toBe(1);
    await expect.poll(() => cache.peek("b")).toBe(2);
  });

  it("keeps 'there is nothing' for a shorter time, and never beyond it", async () => {
    const cache = open();
    expect(await cache.get("a", RULES, give(null))).toMatchObject({ value: null });
    now += 4;
    expect(await cache.get("a", RULES, give(1))).toMatchObject({ value: null, how: "hit" });
    now += 2;
    await expect(cache.get("a", RULES, refuse)).rejects.toThrow("away");
    expect(await cache.get("a", RULES, give(1))).toMatchObject({ value: 1, how: "miss" });
  });

  it("leaves old answers as they are where calls have to be saved", async () => {
    const cache = open();
    await cache.get("a", RULES, give(1));
    now += 50;
    expect(await cache.get("a", { ...RULES, mayRefresh: () => false }, give(2))).toMatchObject({
      value: 1,
      how: "stale",
      isTroubled: false,
    });
    expect(made).toEqual(["needed"]);
  });

  it("takes an answer from the future for an old one", async () => {
    const cache = open();
    now += 10_000_000;
    await cache.get("a", RULES, give(1));
    now -= 10_000_000;
    expect(await cache.get("a", RULES, give(2))).toMatchObject({ value: 1, how: "stale" });
    await settle();
    expect(await cache.get("a", RULES, give(3))).toMatchObject({ value: 2, how: "hit", ageMs: 0 });
  });

  it("gives each asker a value of its own", async () => {
    const cache = open();
    await cache.get("a", RULES, give({ list: [1] }));
    const [one, two] = [await cache.get("a", RULES, refuse), await cache.get("a", RULES, refuse)];
    expect(one.value).toEqual(two.value);
    expect(one.value).not.toBe(two.value);
  });
});

describe("over a store that is reached over a network", () => {
  const far = () => distant(createMemoryStore({ maxBytes: 1_000_000 }));

  it("fetches a question once, whenever those who ask have heard that nothing is kept", async () => {
    const store = far();
    const caches = [open({ store }), open({ store })];
    for (let round = 0; round < 20; round += 1) {
      made = [];
      const [cache] = caches;
      const ask = () => cache?.get(`a${round}`, RULES, give(round));
      const first = ask();
      const others = Array.from({ length: 10 }, async (_, late) => {
        await new Promise((resolve) => setTimeout(resolve, late * 2));
        return await ask();
      });
      const answers = await Promise.all([first, ...others]);
      expect(answers.map((answer) => answer?.value)).toEqual(Array.from({ length: 11 }, () => round));
      expect(made).toEqual(["needed"]);
    }
  });

  it("knows at once what is being fetched, so that whoever waits for it finds it", async () => {
    for (let round = 0; round < 20; round += 1) {
      const cache = open({ store: far() });
      const fetched = cache.get("a", RULES, give(round));
      if ((await cache.peek("a")) === undefined) await cache.settled("a");
      expect(await cache.peek("a")).toBe(round);
      await fetched;
    }
  });

  it("does not put what was read before in the place of what was written meanwhile", async () => {
    const back = createMemoryStore({ maxBytes: 1_000_000 });
    const entry = (text: string) => ({ text, storedAt: 1 });
    for (let round = 0; round < 20; round += 1) {
      const both = layerStores(createMemoryStore({ maxBytes: 1_000_000 }), distant(back));
      await back.set("a", entry("old"));
      const reading = both.get("a");
      await both.set("a", entry("new"));
      await reading;
      expect((await both.get("a"))?.text).toBe("new");
    }
  });
});
