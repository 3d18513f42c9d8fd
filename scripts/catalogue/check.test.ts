import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { catalogueFiles, NAMED_GAMES, testGame, type TestGame } from "../../test/support/catalogue-files.ts";
import { REAL_DATA } from "../../test/support/test-app.ts";
import { problemLine } from "#server/catalogue/catalogue.ts";
import { checkCatalogue } from "./check.ts";
import { readDataFiles } from "#server/catalogue/data-files.ts";

const linesFor = (games: readonly TestGame[]) => checkCatalogue(catalogueFiles(games)).problems.map(problemLine);
const game = (fields: Record<string, TestGame[string]>) => testGame({ id: 900, name: "Broken", ...fields });
const without = (field: string) => {
  const entries = Object.entries(game({})).filter(([name]) => name !== field);
  return { id: 900, name: "Broken", ...Object.fromEntries(entries) } satisfies TestGame;
};
const sentence = (length: number) => `${"a".repeat(length - 2)}. B.`;

describe("checkCatalogue", () => {
  it("finds nothing wrong with a sound catalogue", () => {
    expect(linesFor(NAMED_GAMES)).toEqual([]);
  });

  it.each<[string, TestGame, string]>([
    [
      "a day that does not exist",
      game({ released: "2001-02-29" }),
      "games/2001.toml (Broken): released: is not a date of the calendar, write YYYY-MM-DD",
    ],
    [
      "a date before there were games",
      game({ released: "1900-01-01" }),
      "games/1900.toml (Broken): released: lies before 1958 or absurdly far ahead",
    ],
    [
      "a date absurdly far ahead",
      game({ released: "2999-01-01" }),
      "games/2999.toml (Broken): released: lies before 1958 or absurdly far ahead",
    ],
    [
      "no date and no tba",
      without("released"),
      "games/tba.toml (Broken): released: is missing: give a date, or `tba = true` for a game announced without one",
    ],
    ["an unknown genre", game({ genres: ["acton"] }), "games/2001.toml (Broken): genres: acton is unknown"],
    ["an unknown platform", game({ platforms: ["pcc"] }), "games/2001.toml (Broken): platforms: pcc is unknown"],
    [
      "an unknown tag",
      game({ tags: ["a", "singleplayer", "2d", "fantasy", "roguelike"] }),
      "games/2001.toml (Broken): tags: a is unknown",
    ],
    ["an unknown store", game({ stores: ["stem"] }), "games/2001.toml (Broken): stores: stem is unknown"],
    ["an unknown scene", game({ scene: "volcano" }), "games/2001.toml (Broken): scene: Invalid option"],
    ["an unknown mood", game({ mood: "grumpy" }), "games/2001.toml (Broken): mood: Invalid option"],
    ["a slug that is none", game({ slug: "No Slug" }), "games/2001.toml (Broken): slug: is not a slug"],
    ["a key that does not exist", game({ genre: "action" }), 'games/2001.toml (Broken): Unrecognized key: "genre"'],
    ["a score out of range", game({ metacritic: 101 }), "games/2001.toml (Broken): metacritic: Too big"],
    [
      "a website that is no address",
      game({ website: "javascript:alert(1)" }),
      "games/2001.toml (Broken): website: is not an http(s) address",
    ],
    [
      "a short description",
      game({ description: "Short. Very." }),
      "games/2001.toml (Broken): description: is too short, 12 of at least 120 characters",
    ],
    [
      "a long description",
      game({ description: sentence(1000) }),
      "games/2001.toml (Broken): description: is too long, 1002 of at most 1000 characters",
    ],
    [
      "one sentence only",
      game({ description: `${"a ".repeat(100)}.` }),
      "games/2001.toml (Broken): description: has fewer than 2 sentences",
    ],
    ["too few tags", game({ tags: ["2d"] }), "games/2001.toml (Broken): tags: names 1, expected 5 to 15"],
    ["no studio", game({ developers: [] }), "games/2001.toml (Broken): developers: names none"],
    ["no platform", game({ platforms: [] }), "games/2001.toml (Broken): platforms: names none"],
    [
      "a parent that does not exist",
      game({ parent: 77 }),
      "games/2001.toml (Broken): parent: 77 is no other game of the catalogue",
    ],
    [
      "itself as parent",
      game({ parent: 900 }),
      "games/2001.toml (Broken): parent: 900 is no other game of the catalogue",
    ],
  ])("names file and entry of %s", (_what, broken, expected) => {
    expect(linesFor([broken])).toEqual([expect.stringContaining(expected)]);
  });

  it("names a split screen for one", () => {
    const tags = ["split-screen", "singleplayer", "2d", "fantasy", "roguelike"];
    const says = "games/2001.toml (Broken): tags: names split-screen, but not multiplayer";
    expect(linesFor([game({ tags })])).toContain(says);
    expect(linesFor([game({ tags: [...tags, "multiplayer"] })])).not.toContain(says);
  });

  it("names too many tags", () => {
    const tags = Array.from({ length: 16 }, (_, index) => `tag-${index}`);
    expect(linesFor([game({ tags })])[0]).toBe("games/2001.toml (Broken): tags: names 16, expected 5 to 15");
  });

  it("prints the block to paste for a studio that is missing", () => {
    const [line, again, next] = linesFor([
      game({ developers: ["lone-wolf-games"] }),
      game({ id: 901, name: "More", slug: "more", developers: ["lone-wolf-games", "2-wolves"] }),
    ]);
    expect(again).toContain("id = 2000000001");
    expect(next).toContain('id = 2000000002\nslug = "2-wolves"\nname = "2 Wolves"');
    expect(line).toBe(
      `games/2001.toml (Broken): developers: lone-wolf-games is unknown, add to data/taxonomies/developers.toml:

[[developer]]
id = 2000000001
slug = "lone-wolf-games"
name = "Lone Wolf Games"
`,
    );
  });

  it("names duplicates of id and slug", () => {
    expect(linesFor([game({ slug: "one" }), game({ slug: "two" })])).toEqual([
      "games/2001.toml (Broken): id: 900 is already that of Broken in games/2001.toml",
    ]);
    expect(linesFor([game({}), game({ id: 901, name: "Other", slug: "broken" })])).toEqual([
      "games/2001.toml (Other): slug: broken is already that of Broken in games/2001.toml",
    ]);
  });

  it("names a game in the file of another year, and one out of order", () => {
    const [late, early] = [
      game({ released: "2001-05-05" }),
      game({ id: 901, name: "Early", slug: "early", released: "2001-01-01" }),
    ];
    const files = catalogueFiles([late, early]).map((file) => ({ ...file, path: file.path.replace("2001", "2002") }));
    expect(checkCatalogue(files).problems.map(problemLine)).toEqual([
      "games/2002.toml (Early): released: 2001-01-01 belongs in games/2001.toml",
      "games/2002.toml (Broken): released: 2001-05-05 belongs in games/2001.toml",
    ]);
    const lateFile = catalogueFiles([late]).find(({ path }) => path.startsWith("games/"));
    const earlyFile = catalogueFiles([early]).find(({ path }) => path.startsWith("games/"));
    const unordered = { path: "games/2001.toml", text: `${lateFile?.text}\n${earlyFile?.text}` };
    const others = catalogueFiles([]);
    expect(checkCatalogue([...others, unordered]).problems.map(problemLine)).toEqual([
      "games/2001.toml (Early): released: 2001-01-01 stands after 2001-05-05, order the file by date",
    ]);
  });

  it("names the line of a file that is not TOML, and blocks that do not belong", () => {
    const others = catalogueFiles([]);
    const [line] = checkCatalogue([...others, { path: "games/2001.toml", text: "[[game]]\nid = \n" }]).problems.map(
      problemLine,
    );
    expect(line).toMatch(/^games\/2001\.toml: line 2: is not valid TOML/);
    expect(
      checkCatalogue([...others, { path: "games/2001.toml", text: "[[gmae]]\nid = 1\n" }]).problems.map(problemLine),
    ).toEqual(["games/2001.toml: [[gmae]] does not belong here, expected [[game]]"]);
  });

  it("names a taxonomy's duplicates and a platform without family", () => {
    const files = catalogueFiles([]).map((file) =>
      file.path === "taxonomies/platforms.toml"
        ? { ...file, text: `${file.text}\n[[platform]]\nid = 4\nslug = "pc"\nname = "Again"\nparent = "moon"\n` }
        : file,
    );
    expect(checkCatalogue(files).problems.map(problemLine)).toEqual([
      "taxonomies/platforms.toml (Again): id: 4 is already taken",
      "taxonomies/platforms.toml (Again): slug: pc is already taken",
      "taxonomies/platforms.toml (Again): parent: moon is no platform family",
    ]);
  });

  it("finds nothing wrong with the template for a new game", () => {
    const template = { path: "games/1998.toml", text: readFileSync(join(REAL_DATA, "template.toml"), "utf8") };
    expect(checkCatalogue([...readDataFiles(REAL_DATA), template]).problems.map(problemLine)).toEqual([]);
  });

  it("finds nothing wrong with the bundled catalogue", () => {
    const { catalogue, problems } = checkCatalogue(readDataFiles(REAL_DATA));
    expect(problems.map(problemLine)).toEqual([]);
    expect(catalogue.games.length).toBeGreaterThanOrEqual(2500);
  });
});
