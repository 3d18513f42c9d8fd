import sharp from "sharp";
import { expect, it } from "vitest";
import { SCENES } from "#shared/artwork.ts";
import { drawPicture } from "./draw-picture.ts";
import { pictureColour } from "./picture-colour.ts";

async function meanOf(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.map(({ mean }) => mean);
}

const channelsOf = (colour: string) => [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const distance = (one: readonly number[], two: readonly number[]) =>
  Math.hypot(...one.map((value, index) => value - (two[index] ?? 0)));

it("tells the colour of a game's pictures better than the base colour of the page would", async () => {
  const base = channelsOf("101218");
  let [told, plain] = [0, 0];
  for (const [index, scene] of SCENES.entries()) {
    const brief = { id: 4000 + index, scene, mood: "bright", sentences: [] } as const;
    const colour = pictureColour(brief);
    expect(colour).toMatch(/^[0-9a-f]{6}$/);
    const mean = await meanOf(await drawPicture(brief, "background"));
    told += distance(channelsOf(colour), mean);
    plain += distance(base, mean);
  }
  expect(told).toBeLessThan(plain / 2);
});
