import { afterAll, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/catalogue-files.ts";
import { REAL_DATA } from "../../../test/support/test-app.ts";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import { parseGamesQuery } from "#server/games/query.ts";
import { likelihood } from "./likely-title.ts";
import { createTitleResolver } from "./resolve-titles.ts";

describe("a title means a game when only its spelling differs", () => {
  it.each([
    ["Portal 2", "Portal 2"],
    ["portal ii", "Portal 2"],
    ["FINAL FANTASY 7", "Final Fantasy VII (1997)"],
    ["Baldurs Gate III", "Baldur's Gate 3"],
    ["The Witcher 3 - Wild Hunt", "The Witcher 3: Wild Hunt"],
    ["The Witcher 3: Wild Hunt – Game of the Year Edition", "The Witcher 3: Wild Hunt"],
    ["Dark Souls Remastered", "Dark Souls"],
    ["Breath of the Wild", "The Legend of Zelda: Breath of the Wild"],
    ["Zelda: Breath of the Wild", "The Legend of Zelda: Breath of the Wild"],
    ["Pokemon Legends Arceus", "Pokémon Legends: Arceus"],
    ["Stardew Valey", "Stardew Valley"],
    ["Ratchet and Clank", "Ratchet & Clank"],
    ["Spiderman 2", "Spider-Man 2"],
    ["Doom (1993)", "DOOM"],
  ])("%s is %s", (title, name) => {
    expect(likelihood(title, name)).toBeGreaterThan(0);
  });

  it.each([
    ["Portal", "Portal 2"],
    ["Portal 3", "Portal 2"],
    ["Dark Souls", "Dark Souls II"],
    ["Half-Life 3", "Half-Life 2"],
    ["Assassin's Creed", "Assassin's Creed Origins"],
    ["Halo", "Halo Infinite"],
    ["Hades II", "Hades"],
    ["Resident Evil 2", "Resident Evil 3"],
    ["Metroid Prime", "Metroid Dread"],
    ["Cuphead 2", "Cuphead"],
    ["The Last of Us Part III", "The Last of Us Part II"],
    ["Hollow Knight", "Shovel Knight"],
    ["FIFA 18", "FIFA 17"],
    ["", "Portal"],
    ["!!!", "Portal"],
    ["<script>alert(1)</script>", "Portal"],
  ])("%s is not %s", (title, name) => {
    expect(likelihood(title, name)).toBe(0);
  });
});

describe("over the bundled catalogue", () => {
  const db = openCatalogue({ dataDirectory: REAL_DATA, stateDirectory: temporaryDirectory() });
  const { source } = createCatalogueSource(db);
  const resolve = createTitleResolver({ sources: [source] })({ id: 4200, name: "Portal 2" });
  const gameOf = async (title: string) => {
    const [group] = await resolve([{ name: "Similar Games", games: [title], reason: "" }]);
    return group?.games.map(({ game }) => game?.name ?? null);
  };
  afterAll(() => db.close());

  it("finds nine of ten of its five hundred best known games by their names in small letters without signs", async () => {
    const names: string[] = [];
    for (let page = 1; page <= 12; page += 1) {
      const { results } = await source.listGames(parseGamesQuery(new URLSearchParams({ page: String(page) }), 40));
      names.push(...results.map(({ name }) => name));
    }
    const bare = (name: string) =>
      name
        .toLowerCase()
        .replaceAll(/['’:.!,-]/g, "")
        .replaceAll(/\s+/g, " ");
    let found = 0;
    for (const name of names) if ((await gameOf(bare(name)))?.[0] === name) found += 1;
    expect(found / names.length).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ["Hollow Knight", "Hollow Knight"],
    ["Hollow Knight: Silksong", "Hollow Knight: Silksong"],
    ["Majora's Mask", "The Legend of Zelda: Majora's Mask"],
    ["Half-Life 3", null],
    ["A Game Nobody Made", null],
  ])("%s leads to %s", async (title, name) => {
    expect(await gameOf(title)).toEqual([name]);
  });

  it("never leads to the game itself, however it is spelled", async () => {
    expect(await gameOf("PORTAL II")).toEqual([]);
    expect(await gameOf("Portal")).toEqual(["Portal"]);
  });
});
