import { rmSync } from "node:fs";
import { stringify } from "smol-toml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureSimilarity } from "../../../bench/similarity.ts";
import { catalogueFiles, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { REAL_DATA } from "../../../test/support/test-app.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { createCatalogueSource } from "./catalogue-source.ts";
import { openCatalogue } from "./open.ts";

const TODAY = "2026-11-21";
const NOTHING = { screenshots: false, movies: false, developers: false };

function open(dataDirectory: string) {
  const stateDirectory = temporaryDirectory();
  const db = openCatalogue({ dataDirectory, stateDirectory });
  const { source, knowledge } = createCatalogueSource(db);
  const game = async (ref: number | string) => {
    const { value: found } = await source.getGame(ref, NOTHING, NO_CLIENT);
    if (found === undefined || "redirect" in found) throw new Error(`no game ${ref}`);
    return found;
  };
  const close = () => {
    db.close();
    rmSync(stateDirectory, { recursive: true, force: true });
  };
  return { knowledge, game, close };
}

describe("over the bundled catalogue", () => {
  let real: ReturnType<typeof open>;
  beforeAll(() => {
    real = open(REAL_DATA);
  });
  afterAll(() => real.close());

  it("finds at least six of ten games that players of sixty well-known ones would name", async () => {
    const { share, rows } = await measureSimilarity();
    expect(rows).toHaveLength(60);
    expect(share).toBeGreaterThanOrEqual(0.6);
  });

  it("names games that are out as similar and others as upcoming, never the game itself or an expansion", async () => {
    const { similar, upcoming } = await real.knowledge.relatives(await real.game("the-witcher-3-wild-hunt"), TODAY);
    expect(similar.map(({ released }) => released ?? "9999").filter((day) => day > TODAY)).toEqual([]);
    expect(upcoming.map(({ released }) => released ?? "9999").filter((day) => day <= TODAY)).toEqual([]);
    const names = [...similar, ...upcoming].map(({ name }) => name);
    expect(names).not.toContain("The Witcher 3: Wild Hunt");
    expect(names).not.toContain("The Witcher 3: Wild Hunt - Blood and Wine");
    expect(new Set(names).size).toBe(names.length);
    expect(similar).toHaveLength(10);
    expect(upcoming[0]?.name).toBe("The Witcher IV");
  });

  it("[S-16] names what is announced only where it is near", async () => {
    const { upcoming } = await real.knowledge.relatives(await real.game("fifa-23"), TODAY);
    expect(upcoming.map(({ shared }) => [...shared.tags, ...shared.genres].length > 0)).not.toContain(false);
    expect(upcoming.length).toBeLessThan(4);
  });

  it.each(["dark-souls", "grand-theft-auto-v", "final-fantasy-vii", "the-legend-of-zelda-breath-of-the-wild"])(
    "names at most one game of the series of %s, and at most two of another",
    async (slug) => {
      const { similar } = await real.knowledge.relatives(await real.game(slug), TODAY);
      expect(similar.filter(({ shared }) => shared.isSameSeries).length).toBeLessThanOrEqual(1);
    },
  );

  it("says what games share, and only what says something", async () => {
    const { similar } = await real.knowledge.relatives(await real.game("portal-2"), TODAY);
    const portal = similar.find(({ name }) => name === "Portal");
    expect(portal?.shared).toMatchObject({ isSameSeries: true, studios: ["Valve Software"] });
    expect(portal?.shared.tags).not.toContain("Singleplayer");
    expect(similar.every(({ shared }) => shared.tags.length + shared.genres.length > 0)).toBe(true);
  });

  it("knows four tricks for every game: its own, or general ones that are marked", async () => {
    expect(await real.knowledge.tricks(await real.game("portal-2"))).toMatchObject({ isGeneral: false });
    const general = await real.knowledge.tricks({ ...(await real.game("portal-2")), id: 1 });
    expect(general.isGeneral).toBe(true);
    expect(general.texts).toHaveLength(4);
  });
});

describe("over a small catalogue", () => {
  const tags = (...more: string[]) => ["singleplayer", "2d", "fantasy", "story-rich", ...more];
  const files = catalogueFiles([
    testGame({ id: 1, name: "Lantern", tags: tags("roguelike") }),
    testGame({ id: 2, name: "Lantern Two", tags: tags("roguelike"), series: "lantern" }),
    testGame({ id: 3, name: "Lantern Three", tags: tags("roguelike"), series: "lantern" }),
    testGame({ id: 4, name: "Depths", tags: tags("roguelike"), developers: ["south-works"] }),
    testGame({ id: 5, name: "Meadow", tags: tags("great-soundtrack"), genres: ["puzzle"] }),
    testGame({ id: 6, name: "Lantern Four", tags: tags("roguelike"), tba: true }),
    testGame({ id: 7, name: "Lantern: Night Shift", tags: tags("roguelike"), parent: 1 }),
  ]);
  let small: ReturnType<typeof open>;
  beforeAll(() => {
    small = open(writeFiles(files));
  });
  afterAll(() => small.close());

  it("puts what shares rarer tags first, and the second game of a series behind the first of others", async () => {
    const { similar, upcoming } = await small.knowledge.relatives(await small.game(4), TODAY);
    const names = similar.map(({ name }) => name);
    expect(names.slice(0, 2)).toContain("Lantern");
    expect(names.slice(-2)).toEqual(["Meadow", names.at(-1)]);
    expect(names.at(-1)).toMatch(/^Lantern (Two|Three)$/);
    expect(upcoming.map(({ name }) => name)).toEqual(["Lantern Four"]);
  });

  it("compares a game that it does not know by its tags", async () => {
    const known = await small.game(4);
    expect(await small.knowledge.has(99)).toBe(false);
    expect(await small.knowledge.has(4)).toBe(true);
    const { similar } = await small.knowledge.relatives({ ...known, id: 99 }, TODAY);
    expect(similar[0]?.name).toBe("Depths");
  });

  it("has no tricks where nobody wrote any, and leaves out those of a genre that does not exist", async () => {
    expect(await small.knowledge.tricks(await small.game(1))).toEqual({ texts: [], isGeneral: true });
    const four = ["a", "b", "c", "d"].map((word) => `Always carry the ${word} of the village with you.`);
    const path = "tricks/genres.toml";
    const genre = [
      { slug: "puzzle", tricks: four },
      { slug: "cooking", tricks: four },
    ];
    const other = open(writeFiles([...files, { path, text: stringify({ genre }) }]));
    expect(await other.knowledge.tricks(await other.game(5))).toEqual({ texts: four, isGeneral: true });
    other.close();
  });
});
