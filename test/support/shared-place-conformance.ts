// What every place for common files has to do, whatever it is.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import type { SharedPlace } from "../../src/server/cache/shared-place.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const MB = 1024 * 1024;

/** `open` gives two that see the same, with nothing in it. */
export function describeSharedPlace(name: string, open: () => Promise<readonly [SharedPlace, SharedPlace]>): void {
  describe(`[M-03] a place for common files: ${name}`, () => {
    let [one, other]: readonly SharedPlace[] = [];
    beforeEach(async () => {
      [one, other] = await open();
    });
    const fileOf = (bytes: Buffer) => {
      const path = join(temporaryDirectory(), "file");
      writeFileSync(path, bytes);
      return path;
    };

    it("[M-03] has nothing at first, and takes away what is not there", async () => {
      expect(await one?.read("latest.json")).toBeUndefined();
      expect(await one?.open("file")).toBeUndefined();
      expect(await one?.list()).toEqual([]);
      await one?.remove("file");
    });

    it("[M-03] gives a text that another has written, and says when it is the same", async () => {
      expect(await one?.write("latest.json", "first", undefined)).toBe(true);
      const found = await other?.read("latest.json");
      expect(found).toMatchObject({ text: "first" });
      const mark = typeof found === "object" ? found.mark : "";
      expect(await other?.read("latest.json", mark)).toBe("same");
      expect(await one?.write("latest.json", "second", mark)).toBe(true);
      expect(await other?.read("latest.json", mark)).toMatchObject({ text: "second" });
      await one?.remove("latest.json");
      expect(await other?.read("latest.json", mark)).toBeUndefined();
    });

    it("[M-03] keeps files to the byte, small ones and those that go in parts, and lists them", async () => {
      const small = Buffer.from("small");
      const large = Buffer.alloc(20 * MB + 7, "large and larger");
      await one?.put("small", fileOf(small));
      await one?.put("large", fileOf(large));
      for (const [file, bytes] of [["small", small] as const, ["large", large] as const]) {
        const stream = await other?.open(file);
        expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
      }
      const middle = await other?.open("large", { from: MB + 1, bytes: 9 * MB });
      expect(middle && (await buffer(middle)).equals(large.subarray(MB + 1, 10 * MB + 1))).toBe(true);
      expect(await other?.open("missing", { from: 0, bytes: 5 })).toBeUndefined();
      const listed = (await other?.list()) ?? [];
      expect(listed.map((each) => each.name).toSorted()).toEqual(["large", "small"]);
      for (const { changedAt } of listed) expect(Math.abs(Date.now() - changedAt)).toBeLessThan(600_000);
      await other?.remove("small");
      expect(await one?.open("small")).toBeUndefined();
    });
  });
}
