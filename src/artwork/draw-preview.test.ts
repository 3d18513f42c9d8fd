import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawPreview } from "./draw-preview.ts";
import { setWords } from "./letters/set-words.ts";

const ROOM = {
  width: 1000,
  sizes: [
    { size: 100, lines: 2 },
    { size: 50, lines: 2 },
  ],
  lineHeight: 1,
};
const letterCount = (markup: string) => markup.split("<path ").length - 1;

describe("[E-07] words in a picture", () => {
  it("are outlines, as large as they fit", () => {
    const short = setWords("Valve Software", ROOM);
    expect([short?.size, short?.lines, letterCount(short?.markup ?? "")]).toEqual([100, 1, 13]);
    const long = setWords("A Name That Needs More Than Two Lines of Letters That Large", ROOM);
    expect([long?.size, long?.lines]).toEqual([50, 2]);
  });

  it("stand close where letters lean towards each other", () => {
    const second = (text: string) =>
      Number(/<path[^>]*>.*?translate\(([\d.]+)/.exec(setWords(text, ROOM)?.markup ?? "")?.[1] ?? 0);
    expect(second("AV")).toBeLessThan(second("AH"));
  });

  it("that are too many end with a sign that there are more", () => {
    const cut = setWords("word ".repeat(100), ROOM);
    expect([cut?.size, cut?.lines]).toEqual([50, 2]);
    const endless = setWords("x".repeat(500), ROOM);
    expect(letterCount(endless?.markup ?? "")).toBeLessThan(60);
  });

  it("are known by their letters without marks that the face has not, and left out where it has no letter", () => {
    expect(setWords("Ǹǹ Łódź", ROOM)?.lines).toBe(1);
    for (const text of ["任天堂", "Ведьмак", "🎮", "", "  "]) expect(setWords(text, ROOM)).toBeUndefined();
  });

  it("never become markup", () => {
    const { markup = "" } = setWords(`<script>"'&</g></svg>`, ROOM) ?? {};
    expect(markup.replaceAll(/<path transform="[^"<>&]*" d="[A-Z0-9,. -]*"\/>/g, "")).toBe("");
  });
});

describe("[E-07] a preview", () => {
  const tile = (background: string, width = 600) =>
    sharp({ create: { width, height: 400, channels: 3, background } })
      .webp()
      .toBuffer();

  it.each([0, 1, 2, 3, 4, 5, 6, 7])("of %i pictures has its size, and the same bytes every time", async (count) => {
    const tiles = await Promise.all(Array.from({ length: count }, () => tile("#c04080")));
    const [one, other] = await Promise.all([
      drawPreview({ name: "Puzzle", tiles }),
      drawPreview({ name: "Puzzle", tiles }),
    ]);
    expect(await sharp(one).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(one.equals(other)).toBe(true);
  });

  it("has its first game at the top left, and its name in light letters on a dark ground", async () => {
    const tiles = await Promise.all(["#ff0000", "#0000ff", "#00ff00", "#ffffff"].map((colour) => tile(colour)));
    const picture = await drawPreview({ name: "HHHHH", tiles });
    const channelsAt = async (left: number, top: number, width = 20) => {
      const part = await sharp(picture).extract({ left, top, width, height: 20 }).png().toBuffer();
      return (await sharp(part).stats()).channels;
    };
    const [red, , blue] = await channelsAt(40, 20);
    expect(red?.mean).toBeGreaterThan(150);
    expect(blue?.mean).toBeLessThan(60);
    // Below the words, on the white picture.
    for (const { mean } of await channelsAt(1100, 600)) expect(mean).toBeLessThan(60);
    for (const { max } of await channelsAt(64, 520, 400)) expect(max).toBeGreaterThan(225);
  });
});
