// One server builds and others fetch, through a real folder and a real server of the S3 protocol.
import { copyFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { startS3 } from "../../../test/support/s3-server.ts";
import { sharedData, startSharingServer, type SharingServerOptions } from "../../../test/support/sharing-server.ts";
import { canMountSmallDisk, mountSmallDisk } from "../../../test/support/small-disk.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { createBucketPlace } from "#server/cache/bucket-place.ts";
import { createFolderPlace } from "#server/cache/folder-place.ts";
import type { SharedPlace } from "#server/cache/shared-place.ts";
import { ALWAYS, NEVER } from "./builder-turn.ts";
import { fileName, pointerName } from "./shared-pointer.ts";
import { catalogueVersion } from "./version.ts";

/** A build is a process of its own, at a low priority: a busy machine lets it wait. */
const PATIENCE = { timeout: 150_000 };
const hasSmallDisk = canMountSmallDisk();
const DAY_MS = 24 * 3_600_000;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(options: SharingServerOptions) {
  const server = await startSharingServer(options);
  closing.push(server.close);
  return server;
}

async function bucket(): Promise<SharedPlace> {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  return createBucketPlace({ ...s3.place, timeoutMs: 30_000 }, { folder: "catalogues/" });
}

const packedIn = (directory: string) => readdirSync(directory).filter((name) => name.endsWith(".zst"));
const pointerIn = (directory: string) => readdirSync(directory).find((name) => name.startsWith("latest-")) ?? "";

describe.each([
  ["a folder", async () => createFolderPlace(temporaryDirectory())],
  ["a bucket", bucket],
])("[M-03] a catalogue shared through %s", { timeout: 400_000 }, (_name, openPlace) => {
  it("[M-03] is built by one and fetched by the other, at its start and while it answers", async () => {
    const place = await openPlace();
    const dataDirectory = sharedData();
    const builder = await start({ dataDirectory, place, turn: ALWAYS });
    await builder.take("Rain Wheel");
    await expect.poll(() => builder.counted("published"), PATIENCE).toBeGreaterThan(0);
    await expect.poll(() => builder.find("Rain Wheel"), PATIENCE).toHaveLength(1);
    await expect.poll(async () => (await place.list()).length, PATIENCE).toBeGreaterThan(1);
    const pointed = async () => {
      const name = (await place.list()).find((each) => each.name.startsWith("latest-"))?.name ?? "";
      const found = await place.read(name);
      return typeof found === "object" ? JSON.parse(found.text).revision : -1;
    };
    await expect.poll(pointed, PATIENCE).toBe(await builder.records.revision());

    const other = await start({ dataDirectory, place, turn: NEVER });
    expect(other.lines[0]).toMatchObject({ msg: "the catalogue is there", how: "fetched", revision: 1 });
    expect(await other.find("Rain Wheel")).toEqual(await builder.find("Rain Wheel"));
    await builder.take("Snow Wheel");
    await expect.poll(() => other.find("Snow Wheel"), PATIENCE).toHaveLength(1);
    expect([await other.counted("built"), await other.counted("fetched")]).toEqual([0, 2]);
    expect(await other.counted("published")).toBe(0);
    // What is on its disk is not fetched again.
    const again = await start({ dataDirectory, stateDirectory: other.stateDirectory, place, turn: NEVER });
    expect(again.lines[0]).toMatchObject({ how: "kept", revision: 2 });
    expect(await again.counted("fetched")).toBe(0);
  });
});

describe("[M-03] a shared catalogue", { timeout: 400_000 }, () => {
  /** A place in which one server has put a game of its records. */
  async function startBuilt() {
    const folder = temporaryDirectory();
    const place = createFolderPlace(folder);
    const dataDirectory = sharedData();
    const builder = await start({ dataDirectory, place, turn: ALWAYS });
    const share = async (name: string) => {
      const before = await builder.counted("published");
      await builder.take(name);
      await expect.poll(() => builder.counted("published"), PATIENCE).toBeGreaterThan(before);
      await expect.poll(() => builder.find(name), PATIENCE).toHaveLength(1);
    };
    // That of data/ alone comes first.
    await expect.poll(() => builder.counted("published"), PATIENCE).toBe(1);
    await share("Rain Wheel");
    return { folder, place, dataDirectory, builder, share };
  }

  it("[M-03] is exchanged under load without a request that fails", async () => {
    const { place, dataDirectory, share } = await startBuilt();
    const other = await start({ dataDirectory, place, turn: NEVER });
    const statuses = new Set<number>();
    const asked = new AbortController();
    const paths = ["/api/games?search=ring", "/api/games/501", "/api/genres", "/api/games?genres=action&page_size=5"];
    const asking = Promise.all(
      paths.map(async (path) => {
        while (!asked.signal.aborted) {
          // Each with a word of its own, so that no finished answer is given again.
          const word = `${path.includes("?") ? "&" : "?"}any=${Math.random()}`;
          statuses.add((await other.test.get(path + word)).status);
          await sleep(2);
        }
      }),
    );
    for (const name of ["Snow Wheel", "Hail Wheel", "Fog Wheel"]) {
      await share(name);
      await expect.poll(() => other.find(name), PATIENCE).toHaveLength(1);
    }
    asked.abort();
    await asking;
    expect([...statuses]).toEqual([200]);
    expect(await other.counted("built")).toBe(0);
  });

  it("[M-03] whose hash is wrong is not used, which is told in a line, and the server builds for itself", async () => {
    const { folder, place, dataDirectory } = await startBuilt();
    for (const name of packedIn(folder)) {
      const bytes = readFileSync(join(folder, name));
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      writeFileSync(join(folder, name), bytes);
    }
    const other = await start({ dataDirectory, place, turn: NEVER });
    expect(other.revision).toBe(0);
    expect(await other.find("Storm Ring")).toEqual([501]);
    // It looks again and again, and says so once.
    await sleep(1000);
    expect(other.lines.filter(({ msg }) => msg.includes("not what was put there"))).toHaveLength(1);
    expect([await other.counted("refused"), await other.counted("built")]).toEqual([1, 1]);
    expect(readdirSync(other.stateDirectory).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("[M-03] that is sound and of the right size, but not the one that was named, is not used", async () => {
    const { folder, place, dataDirectory } = await startBuilt();
    const pointer = JSON.parse(readFileSync(join(folder, pointerIn(folder)), "utf8"));
    const path = join(folder, fileName(pointer.sha256));
    const bytes = zstdCompressSync(zstdDecompressSync(readFileSync(path)), {
      params: { [constants.ZSTD_c_compressionLevel]: 9 },
    });
    writeFileSync(path, bytes);
    writeFileSync(join(folder, pointerIn(folder)), JSON.stringify({ ...pointer, bytes: bytes.length }));
    const other = await start({ dataDirectory, place, turn: NEVER });
    expect(other.revision).toBe(0);
    expect(await other.counted("refused")).toBe(1);
  });

  it("[M-03] that breaks off on its way is not used, and fetched when it comes whole", async () => {
    const { folder, place, dataDirectory, share } = await startBuilt();
    const newest = packedIn(folder);
    const whole = new Map(newest.map((name) => [name, readFileSync(join(folder, name))]));
    for (const name of newest) truncateSync(join(folder, name), 1000);
    const other = await start({ dataDirectory, place, turn: NEVER });
    expect(other.revision).toBe(0);
    expect(await other.counted("failed")).toBeGreaterThan(0);
    expect(other.lines.filter(({ msg }) => msg.includes("the place fails"))).toHaveLength(1);
    for (const [name, bytes] of whole) writeFileSync(join(folder, name), bytes);
    await expect.poll(() => other.find("Rain Wheel"), PATIENCE).toHaveLength(1);
    await share("Snow Wheel");
    await expect.poll(() => other.find("Snow Wheel"), PATIENCE).toHaveLength(1);
  });

  it("[M-03] is built by each where the place cannot be asked", async () => {
    const broken = createFolderPlace(temporaryDirectory());
    const refuse = async () => {
      throw Object.assign(new Error("away"), { code: "EIO" });
    };
    const away: SharedPlace = { ...broken, read: refuse, list: refuse, open: refuse, write: refuse, put: refuse };
    const server = await start({ dataDirectory: sharedData(), place: away, turn: ALWAYS });
    expect(await server.find("Storm Ring")).toEqual([501]);
    await server.take("Rain Wheel");
    await expect.poll(() => server.find("Rain Wheel"), PATIENCE).toHaveLength(1);
    expect(server.lines.filter(({ msg }) => msg.includes("the place fails"))).toHaveLength(1);
    expect(await server.counted("published")).toBe(0);
  });

  it.runIf(hasSmallDisk)("[M-03] waits for room where the place is full, and its builder goes on", async () => {
    const disk = await mountSmallDisk(8);
    onTestFinished(() => disk.close());
    disk.fill();
    const dataDirectory = sharedData();
    const place = createFolderPlace(join(disk.outside, "shared"));
    const server = await start({ dataDirectory, place, turn: ALWAYS });
    await server.take("Rain Wheel");
    await expect.poll(() => server.find("Rain Wheel"), PATIENCE).toHaveLength(1);
    await expect.poll(() => server.counted("failed"), PATIENCE).toBeGreaterThan(0);
    expect(await server.counted("published")).toBe(0);
    disk.free();
    await expect.poll(() => server.counted("published"), PATIENCE).toBe(1);
    const other = await start({ dataDirectory, place, turn: NEVER });
    expect(await other.find("Rain Wheel")).toHaveLength(1);
  });

  it("[M-03] of another version of the data is not taken, also where the pointer says that it is of this one", async () => {
    const { folder, place } = await startBuilt();
    const dataDirectory = sharedData("Hail Ring");
    const other = await start({ dataDirectory, place, turn: NEVER });
    expect(other.revision).toBe(0);
    expect([await other.counted("fetched"), await other.counted("built")]).toEqual([0, 1]);
    const pointer = pointerIn(folder);
    copyFileSync(join(folder, pointer), join(folder, pointerName(catalogueVersion(dataDirectory))));
    await expect.poll(() => other.counted("refused"), PATIENCE).toBe(1);
    expect(await other.find("Hail Ring")).toEqual([501]);
  });

  it("[M-03] never gives way to one of fewer records, and the server that has those answers with it, too", async () => {
    const { place, dataDirectory, share } = await startBuilt();
    await share("Hail Wheel");
    const poorer = await start({ dataDirectory, place, turn: ALWAYS });
    expect(poorer.revision).toBe(2);
    await poorer.take("Snow Wheel");
    expect(await poorer.records.revision()).toBe(1);
    await sleep(1000);
    // Whatever it had begun to build would have to end before.
    await share("Fog Wheel");
    await expect.poll(() => poorer.find("Fog Wheel"), PATIENCE).toHaveLength(1);
    expect([await poorer.counted("built"), await poorer.counted("published")]).toEqual([0, 0]);
    expect(await poorer.find("Rain Wheel")).toHaveLength(1);
  });

  it("[M-03] is put there again when it was lost, also under the same name", async () => {
    const { folder, builder } = await startBuilt();
    const pointer = pointerIn(folder);
    const before = readFileSync(join(folder, pointer), "utf8");
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    await expect.poll(() => packedIn(folder).length, PATIENCE).toBe(1);
    await expect.poll(() => readdirSync(folder), PATIENCE).toContain(pointer);
    expect(JSON.parse(readFileSync(join(folder, pointer), "utf8")).sha256).toBe(JSON.parse(before).sha256);
    expect(await builder.counted("built")).toBeGreaterThan(0);
  });

  it("[M-03] that no pointer has named for a day goes, and one that was named an hour ago stays", async () => {
    const folder = temporaryDirectory();
    let ahead = 0;
    const now = () => Date.now() + ahead;
    const builder = await start({
      dataDirectory: sharedData(),
      place: createFolderPlace(folder),
      turn: ALWAYS,
      now,
    });
    const share = async (name: string) => {
      await builder.take(name);
      await expect.poll(() => builder.find(name), PATIENCE).toHaveLength(1);
      await expect.poll(() => builder.counted("published"), PATIENCE).toBe((await builder.records.revision()) + 1);
    };
    await share("Rain Wheel");
    const [first, second] = packedIn(folder);
    expect([first, second]).not.toContain(undefined);
    ahead = 2 * DAY_MS;
    // The second was named until now, the first until two days ago.
    await share("Snow Wheel");
    await expect.poll(() => packedIn(folder).length, PATIENCE).toBe(2);
    ahead = 2 * DAY_MS + 3_600_000;
    await share("Hail Wheel");
    expect(packedIn(folder)).toHaveLength(3);
  });
});
