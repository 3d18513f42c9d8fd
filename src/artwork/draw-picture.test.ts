import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  ARTWORK_HEIGHT_PX,
  ARTWORK_WIDTH_PX,
  MOODS,
  PICTURE_NAMES,
  SCENES,
  SCREENSHOT_NAMES,
  artworkPath,
  type PictureName,
  type Scene,
} from "#shared/artwork.ts";
import { shareOf } from "../../test/support/lane.ts";
import type { ArtworkBrief } from "./brief.ts";
import { chooseSentences } from "./choose-sentences.ts";
import { composePicture } from "./compose-picture.ts";
import { drawPicture } from "./draw-picture.ts";

const THUMBNAIL = { width: 32, height: 18 };
/** Of 255: two pictures that differ by less, on average over the thumbnail, look like one picture printed twice. */
const DIFFERENCE_MIN = 8;
/** So many pictures of a scene are compared with each other, in so many shares. */
const ALIKE_OF_A_SCENE = 20;
const ALIKE_SHARES = 4;

function briefOf(scene: Scene, index: number): ArtworkBrief {
  const id = 1000 + index * 37;
  const described = { id, scene, subjects: [], places: [], slugs: [], name: "", description: "", lists: [] };
  const mood = MOODS[index % MOODS.length] ?? "epic";
  return { id, scene, mood, sentences: chooseSentences([described]).get(id) ?? [] };
}

/** Printed small straight from the sheet: what counts here is composition and colour, not the grain. */
function thumbnail(brief: ArtworkBrief, name: PictureName): Promise<Buffer> {
  const viewBox = `viewBox="0 0 ${ARTWORK_WIDTH_PX} ${ARTWORK_HEIGHT_PX}" width="256" height="144"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${composePicture(brief, name)}</svg>`;
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .resize(THUMBNAIL.width, THUMBNAIL.height, { fit: "fill" })
    .raw()
    .toBuffer();
}

function difference(one: Buffer, two: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (two[index] ?? 0)), 0) / one.length;
}

function meanColour(pixels: Buffer): readonly number[] {
  const sums = [0, 0, 0];
  for (const [index, value] of pixels.entries()) sums[index % 3] = (sums[index % 3] ?? 0) + value;
  return sums.map((sum) => (3 * sum) / pixels.length);
}

function distance(one: readonly number[], two: readonly number[]): number {
  return Math.hypot(...one.map((value, index) => value - (two[index] ?? 0)));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((two): [T, T] => [one, two]));
}

describe("a drawn picture", () => {
  it("has the same bytes each time, whatever was drawn in between", async () => {
    const brief = briefOf("ruins", 1);
    const first = await drawPicture(brief, "background");
    await drawPicture(briefOf("space", 2), "screenshot-3");
    const second = await drawPicture(brief, "background");
    const [third, other] = await Promise.all([drawPicture(brief, "background"), drawPicture(brief, "screenshot-1")]);
    expect(second.equals(first)).toBe(true);
    expect(third.equals(first)).toBe(true);
    expect(other.equals(first)).toBe(false);
  });

  it.each(SCENES)("is a JPEG of 1280 by 720 pixels for every picture name: %s", { timeout: 60_000 }, async (scene) => {
    // One a scene, the next scene another: full size takes long, and names differ in what is composed.
    const names = shareOf([...PICTURE_NAMES.entries()], PICTURE_NAMES.length, SCENES.indexOf(scene));
    expect(names).not.toEqual([]);
    for (const [index, name] of names) {
      const picture = await drawPicture(briefOf(scene, index), name);
      const { format, width, height } = await sharp(picture).metadata();
      expect([...picture.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      expect({ format, width, height }).toEqual({
        format: "jpeg",
        width: ARTWORK_WIDTH_PX,
        height: ARTWORK_HEIGHT_PX,
      });
    }
  });

  it.each(SCENES)("never writes a number that is none, and needs no font, file or network: %s", (scene) => {
    const markups = Array.from({ length: 60 }, (_, index) =>
      composePicture(briefOf(scene, index), PICTURE_NAMES[index % PICTURE_NAMES.length] ?? "background", index / 60),
    );
    for (const markup of markups) expect(markup).not.toMatch(/NaN|undefined|Infinity|<text|<image|href/);
  });

  it.each(SCENES)("differs from every other one of its scene: %s", { timeout: 60_000 }, async (scene) => {
    const thumbnails: Buffer[] = [];
    const indexes = Array.from({ length: ALIKE_OF_A_SCENE }, (_, index) => index);
    for (const index of shareOf(indexes, ALIKE_SHARES, SCENES.indexOf(scene))) {
      thumbnails.push(await thumbnail(briefOf(scene, index), "background"));
    }
    expect(thumbnails.length).toBeGreaterThanOrEqual(ALIKE_OF_A_SCENE / ALIKE_SHARES);
    const nearest = Math.min(...pairs(thumbnails).map(([one, two]) => difference(one, two)));
    expect(nearest).toBeGreaterThan(DIFFERENCE_MIN);
  });

  it(
    "keeps the colours of its game: its screenshots are nearer to each other than to those of another game",
    { timeout: 60_000 },
    async () => {
      const games = SCENES.map((scene, index) => briefOf(scene, index));
      const colours: (readonly number[])[][] = [];
      for (const game of games) {
        const own: (readonly number[])[] = [];
        for (const name of SCREENSHOT_NAMES) own.push(meanColour(await thumbnail(game, name)));
        colours.push(own);
      }
      const within = average(colours.map((own) => average(pairs(own).map(([one, two]) => distance(one, two)))));
      const across = average(
        pairs(colours).map(([mine, theirs]) => average(mine.flatMap((one) => theirs.map((two) => distance(one, two))))),
      );
      expect(within).toBeLessThan(0.75 * across);
    },
  );

  it("stands darker and calmer behind text as the additional background", { timeout: 60_000 }, async () => {
    for (const [index, scene] of SCENES.entries()) {
      const brief = briefOf(scene, index);
      const key = average(meanColour(await thumbnail(brief, "background")));
      const veiled = average(meanColour(await thumbnail(brief, "background-additional")));
      expect(veiled).toBeLessThan(key);
    }
  });

  it("is addressed with the look of its game, so that one that is drawn from something else is fetched anew", () => {
    const [one, two] = ["one", "two"].map((look) => artworkPath({ id: 22, look }, "background"));
    expect(one).toMatch(/^\/media\/games\/22\/background\.jpg\?v=\d+-one$/);
    expect(two).toMatch(/^\/media\/games\/22\/background\.jpg\?v=\d+-two$/);
  });
});
