import { expect, it } from "vitest";
import { catalogueFiles, testGame } from "../../test/support/catalogue-files.ts";
import { readCatalogue } from "#server/catalogue/catalogue.ts";
import { countEntries } from "./count-entries.ts";

it("counts games by decade, platform, genre and tag, what has none included", () => {
  const { catalogue } = readCatalogue(
    catalogueFiles([
      testGame({ id: 1, name: "Early", released: "1999-12-31", platforms: ["pc", "xbox-one"], genres: ["puzzle"] }),
      testGame({ id: 2, name: "Late", released: "2000-01-01", genres: ["puzzle", "action"] }),
      testGame({ id: 3, name: "Later", released: "2009-01-01", tags: ["roguelike"] }),
      testGame({ id: 4, name: "Announced", tba: true, tags: ["roguelike", "2d"] }),
    ]),
  );
  const [decades, platforms, genres, tags] = countEntries(catalogue);
  expect(decades).toEqual({
    of: "decade",
    counts: [
      { name: "1990s", count: 1 },
      { name: "2000s", count: 2 },
      { name: "announced", count: 1 },
    ],
  });
  expect(platforms?.counts.slice(0, 2)).toEqual([
    { name: "PC", count: 4 },
    { name: "PlayStation 4", count: 0 },
  ]);
  expect(genres?.counts).toContainEqual({ name: "Puzzle", count: 2 });
  expect(tags?.counts).toContainEqual({ name: "Roguelike", count: 2 });
});
