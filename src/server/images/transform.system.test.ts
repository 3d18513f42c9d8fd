import { spawnSync } from "node:child_process";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { ImageRequest } from "#shared/images.ts";
import type { HttpError } from "#server/http/http-error.ts";
import { gifBomb, pngBomb } from "../../../test/support/bombs.ts";
import { isDeep } from "../../../test/support/lane.ts";
import { noisePicture } from "../../../test/support/origin-server.ts";
import { transform } from "./transform.ts";

const BOX: ImageRequest = { url: "/a", width: 600, height: 400, quality: 85, output: "webp", sharpen: true };

/** The best of a few runs, because this machine may have other things to do. */
async function fastestMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

const statusOf = (bytes: Buffer) =>
  transform(bytes, { ...BOX, width: 100, height: 100 }).then(
    () => 200,
    (error: HttpError) => error.statusCode,
  );

describe("what comes out", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("[I-01] has the box's size, made of %s", async (format) => {
    const made = await transform(await noisePicture(700, 500, format), BOX);
    expect(await sharp(made).metadata()).toMatchObject({ format: "webp", width: 600, height: 400 });
  });

  it.each([
    ["webp", "webp"],
    ["avif", "heif"],
    ["jpg", "jpeg"],
  ] as const)("[I-01] is encoded as %s", async (output, format) => {
    const made = await transform(await noisePicture(700, 500), { ...BOX, output });
    expect(await sharp(made).metadata()).toMatchObject({ format, width: 600, height: 400 });
  });

  it("[I-01] fills the box and cuts off what is outside of it", async () => {
    const bands = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#ff0000" } })
      .composite([
        { input: { create: { width: 100, height: 100, channels: 3, background: "#00ff00" } }, left: 100, top: 0 },
      ])
      .png()
      .toBuffer();
    const made = await transform(bands, { ...BOX, width: 100, height: 100, sharpen: false, quality: 90 });
    const { dominant } = await sharp(made).stats();
    expect(dominant.g).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(60);
  });

  it("carries no metadata, and stands upright", async () => {
    const original = await sharp(await noisePicture(300, 200))
      .withExif({ IFD0: { Copyright: "somebody", Orientation: "6" }, IFD3: { GPSLatitudeRef: "N" } })
      .withIccProfile("p3")
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>")
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    for (const output of ["webp", "avif", "jpg"] as const) {
      const made = await transform(original, { ...BOX, width: 200, height: 300, output });
      const { exif, icc, xmp, orientation } = await sharp(made).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
    }
  });

  it("is sharper when asked to be", async () => {
    const original = await noisePicture(1200, 800);
    const sharpnessOf = async (sharpen: boolean) =>
      (await sharp(await transform(original, { ...BOX, sharpen })).stats()).sharpness;
    expect(await sharpnessOf(true)).toBeGreaterThan((await sharpnessOf(false)) * 1.2);
  });

  it("is the first frame of what moves", async () => {
    const frames = ["#ff0000", "#0000ff"].map((background) => ({
      create: { width: 100, height: 100, channels: 3 as const, background },
    }));
    for (const format of ["gif", "webp"] as const) {
      const moving = await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
        join: { animated: true },
      })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(moving).metadata()).pages).toBe(2);
      const made = await transform(moving, BOX);
      expect((await sharp(made).metadata()).pages ?? 1).toBe(1);
      expect((await sharp(made).stats()).dominant.r).toBeGreaterThan(200);
    }
  });

  it("has no alpha where the encoding has none", async () => {
    const clear = await sharp({ create: { width: 60, height: 40, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    const made = await transform(clear, { ...BOX, output: "jpg" });
    expect((await sharp(made).stats()).dominant).toMatchObject({ r: 8, g: 8, b: 8 });
  });
});

describe("[I-01] what is no picture is refused with 415", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>';
  it.each([
    ["nothing", ""],
    ["text", "hello"],
    ["HTML", "<!doctype html><img src=x onerror=alert(1)>"],
    ["SVG", svg],
    ["SVG with a declaration", `<?xml version="1.0"?>${svg}`],
    ["SVG behind the magic bytes of JPEG", `\xff\xd8\xff${svg}`],
    ["SVG behind the magic bytes of PNG", `\x89PNG\r\n\x1a\n${svg}`],
    ["SVG behind the magic bytes of GIF", `GIF89a${svg}`],
    ["SVG behind the magic bytes of WebP", `RIFF\0\0\0\0WEBP${svg}`],
    ["SVG behind the magic bytes of AVIF", `\0\0\0\x1cftypavif\0\0\0\0avifmif1${svg}`],
    ["magic bytes alone", "\xff\xd8\xff"],
    ["TIFF", "II*\0\x08\0\0\0\0\0"],
    ["BMP", "BM\x46\0\0\0\0\0\0\0\x36\0\0\0"],
    ["PDF", "%PDF-1.7\n"],
    ["HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
    ["MP4", "\0\0\0\x18ftypmp42\0\0\0\0mp42isom"],
    ["a ZIP", "PK\x03\x04"],
    ["an OpenEXR", "v/1\x01"],
    ["a FITS", "SIMPLE  =                    T"],
    ["a PPM", "P6\n1 1\n255\n\0\0\0"],
  ])("%s", async (_name, text) => {
    await expect(transform(Buffer.from(text, "latin1"), BOX)).rejects.toMatchObject({ statusCode: 415 });
  });

  it("a real TIFF", async () => {
    const tiff = await sharp(await noisePicture(60, 40))
      .tiff()
      .toBuffer();
    await expect(transform(tiff, BOX)).rejects.toMatchObject({ statusCode: 415 });
  });

  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("half a %s", async (format) => {
    const whole = await noisePicture(600, 400, format);
    await expect(transform(whole.subarray(0, whole.length / 2), BOX)).rejects.toMatchObject({ statusCode: 415 });
  });
});

describe("[I-01] a bomb is refused before its pixels are read", () => {
  it.each([
    ["a PNG of 60 million pixels", pngBomb(10_000, 6000, 6000)],
    ["a PNG that claims 60 million pixels", pngBomb(10_000, 6000)],
    ["a PNG that claims as many as a header can", pngBomb(2 ** 31 - 1, 2 ** 31 - 1)],
  ])("%s", async (_name, bytes) => {
    expect([413, 415]).toContain(await statusOf(bytes));
    expect(await fastestMs(() => statusOf(bytes))).toBeLessThan(50);
  });

  it("one pixel row below the limit is taken", async () => {
    const made = await transform(pngBomb(10_000, 5000, 5000), { ...BOX, width: 100, height: 100 });
    expect(await sharp(made).metadata()).toMatchObject({ width: 100, height: 100 });
  });

  it.each([
    ["a GIF of a hundred thousand frames costs one", gifBomb(100_000)],
    ["a GIF that claims 65,535 by 65,535 costs what its frames fill", gifBomb(1, 65_535, 65_535)],
  ])("%s", async (_name, bytes) => {
    expect(await statusOf(bytes)).toBe(200);
    expect(await fastestMs(() => statusOf(bytes))).toBeLessThan(500);
  });

  it.runIf(isDeep)(
    "the memory comes back",
    () => {
      // A process of its own, with the environment that `npm start` gives to the server.
      const { stdout } = spawnSync(process.execPath, ["scripts/run.js", "--expose-gc", "test/support/throw-bombs.ts"], {
        cwd: join(import.meta.dirname, "../../.."),
        encoding: "utf8",
      });
      const { beforeMb, afterMb } = JSON.parse(stdout) as { beforeMb: number; afterMb: number };
      expect(beforeMb).toBeGreaterThan(20);
      expect(afterMb - beforeMb).toBeLessThan(60);
    },
    // Beside others that take the processors, too.
    300_000,
  );
});
