import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ImageRequest } from "#shared/images.ts";
import { drawPicture } from "#artwork/draw-picture.ts";
import type { ArtworkBrief } from "#artwork/brief.ts";
import { isDeep } from "../../../test/support/lane.ts";
import { createPictureProcess, type PictureProcess, type PictureProcessOptions } from "./picture-process.ts";

const BRIEF: ArtworkBrief = { id: 7, scene: "ocean", mood: "calm", sentences: [] };
const BOX: ImageRequest = { url: "", width: 60, height: 40, quality: 80, output: "webp", sharpen: false };
const square = () =>
  sharp({ create: { width: 90, height: 90, channels: 3, background: "#804020" } })
    .png()
    .toBuffer();

let work: PictureProcess | undefined;
const start = (options: PictureProcessOptions = {}) => (work = createPictureProcess(options));
afterEach(() => work?.close());

/** Is there a process with this number, other than one that has ended and waits to be asked how? */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

const statusOf = (pid: number, thread: number) => readFileSync(`/proc/${pid}/task/${thread}/status`, "utf8");

async function pidAtWork(pictures: PictureProcess): Promise<number> {
  await pictures.resize(await square(), BOX);
  return pictures.pid() ?? 0;
}

describe("createPictureProcess", () => {
  it("[I-01] draws the very bytes that are drawn in one's own process, and resizes", async () => {
    const pictures = start();
    const [drawn, resized] = await Promise.all([
      pictures.draw(BRIEF, "background"),
      pictures.resize(await square(), BOX),
    ]);
    expect(drawn.equals(await drawPicture(BRIEF, "background"))).toBe(true);
    expect(await sharp(resized).metadata()).toMatchObject({ format: "webp", width: 60, height: 40 });
  });

  it("[safety-9] hands refusals on as they are", async () => {
    const refused = start().resize(Buffer.from("<svg/>"), BOX);
    await expect(refused).rejects.toMatchObject({ name: "HttpError", statusCode: 415, code: "not_a_picture" });
  });
});

describe.runIf(process.platform === "linux")("the process that makes pictures", () => {
  it("lets answers of the server go first, with every thread that decodes", async () => {
    const pid = await pidAtWork(start());
    expect(getPriority(pid)).toBeGreaterThan(getPriority());
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => Number(thread));
    const decoding = threads.filter((thread) => /^Name:\s+(?:libuv|pool)/m.test(statusOf(pid, thread)));
    expect(decoding.length).toBeGreaterThan(0);
    expect(decoding.map(getPriority)).toEqual(decoding.map(() => getPriority(pid)));
  });

  it("ends when there was no picture for a while, and the next one starts another", async () => {
    const pictures = start({ idleMs: 100 });
    const pid = await pidAtWork(pictures);
    expect(isAlive(pid)).toBe(true);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
    expect(pictures.pid()).toBeUndefined();
    expect(await pidAtWork(pictures)).not.toBe(pid);
  });

  it.runIf(isDeep)(
    "does not end under a picture because others came and went at the same time",
    async () => {
      const pictures = start({ idleMs: 60 });
      const bytes = await square();
      await pictures.resize(bytes, BOX);
      for (let round = 0; round < 12; round += 1) {
        await Promise.all(Array.from({ length: 8 }, () => pictures.resize(bytes, BOX)));
        // Whatever was set off when the crowd had gone must not strike these.
        await sleep(10 + 5 * round);
        const made = await Promise.all([pictures.draw(BRIEF, "screenshot-2"), pictures.resize(bytes, BOX)]);
        expect(made.every(({ length }) => length > 0)).toBe(true);
      }
    },
    60_000,
  );

  it("[safety-10] takes only its own pictures with it when it dies", async () => {
    const warn = vi.fn();
    const pictures = start({ warn });
    const pid = await pidAtWork(pictures);
    const lost = pictures.draw(BRIEF, "screenshot-1");
    process.kill(pid, "SIGKILL");
    await expect(lost).rejects.toMatchObject({ statusCode: 503, code: "picture_failed" });
    expect(await pidAtWork(pictures)).not.toBe(pid);
    expect(warn).toHaveBeenCalledExactlyOnceWith({ reason: "SIGKILL" }, expect.any(String));
  });

  it("[safety-10] is ended when a picture takes longer than any may", async () => {
    const pictures = start({ taskTimeoutMs: 400 });
    const lost = pictures.draw(BRIEF, "background");
    const pid = pictures.pid() ?? 0;
    process.kill(pid, "SIGSTOP");
    await expect(lost).rejects.toMatchObject({ statusCode: 503, code: "picture_failed" });
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
  });

  it("is let go of at the end of the server, with what is still under way", async () => {
    const pictures = start();
    const pid = await pidAtWork(pictures);
    const lost = pictures.draw(BRIEF, "background");
    pictures.close();
    await expect(lost).rejects.toMatchObject({ statusCode: 503 });
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
  });

  it("[safety-1] knows no setting of the server, a key least of all", async () => {
    vi.stubEnv("RAWG_API_KEY", "canary-7a1f");
    const environment = readFileSync(`/proc/${await pidAtWork(start())}/environ`, "utf8");
    expect(environment).toContain("MALLOC_ARENA_MAX=");
    expect(environment).not.toContain("canary-7a1f");
    vi.unstubAllEnvs();
  });

  it("[safety-22] goes on through the signals that end the server, until the server lets go of it", async () => {
    const pictures = start();
    const pid = await pidAtWork(pictures);
    const drawn = pictures.draw(BRIEF, "background");
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.kill(pid, signal);
    expect((await drawn).length).toBeGreaterThan(0);
    await sleep(50);
    expect(isAlive(pid)).toBe(true);
    pictures.close();
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
  });
});
