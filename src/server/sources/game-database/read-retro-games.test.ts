import { join } from "node:path";
import { parse } from "smol-toml";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { addedFor } from "#server/sources/popularity.ts";
import { readDataFiles } from "#server/catalogue/data-files.ts";
import { readCatalogue } from "#server/catalogue/catalogue.ts";
import type { SourceRecord } from "#server/sources/source-record.ts";
import { BASES, FEATURES, KINDS } from "./kinds.ts";
import { readRetroGames, readRetroLayer } from "./read-retro-games.ts";
import type { GamesRead } from "./read-games.ts";
import { NAMED_PLATFORMS } from "./systems.ts";

const DATA = join(import.meta.dirname, "../../../../data");

const slugsOf = (kind: string): Set<string> => {
  const entries = Object.values(parse(readFileSync(join(DATA, `taxonomies/${kind}.toml`), "utf8")))[0];
  return new Set((entries as { slug: string }[]).map(({ slug }) => slug));
};

describe("the retro layer", () => {
  let read: GamesRead;
  let games: readonly SourceRecord[];
  const called = (name: string) => games.filter((game) => game.name === name);
  const only = (name: string) => {
    const found = called(name);
    if (found.length !== 1) throw new Error(`${found.length} games are called ${name}`);
    return found[0];
  };
  beforeAll(() => {
    read = readRetroLayer(DATA);
    games = read.records;
  });

  it("[Q-06] is more than ten thousand games, each with a name, a platform, a genre and a line of its own", () => {
    expect(games.length).toBeGreaterThan(10_000);
    expect(read.problems).toEqual([]);
    const isThin = ({ name, platforms, genres, description = "" }: SourceRecord) =>
      name === "" || platforms.length === 0 || genres.length === 0 || !/^[A-Z].+\.$/.test(description);
    expect(games.filter(isThin).map(({ key }) => key)).toEqual([]);
    expect(new Set(games.map(({ key }) => key)).size).toBe(games.length);
    expect(games.filter(({ developers }) => developers.length === 0).length).toBeLessThan(10);
  });

  it("[Q-06] is the same at every reading", () => {
    expect(readRetroGames(DATA)).toEqual(games);
  }, 60_000);

  it("[Q-06] names genres, tags and platforms that the catalogue has", () => {
    const known = { genres: slugsOf("genres"), tags: slugsOf("tags"), platforms: slugsOf("platforms") };
    for (const kind of ["genres", "tags", "platforms"] as const) {
      const named = new Set(games.flatMap((game) => game[kind]));
      expect([...named].filter((slug) => !known[kind].has(slug))).toEqual([]);
    }
    expect(NAMED_PLATFORMS.filter((slug) => !known.platforms.has(slug))).toEqual([]);
    const words = Object.values(KINDS);
    expect(words.flatMap(({ genres }) => genres).filter((slug) => !known.genres.has(slug))).toEqual([]);
    const tags = [
      ...words.flatMap((kind) => kind.tags),
      ...Object.values(BASES).flatMap((base) => base.tags),
      ...Object.values(FEATURES).flat(),
    ];
    expect(tags.filter((slug) => !known.tags.has(slug))).toEqual([]);
  });

  it("[Q-06] has no demo, prototype, copy or program, and no word of a box or a disc in a name", () => {
    const words = /hibaihin|taikenban|\bdisc \d|prototype|phoenix edition|[()[\]]/i;
    expect(games.map(({ name }) => name).filter((name) => words.test(name.replace("(^^;", "")))).toEqual([]);
    expect(called("Pro Action Replay")).toEqual([]);
    expect([...read.leftOut.keys()].toSorted()).toEqual([
      "adult",
      "bundle",
      "no game",
      "promotional",
      "unfinished",
      "unlicensed",
    ]);
    expect(read.leftOut.get("unfinished")).toBeGreaterThan(3000);
  });

  it("[Q-07] joins regions, revisions and machines, with the first day and the titles of Japan", () => {
    expect(only("U.N. Squadron")).toMatchObject({ released: "1989-08", platforms: ["arcade", "snes"] });
    expect(only("U.N. Squadron")?.alternative_names).toEqual(expect.arrayContaining(["Area 88", "エリア88"]));
    expect(only("Altered Beast")).toMatchObject({ released: "1988-06", developers: ["SEGA"] });
    expect(only("Altered Beast")?.platforms).toEqual(
      expect.arrayContaining(["arcade", "genesis", "sega-master-system", "pc-engine"]),
    );
    expect(only("Super Castlevania IV")?.alternative_names).toContain("Akumajō Dracula");
    expect(only("Doom")?.alternative_names).toContain("Doom: L'Ultime Carnage");
    expect(called("Haunted Castle").flatMap(({ platforms }) => platforms)).toEqual(["arcade"]);
  });

  it("[Q-07] keeps apart what only has a name or a maker in common", () => {
    // Two games of one film by two studios, and two of one name seven years apart.
    expect(called("Aladdin").length + called("Disney's Aladdin").length).toBeGreaterThan(1);
    expect(only("Felix the Cat")?.alternative_names).not.toContain("Hello Kitty no Ohanabatake");
    expect(only("Batman: Return of the Joker")?.alternative_names).not.toContain("Batman");
    // What was numbered otherwise abroad: the second one on the SNES is the fourth.
    expect(called("Final Fantasy II").map(({ platforms }) => platforms)).toEqual([["nes"], ["snes"]]);
    expect(called("Final Fantasy II")[0]?.alternative_names).toEqual(["ファイナルファンタジーII"]);
    expect(called("Final Fantasy II")[1]?.alternative_names).toContain("Final Fantasy IV");
  });

  it("[Q-07] calls companies as the catalogue does", () => {
    const companies = new Set(games.flatMap(({ developers, publishers }) => [...developers, ...publishers]));
    expect(companies).toContain("Capcom");
    expect([...companies].filter((name) => /CAPCOM|NAMCO|Taito\/|^$/.test(name))).toEqual([]);
  });

  it("[Q-07] stays below the least known of the hand-written games, the better known before the others", () => {
    const { games: written } = readCatalogue(readDataFiles(DATA)).catalogue;
    const least = Math.min(...written.map(({ entry }) => addedFor(entry.popularity)));
    expect(Math.max(...games.map(({ added }) => added))).toBeLessThan(least);
    expect(Math.min(...games.map(({ added }) => added))).toBeGreaterThan(0);
    expect(only("Altered Beast")?.added).toBeGreaterThan(only("Great Basket")?.added ?? Infinity);
  });
});
