import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { createFileCache } from "./file-cache.ts";

const KB = 1024;

let directory: string;

beforeEach(() => {
  directory = temporaryDirectory();
});

const files = () => readdirSync(directory);
const bytesOf = (fill: number, length = 10 * KB) => Buffer.alloc(length, fill);
/** Removal happens in the background. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

describe("a file cache", () => {
  it("gives back what was put in, also after a restart and under addresses longer than a file name", async () => {
    const cache = createFileCache({ directory, maxBytes: 1000 * KB });
    const key = `https://media.example/${"a".repeat(5000)}?x=/../../etc`;
    await cache.set(key, bytesOf(1));
    await cache.set("empty", Buffer.alloc(0));
    expect(await cache.get(key)).toEqual(bytesOf(1));
    const restarted = createFileCache({ directory, maxBytes: 1000 * KB });
    expect(await restarted.get(key)).toEqual(bytesOf(1));
    expect(await restarted.get("empty")).toEqual(Buffer.alloc(0));
    expect(await restarted.get("another")).toBeUndefined();
    expect(files()).toHaveLength(2);
  });

  it("keeps below its limit, and what was used longest ago goes first", async () => {
    const cache = createFileCache({ directory, maxBytes: 100 * KB });
    for (let index = 0; index < 7; index++) await cache.set(`key ${index}`, bytesOf(index));
    await cache.get("key 0");
    for (let index = 7; index < 10; index++) await cache.set(`key ${index}`, bytesOf(index));
    await settle();
    expect(cache.usedBytes()).toBeLessThanOrEqual(100 * KB);
    expect(files().length).toBeLessThan(9);
    expect(await cache.get("key 0")).toEqual(bytesOf(0));
    expect(await cache.get("key 1")).toBeUndefined();
    expect(await cache.get("key 9")).toEqual(bytesOf(9));
  });

  it("knows after a restart which files were used longest ago, and obeys a lower limit", async () => {
    const first = createFileCache({ directory, maxBytes: 1000 * KB });
    for (let index = 0; index < 6; index++) {
      await first.set(`key ${index}`, bytesOf(index));
      for (const name of files()) {
        const path = join(directory, name);
        const age = new Date(Date.now() - 1000);
        if (index < 5) utimesSync(path, age, age);
      }
    }
    const second = createFileCache({ directory, maxBytes: 30 * KB });
    await second.ready;
    await settle();
    expect(files()).toHaveLength(2);
    expect(await second.get("key 5")).toEqual(bytesOf(5));
  });

  it("writes down what was used, so that another start knows it, but not at every use", async () => {
    const first = createFileCache({ directory, maxBytes: 1000 * KB });
    for (let index = 0; index < 4; index++) await first.set(`key ${index}`, bytesOf(index));
    const dayAgo = Date.now() / 1000 - 24 * 3600;
    const age = () => {
      for (const name of files()) utimesSync(join(directory, name), dayAgo, dayAgo);
    };
    const usedLately = () => files().filter((name) => statSync(join(directory, name)).mtimeMs > dayAgo * 1000 + 1000);
    age();

    const second = createFileCache({ directory, maxBytes: 1000 * KB });
    await second.ready;
    await second.get("key 2");
    await expect.poll(usedLately).toHaveLength(1);
    const third = createFileCache({ directory, maxBytes: 15 * KB });
    await third.ready;
    await expect.poll(files).toHaveLength(1);
    expect(await third.get("key 2")).toEqual(bytesOf(2));

    // The third writes down its use in its own time.
    await settle();
    age();
    await second.get("key 2");
    await settle();
    expect(usedLately()).toEqual([]);
  });

  it("does not keep what is larger than its limit", async () => {
    const cache = createFileCache({ directory, maxBytes: 20 * KB });
    await cache.set("large", bytesOf(1, 50 * KB));
    await settle();
    expect(files()).toEqual([]);
  });

  it("clears away what an interrupted write left behind", async () => {
    const left = join(directory, "abc.tmp");
    writeFileSync(left, "half");
    const twoMinutesAgo = Date.now() / 1000 - 120;
    utimesSync(left, twoMinutesAgo, twoMinutesAgo);
    await createFileCache({ directory, maxBytes: 100 * KB }).ready;
    expect(files()).toEqual([]);
  });

  it("leaves another server on the same directory what that is writing", async () => {
    writeFileSync(join(directory, "abc.tmp"), "half");
    await createFileCache({ directory, maxBytes: 100 * KB }).ready;
    expect(files()).toEqual(["abc.tmp"]);
  });

  it("takes a damaged file, or one of another key, for a missing one", async () => {
    const cache = createFileCache({ directory, maxBytes: 100 * KB });
    await cache.set("key", bytesOf(1));
    const [name = ""] = files();
    for (const damage of ["", "ab", "\0\0\0\x03yek and so on", "\xff\xff\xff\xff"]) {
      writeFileSync(join(directory, name), Buffer.from(damage, "latin1"));
      expect(await cache.get("key")).toBeUndefined();
    }
  });

  it("never fails because the disk does", async () => {
    const warnings: unknown[] = [];
    const health = { failed: (error: unknown) => void warnings.push(error), worked: () => undefined };
    const path = join(directory, "file");
    writeFileSync(path, "");
    const cache = createFileCache({ directory: path, maxBytes: 100 * KB, health });
    await cache.set("key", bytesOf(1));
    expect(await cache.get("key")).toBeUndefined();
    expect(warnings.length).toBeGreaterThan(0);
  });

  it("makes its directory when it is missing or has been deleted", async () => {
    const cache = createFileCache({ directory: join(directory, "a", "b"), maxBytes: 100 * KB });
    await cache.set("key", bytesOf(1));
    expect(await cache.get("key")).toEqual(bytesOf(1));
    rmSync(join(directory, "a"), { recursive: true });
    expect(await cache.get("key")).toBeUndefined();
    await cache.set("key", bytesOf(2));
    expect(await cache.get("key")).toEqual(bytesOf(2));
  });
});
