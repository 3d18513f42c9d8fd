// The names and addresses of the pictures and trailers that Ludex draws itself.
import { describe, expect, it } from "vitest";
import { artworkPath, isPictureName, parseArtworkPath, PICTURE_NAMES, SCENES, SCREENSHOT_NAMES } from "./artwork.ts";
import { trailerFile, trailerPath, TRAILER_SCENES, TRAILERS } from "./trailers.ts";

describe("a drawn picture", () => {
  it("has an address that tells game and picture, and changes with what it is drawn from", () => {
    for (const name of PICTURE_NAMES) {
      const [path = "", version] = artworkPath({ id: 3498, look: "a1b2" }, name).split("?v=");
      expect(parseArtworkPath(path)).toEqual({ id: 3498, name });
      expect(version).toMatch(/^\d+-a1b2$/);
    }
    expect(artworkPath({ id: 1, look: "x" }, "background")).not.toBe(artworkPath({ id: 1, look: "y" }, "background"));
  });

  it.each([
    "/media/games/0/background.jpg",
    "/media/games/01/background.jpg",
    "/media/games/x/background.jpg",
    "/media/games/1/nothing.jpg",
    "/media/games/1/background.png",
    "/media/games/1/background.jpg/",
    "/media/games/1/background.jpg?v=3",
    "/x/media/games/1/background.jpg",
    "/media/games/1234567890123456/background.jpg",
    "/media/games/1/../background.jpg",
  ])("is not what %s says", (path) => {
    expect(parseArtworkPath(path)).toBeUndefined();
  });

  it("is a screenshot or one of two others", () => {
    expect(SCREENSHOT_NAMES).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `screenshot-${number}`));
    expect([isPictureName("background"), isPictureName("screenshot-8"), isPictureName("")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("a trailer", () => {
  it("is there for every scene, in two sizes and two formats, each under an address of its own", () => {
    expect(TRAILER_SCENES.toSorted()).toEqual(SCENES.toSorted());
    expect(new Set(TRAILERS.map(trailerPath)).size).toBe(SCENES.length * 4);
    expect(trailerFile({ scene: "peaks", size: "480", format: "mp4" })).toBe("peaks-480.mp4");
    expect(trailerPath({ scene: "peaks", size: "max", format: "webm" })).toMatch(
      /^\/media\/trailers\/peaks-max\.webm\?v=\d+$/,
    );
  });
});
