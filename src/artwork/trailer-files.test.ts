// The committed loops themselves: light enough to bundle, whole, and without a jump where they begin again.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ARTWORK_HEIGHT_PX, ARTWORK_WIDTH_PX, type Scene } from "#shared/artwork.ts";
import { TRAILER_SCENES, TRAILER_VERSION, TRAILERS, trailerFile, type Trailer } from "#shared/trailers.ts";
import { trailerBrief } from "./trailer-briefs.ts";
import { composeTrailerFrame, TRAILER_FRAMES } from "./trailer-frames.ts";

const DIRECTORY = join(import.meta.dirname, "../../data/trailers");
const BUDGET_BYTES = 6_000_000;
const WIDTH_PX = 160;
const HEIGHT_PX = 90;
/** How much larger the step over the seam may be than the largest step between neighbours. */
const SEAM_FACTOR = 1.15;
/** What a step may differ in mean grey, of 255, because the first frame is encoded by itself and the last is not. */
const KEY_FRAME_NOISE = 0.6;
/** Mean grey by which the frame in the middle differs at least from the first. */
const MOTION_MIN = 0.5;

const read = (trailer: Trailer) => readFileSync(join(DIRECTORY, trailerFile(trailer)));
const hasFfmpeg = spawnSync("ffmpeg", ["-version"]).status === 0;

/** The frames of a trailer, small and grey. */
function decode(trailer: Trailer): Uint8Array[] {
  const filter = `scale=${WIDTH_PX}:${HEIGHT_PX}:flags=area,format=gray`;
  const input = ["-v", "error", "-i", join(DIRECTORY, trailerFile(trailer))];
  const { stdout } = spawnSync("ffmpeg", [...input, "-vf", filter, "-f", "rawvideo", "-"], { maxBuffer: BUDGET_BYTES });
  const bytes = WIDTH_PX * HEIGHT_PX;
  return Array.from({ length: stdout.length / bytes }, (_, index) =>
    stdout.subarray(index * bytes, (index + 1) * bytes),
  );
}

/** A drawn frame in the same form. */
function drawSmall(scene: Scene, time: number): Promise<Uint8Array> {
  const box = `width="${WIDTH_PX}" height="${HEIGHT_PX}" viewBox="0 0 ${ARTWORK_WIDTH_PX} ${ARTWORK_HEIGHT_PX}"`;
  const frame = composeTrailerFrame(trailerBrief(scene), time);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${frame}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: "#000000" }).greyscale().raw().toBuffer();
}

/** Mean difference of two frames, of 255. */
function difference(one: Uint8Array = new Uint8Array(), two: Uint8Array = new Uint8Array()): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (two[index] ?? 0)), 0) / one.length;
}

describe("the files of data/trailers", () => {
  it("are those of at least twelve worlds, in two sizes and two formats each, and nothing else", () => {
    expect(TRAILER_SCENES.length).toBeGreaterThanOrEqual(12);
    const names = readdirSync(DIRECTORY).filter((name) => name !== "README.md");
    expect(names.toSorted()).toEqual(TRAILERS.map(trailerFile).toSorted());
  });

  it("are together at most 6 MB", () => {
    const total = TRAILERS.reduce((sum, trailer) => sum + read(trailer).length, 0);
    expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
  });

  it("belong to the version in their addresses", () => {
    const hash = createHash("sha256");
    for (const trailer of TRAILERS) hash.update(read(trailer));
    // When the files have changed, raise TRAILER_VERSION and put both new values here.
    expect({ version: TRAILER_VERSION, files: hash.digest("hex").slice(0, 16) }).toEqual({
      version: 4,
      files: "014de3e0ff0a7006",
    });
  });

  it.each(TRAILERS.filter(({ format }) => format === "mp4"))("$scene $size as MP4 has its index first", (trailer) => {
    const text = read(trailer).toString("latin1");
    expect(text.slice(4, 8)).toBe("ftyp");
    expect(text.indexOf("moov")).toBeGreaterThan(0);
    expect(text.indexOf("moov")).toBeLessThan(text.indexOf("mdat"));
  });

  it.each(TRAILERS.filter(({ format }) => format === "webm"))("$scene $size as WebM is that", (trailer) => {
    const bytes = read(trailer);
    expect(bytes.readUInt32BE(0)).toBe(0x1a45dfa3);
    expect(bytes.subarray(0, 64).toString("latin1")).toContain("webm");
  });

  // Decoding needs ffmpeg, which makes the files but is not needed to serve them.
  it.skipIf(!hasFfmpeg).each(TRAILER_SCENES)("%s has its length, moves, and begins again without a jump", (scene) => {
    const frames = decode({ scene, size: "480", format: "mp4" });
    expect(frames).toHaveLength(TRAILER_FRAMES);
    const steps = frames.map((frame, index) => difference(frame, frames[(index + 1) % frames.length]));
    expect(steps.at(-1)).toBeLessThanOrEqual(Math.max(...steps.slice(0, -1)) * SEAM_FACTOR + KEY_FRAME_NOISE);
    expect(difference(frames[0], frames[TRAILER_FRAMES / 2])).toBeGreaterThan(MOTION_MIN);
  });
});

describe("what is drawn", () => {
  it.each(TRAILER_SCENES)("%s leads from its last frame into its first", async (scene) => {
    const draw = (frame: number) => drawSmall(scene, (frame % TRAILER_FRAMES) / TRAILER_FRAMES);
    const stepAt = async (frame: number) => difference(await draw(frame), await draw(frame + 1));
    const inner = await Promise.all([0, 1, 30, 59, 60, 90, TRAILER_FRAMES - 2].map(stepAt));
    expect(await stepAt(TRAILER_FRAMES - 1)).toBeLessThanOrEqual(Math.max(...inner) * SEAM_FACTOR);
  });
});
