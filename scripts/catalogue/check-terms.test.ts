import { stringify } from "smol-toml";
import { expect, it } from "vitest";
import { catalogueFiles } from "../../test/support/catalogue-files.ts";
import { problemLine } from "#server/catalogue/catalogue.ts";
import { checkCatalogue } from "./check.ts";

type Studio = { id: number; slug: string; name: string };

/** Problems of the catalogue for tests with these studios in addition. */
function linesFor(studios: { developer?: Studio[]; publisher?: Studio[] }): string[] {
  const files = catalogueFiles().map((file) => {
    const block = file.path.includes("developers") ? "developer" : "publisher";
    const more = file.path === `taxonomies/${block}s.toml` ? studios[block] : undefined;
    return more === undefined ? file : { ...file, text: `${file.text}\n${stringify({ [block]: more })}` };
  });
  return checkCatalogue(files).problems.map(problemLine);
}

it.each([
  ["North-Works", "north-works-2"],
  ["NorthWorks", "northworks"],
  ["north works, Ltd.", "north-works-ltd"],
])("names a studio that stands in its list a second time, as %s", (name, slug) => {
  expect(linesFor({ developer: [{ id: 99, slug, name }] })).toEqual([
    `taxonomies/developers.toml (${name}): name: is North Works (north-works) spelled another way, keep one of the two`,
  ]);
});

it("names a studio of our own that the other list spells another way", () => {
  expect(linesFor({ publisher: [{ id: 2_000_000_009, slug: "northworks", name: "NorthWorks" }] })).toEqual([
    "taxonomies/publishers.toml (NorthWorks): name: taxonomies/developers.toml has it as North Works (north-works)",
  ]);
});

it("lets RAWG's own two spellings stand, and one studio that is in both lists", () => {
  expect(
    linesFor({
      publisher: [
        { id: 98, slug: "north-works-2", name: "NORTH WORKS" },
        { id: 2_000_000_009, slug: "south-works", name: "South Works" },
      ],
    }),
  ).toEqual([]);
});
