import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { artworkPath } from "#shared/artwork.ts";
import { TRAILER_VERSION } from "#shared/trailers.ts";
import { readCatalogue } from "./catalogue.ts";
import { readDataFiles } from "./data-files.ts";
import { presentTrailers } from "./present-trailer.ts";

const { catalogue } = readCatalogue(readDataFiles(join(import.meta.dirname, "../../../data")));
const games = catalogue.games.map(({ entry }) => entry);

describe("presentTrailers", () => {
  it("gives the game the loop of its world in RAWG's form", () => {
    expect(presentTrailers({ id: 3498, name: "Grand Theft Auto V", scene: "city", look: "3f" })).toEqual([
      {
        id: 349_801,
        name: "Grand Theft Auto V: trailer",
        preview: artworkPath({ id: 3498, look: "3f" }, "background"),
        data: {
          "480": `/media/trailers/city-480.mp4?v=${TRAILER_VERSION}`,
          max: `/media/trailers/city-max.mp4?v=${TRAILER_VERSION}`,
        },
      },
    ]);
  });

  it("gives between 25 and 40 of a hundred games of the catalogue one, never two, each under its own id", () => {
    const all = games.map((game) => presentTrailers({ ...game, look: "" }));
    const share = all.filter((trailers) => trailers.length === 1).length / games.length;
    expect(all.every((trailers) => trailers.length <= 1)).toBe(true);
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.4);
    const ids = all.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("decides by the id alone", () => {
    const has = [28, 102, 3498, 4200].map(
      (id) => presentTrailers({ id, name: "Any", scene: "forest", look: "" }).length,
    );
    expect(has).toEqual([0, 0, 1, 0]);
  });
});
