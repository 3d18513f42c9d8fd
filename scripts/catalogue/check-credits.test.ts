import { stringify } from "smol-toml";
import { expect, it } from "vitest";
import { catalogueFiles, NAMED_GAMES } from "../../test/support/catalogue-files.ts";
import { problemLine } from "#server/catalogue/catalogue.ts";
import { checkCatalogue } from "./check.ts";

type Teams = NonNullable<Parameters<typeof catalogueFiles>[1]>;
type Person = { id: number; slug: string; name: string };

const OWN_ID = 2_000_000_100;
const own = (number: number, slug: string, name: string): Person => ({ id: OWN_ID + number, slug, name });
const ADA_AND_BO: Teams = { 111: { composer: ["ada-composer"], designer: ["bo-designer"] } };

/** Problems of the catalogue for tests when these people stand in it as well and the games name these teams. */
function linesFor(teams: Teams, people: readonly Person[] = []): string[] {
  const files = catalogueFiles(NAMED_GAMES, teams).map((file) =>
    file.path === "taxonomies/creators.toml" && people.length > 0
      ? { ...file, text: `${file.text}\n${stringify({ creator: people })}` }
      : file,
  );
  return checkCatalogue(files).problems.map(problemLine);
}

it("finds nothing wrong with people who are known and credited once for each thing they did", () => {
  expect(linesFor({ 111: { composer: ["ada-composer"], designer: ["bo-designer", "ada-composer"] } })).toEqual([]);
});

it("names a person whom no list knows, with the block to paste, and a role that does not exist", () => {
  expect(linesFor({ 111: { ...ADA_AND_BO[111], director: ["new-person"], gardener: ["bo-designer"] } })).toEqual([
    "games/2015.toml (The Quiet Sea): creators: new-person is unknown, add to data/taxonomies/creators.toml:\n\n" +
      '[[creator]]\nid = 2000000002\nslug = "new-person"\nname = "New Person"\n',
    "games/2015.toml (The Quiet Sea): creator_roles: gardener is unknown",
  ]);
});

it("names a person who stands in one role twice, and a role that nobody has", () => {
  expect(linesFor({ ...ADA_AND_BO, 102: { designer: ["bo-designer", "bo-designer"], composer: [] } })).toEqual([
    "games/2015.toml (Portal): creators.designer: names the same slug twice",
    "games/2015.toml (Portal): creators.composer: names nobody, leave it out",
  ]);
});

it("names a game with more people than are best known for it", () => {
  const people = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"].map((name, index) =>
    own(index, `${name.toLowerCase()}-maker`, `${name} Maker`),
  );
  const team = people.map(({ slug }) => slug);
  expect(
    linesFor({ 111: { composer: ["ada-composer"], designer: ["bo-designer"] }, 102: { designer: team } }, people),
  ).toEqual([]);
  expect(linesFor({ 111: { composer: ["ada-composer"], designer: ["bo-designer", ...team] } }, people)).toEqual([
    "games/2015.toml (The Quiet Sea): creators: names 8 people, keep the 6 best known for it",
  ]);
});

it.each([
  ["Áda Composer", "ada-composer-2"],
  ["Composer Ada", "composer-ada"],
  ["Ada J. Composer", "ada-j-composer"],
])("names %s as a second spelling of somebody", (name, slug) => {
  const lines = linesFor({ ...ADA_AND_BO, 102: { writer: [], director: [slug] } }, [{ id: 99, slug, name }]);
  expect(lines).toContain(
    `taxonomies/creators.toml (${name}): name: is Ada Composer (ada-composer) spelled another way, keep one of the two`,
  );
});

it("names somebody without a game", () => {
  expect(linesFor(ADA_AND_BO, [own(1, "cy-writer", "Cy Writer")])).toEqual([
    "taxonomies/creators.toml (Cy Writer): is credited for no game",
  ]);
});

it("names ids between RAWG's and our own, and a slug that is not the name's", () => {
  const people = [
    { id: 1_500_000, slug: "cy-writer", name: "Cy Writer" },
    own(1, "somebody-else", "Dee Ørsted"),
    { id: 69, slug: "sonic-mayhem", name: "Sascha Dikiciyan" },
  ];
  const composer = ["ada-composer", ...people.map(({ slug }) => slug)];
  expect(linesFor({ 111: { composer, designer: ["bo-designer"] } }, people)).toEqual([
    "taxonomies/creators.toml (Cy Writer): id: is neither RAWG's, up to 1000000, nor above 2000000000",
    "taxonomies/creators.toml (Dee Ørsted): slug: is somebody-else, the name makes it dee-orsted",
  ]);
});

it("names somebody who is credited for games more than fifty years apart", () => {
  const old = (released: string) =>
    catalogueFiles(
      NAMED_GAMES.map((game) => (game.id === 110 ? { ...game, released } : game)),
      { ...ADA_AND_BO, 110: { composer: ["ada-composer"] } },
    );
  const careers = (released: string) =>
    checkCatalogue(old(released))
      .problems.map(problemLine)
      .filter((line) => line.includes("years apart"));
  expect(careers("1965-10-10")).toEqual([]);
  expect(careers("1964-10-10")).toEqual([
    "taxonomies/creators.toml (Ada Composer): is credited for games 51 years apart, are these two people?",
  ]);
});
