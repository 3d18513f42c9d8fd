import { stringify } from "smol-toml";
import { expect, it } from "vitest";
import { catalogueFiles } from "../../test/support/catalogue-files.ts";
import { REAL_DATA } from "../../test/support/test-app.ts";
import { problemLine } from "#server/catalogue/catalogue.ts";
import { checkCatalogue } from "./check.ts";
import { readDataFiles } from "#server/catalogue/data-files.ts";

const trick = (subject: string) => `Keep the ${subject} for the third room, where nothing else opens the door.`;
const TRICKS = ["key", "rope", "lamp", "coin"].map(trick);
const block = (fields: object = {}) => ({ id: 103, name: "Portal 2", tricks: TRICKS, ...fields });

const linesFor = (blocks: readonly object[], path = "tricks/2015.toml") =>
  checkCatalogue([...catalogueFiles(), { path, text: stringify({ game: blocks }) }]).problems.map(problemLine);

it("finds nothing wrong with sound tricks", () => {
  expect(linesFor([block()])).toEqual([]);
});

it.each<[string, object[], string]>([
  ["three of four", [block({ tricks: TRICKS.slice(1) })], "tricks: names more or fewer than 4"],
  ["one twice", [block({ tricks: [...TRICKS.slice(1), TRICKS[1] ?? ""] })], "tricks: says the same twice"],
  ["one too short", [block({ tricks: [...TRICKS.slice(1), "Jump."] })], "tricks.3: is too short to help anyone"],
  ["one too long", [block({ tricks: [...TRICKS.slice(1), `${"a".repeat(240)}.`] })], "tricks.3: is too long"],
  ["no sentence", [block({ tricks: [...TRICKS.slice(1), TRICKS[0]?.slice(0, -1) ?? ""] })], "is not a sentence"],
  ["markup", [block({ tricks: [...TRICKS.slice(1), `<b>${trick("key")}</b>.`] })], "is not a sentence"],
  ["a game nobody knows", [block({ id: 7 })], "id: 7 is no game of the catalogue"],
  ["another game's name", [block({ name: "Portal" })], "name: game 103 is Portal 2"],
  ["a game twice", [block(), block()], "id: 103 already has its tricks in tricks/2015.toml"],
  ["a key that does not exist", [block({ trick: "x" })], 'Unrecognized key: "trick"'],
])("names %s", (_what, blocks, line) => {
  expect(linesFor(blocks).join("\n")).toContain(line);
});

it("names a block in the file of another year", () => {
  expect(linesFor([block()], "tricks/2016.toml").join("\n")).toContain("its tricks belong in tricks/2015.toml");
});

it("finds nothing wrong with the bundled tricks", () => {
  const { catalogue, problems } = checkCatalogue(readDataFiles(REAL_DATA));
  expect(problems.filter(({ file }) => file.startsWith("tricks/")).map(problemLine)).toEqual([]);
  expect(catalogue.tricks.length).toBeGreaterThan(0);
});

it("wants general tricks for every genre, and for no other", () => {
  const genre = [
    { slug: "action", tricks: TRICKS },
    { slug: "cooking", tricks: TRICKS },
    { slug: "action", tricks: TRICKS },
  ];
  const { problems } = checkCatalogue([
    ...catalogueFiles(),
    { path: "tricks/genres.toml", text: stringify({ genre }) },
  ]);
  expect(problems.map(problemLine)).toEqual([
    "tricks/genres.toml (cooking): slug: is no genre",
    "tricks/genres.toml (action): stands here twice",
    "tricks/genres.toml (adventure): has no tricks",
    "tricks/genres.toml (puzzle): has no tricks",
    "tricks/genres.toml (role-playing-games-rpg): has no tricks",
  ]);
});
