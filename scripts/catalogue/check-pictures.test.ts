import { expect, it } from "vitest";
import { catalogueFiles, testGame, type TestGame } from "../../test/support/catalogue-files.ts";
import { problemLine } from "#server/catalogue/catalogue.ts";
import { checkCatalogue } from "./check.ts";

const linesFor = (fields: Record<string, TestGame[string]>) =>
  checkCatalogue(catalogueFiles([testGame({ id: 900, name: "Broken", ...fields })])).problems.map(problemLine);

it("lets parts stand that exist and can meet", () => {
  expect(linesFor({ subjects: ["rally-car"], places: ["dunes", "open-road"] })).toEqual([]);
});

it.each([
  ["subjects", "moped"],
  ["places", "moon-beach"],
])("names %s that nobody has drawn", (kind, name) => {
  expect(linesFor({ [kind]: [name] })).toEqual([
    expect.stringContaining(`(Broken): ${kind}: nobody has drawn "${name}", src/artwork/${kind} has what there is`),
  ]);
});

it("names a subject for which none of its places has ground", () => {
  expect(linesFor({ subjects: ["diver"], places: ["kitchen"] })).toEqual([
    expect.stringContaining("(Broken): subjects: diver can be in none of the places given, it needs deep"),
  ]);
  expect(linesFor({ subjects: ["diver"], places: ["kitchen", "reef"] })).toEqual([]);
});

it("names a game of which nothing says what its picture could show", () => {
  const silent = { tags: ["singleplayer", "2d", "great-soundtrack", "story-rich", "multiplayer"], genres: ["puzzle"] };
  const description =
    "Nothing here says anything. Nothing at all is told of it by whoever wrote these two lines, on purpose and at some length.";
  const lines = linesFor({ ...silent, description });
  expect(lines.filter((line) => line.includes("no tag, genre or word says"))).toHaveLength(
    lines.some((line) => line.includes("no tag, genre or word says")) ? 1 : 0,
  );
});
