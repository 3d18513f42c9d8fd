// The object store that servers share, over real HTTP: what comes of it when all is well, and when it is not.
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startS3 } from "../../../test/support/s3-server.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { createFileCache } from "./file-cache.ts";
import { createObjectStore } from "./object-store.ts";
import { shareFiles } from "./shared-files.ts";

type S3 = Awaited<ReturnType<typeof startS3>>;
let s3: S3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

function openServer(place = s3.place, timeoutMs = 1000, now?: () => number) {
  const lines: unknown[] = [];
  const log = { warn: (...line: unknown[]) => lines.push(line), info: (...line: unknown[]) => lines.push(line) };
  const objects = createObjectStore({ ...place, timeoutMs, log, ...(now && { now }) });
  const own = createFileCache({ directory: temporaryDirectory(), maxBytes: 1_000_000 });
  const files = shareFiles(own, { objects, folder: "pictures" });
  const counted = async (outcome: string) =>
    new RegExp(`outcome="${outcome}"} (\\d+)`).exec(await objects.metrics.metrics())?.[1] ?? "0";
  return { objects, own, files, lines, counted };
}

describe("[M-03] pictures in an object store", () => {
  it("[M-03] what one server has made, another fetches, and then has itself", async () => {
    const [one, other] = [openServer(), openServer()];
    const bytes = Buffer.from("a picture");
    await one.files.set("card/1", bytes);
    await one.objects.close();
    expect(await other.files.get("card/1")).toEqual(bytes);
    expect(await other.own.get("card/1")).toEqual(bytes);
    expect(await other.files.get("card/2")).toBeUndefined();
    expect([await one.counted("written"), await other.counted("hit"), await other.counted("miss")]).toEqual([
      "1",
      "1",
      "1",
    ]);
    // A name that says nothing, whatever the key is made of.
    expect(s3.objects().join("\n")).not.toMatch(/card/);
  });

  it("[M-03] what is not what was put there is not given", async () => {
    const [one, other] = [openServer(), openServer()];
    await one.files.set("card/3", Buffer.from("another picture"));
    await one.objects.close();
    s3.damage();
    expect(await other.files.get("card/3")).toBeUndefined();
    expect(await other.own.get("card/3")).toBeUndefined();
  });

  it("[M-03] without it each server goes on, asks it a few times, says so once, and hears when it is back", async () => {
    let now = 0;
    const server = openServer(s3.place, 1000, () => now);
    await s3.stop();
    for (let at = 0; at < 10; at += 1) {
      await server.files.set(`gone/${at}`, Buffer.from("kept here"));
      expect(await server.files.get(`gone/${at}`)).toEqual(Buffer.from("kept here"));
      expect(await server.files.get(`never/${at}`)).toBeUndefined();
    }
    await server.objects.close();
    expect(server.lines).toHaveLength(1);
    expect(JSON.stringify(server.lines)).not.toContain(s3.place.secretAccessKey);
    expect(await server.objects.metrics.metrics()).toContain("object_store_away 1");
    await s3.start();
    now += 11_000;
    await server.files.set("back", Buffer.from("again"));
    await server.objects.close();
    expect(await openServer().files.get("back")).toEqual(Buffer.from("again"));
  });

  it("[M-03] a key that is refused costs no picture", async () => {
    const server = openServer({ ...s3.place, accessKeyId: "NOBODY" });
    await server.files.set("refused", Buffer.from("kept here"));
    await server.objects.close();
    expect(await server.files.get("refused")).toEqual(Buffer.from("kept here"));
    expect(await server.counted("403")).toBe("1");
    expect(JSON.stringify(server.lines)).not.toContain(s3.place.secretAccessKey);
  });

  it("[M-03] one that hangs is waited for so long, three times, and then not asked", async () => {
    const hanging = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(hanging, "listening");
    onTestFinished(() => {
      hanging.closeAllConnections();
      hanging.close();
    });
    const { port } = hanging.address() as AddressInfo; // A TCP server has an AddressInfo.
    const server = openServer({ ...s3.place, endpoint: `http://127.0.0.1:${port}/bucket` }, 100);
    const began = performance.now();
    for (let at = 0; at < 30; at += 1) expect(await server.files.get(`hangs/${at}`)).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(2500);
    expect(await server.counted("TIMEOUT")).toBe("3");
  });
});
