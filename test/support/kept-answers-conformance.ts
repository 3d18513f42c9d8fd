// What every store of answers must do: the port's promises. An adapter passes when its own test runs this over itself.
import { describe, expect, it } from "vitest";
import type { KeptAnswers } from "../../src/server/cache/kept-answers.ts";

const entry = (text: string) => ({ text, storedAt: 1000 });

/** Describes the store that `open` makes, empty each time, with room for a megabyte. */
export function describeKeptAnswers(name: string, open: () => { store: KeptAnswers; close: () => void }): void {
  const withStore = (test: (store: KeptAnswers) => Promise<void>) => async () => {
    const { store, close } = open();
    try {
      await test(store);
    } finally {
      close();
    }
  };

  describe(`${name}: a store of answers`, () => {
    it(
      "gives back what was put there last, under its whole key, and nothing under another",
      withStore(async (store) => {
        const long = "games?search=".padEnd(5000, "ü");
        await store.set(long, entry("1"));
        await store.set(`${long}x`, entry('{"ü":[1,null]}'));
        await store.set(long, { ...entry("2"), storedAt: 2000 });
        expect(await store.get(long)).toEqual({ ...entry("2"), storedAt: 2000 });
        expect(await store.get(`${long}x`)).toEqual(entry('{"ü":[1,null]}'));
        expect(await store.get("games?search=")).toBeUndefined();
      }),
    );

    it(
      "takes many at once and says what they take",
      withStore(async (store) => {
        const before = await store.usedBytes();
        await Promise.all(Array.from({ length: 50 }, (_, at) => store.set(`key ${at}`, entry(`"${at}"`))));
        const read = await Promise.all(Array.from({ length: 50 }, (_, at) => store.get(`key ${at}`)));
        expect(read.map((kept) => kept?.text)).toEqual(Array.from({ length: 50 }, (_, at) => `"${at}"`));
        expect(await store.usedBytes()).toBeGreaterThan(before);
      }),
    );
  });
}
