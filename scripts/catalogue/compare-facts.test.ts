import { describe, expect, it } from "vitest";
import { catalogueFiles, testGame } from "../../test/support/catalogue-files.ts";
import { readCatalogue } from "#server/catalogue/catalogue.ts";
import { compareFacts } from "./compare-facts.ts";
import { readCsv } from "./read-csv.ts";

const { catalogue } = readCatalogue(
  catalogueFiles([
    testGame({
      id: 1,
      name: "Alike",
      released: "2001-02-03",
      metacritic: 80,
      publishers: ["big-house", "small-house"],
    }),
    testGame({ id: 2, name: "Later", released: "2001-05-01", metacritic: 70 }),
    testGame({ id: 3, name: "Sooner", released: "2001-01-01" }),
    testGame({ id: 4, name: "Announced", tba: true, developers: ["south-works"] }),
    testGame({ id: 5, name: "Unknown to them" }),
  ]),
);
const FACTS = `rawg_id,name,released,metacritic,developers,publishers
1,Alike,2001-02-03,80.0,NORTH WORKS,Small House|Big House
2,"Later, ""the"" game",2001-04-01,71,North Works,Big House
3,Sooner,2002-01-01,60,,Big House
4,Announced,2001-01-01,,South Works|North Works,
99,Unknown to us,1999-01-01,1,Nobody,Nobody
`;

describe("compareFacts", () => {
  it("names what both know differently and what only they know, the greatest distance first", () => {
    expect(compareFacts(catalogue, readCsv(FACTS)).differences).toEqual([
      { id: 4, name: "Announced", field: "released", ours: "", theirs: "2001-01-01" },
      { id: 3, name: "Sooner", field: "released", ours: "2001-01-01", theirs: "2002-01-01", days: -365 },
      { id: 2, name: "Later", field: "released", ours: "2001-05-01", theirs: "2001-04-01", days: 30 },
      { id: 3, name: "Sooner", field: "metacritic", ours: "", theirs: "60" },
      { id: 2, name: "Later", field: "metacritic", ours: "70", theirs: "71" },
      { id: 4, name: "Announced", field: "developers", ours: "South Works", theirs: "South Works|North Works" },
    ]);
  });

  it("counts, field by field", () => {
    expect(compareFacts(catalogue, readCsv(FACTS))).toMatchObject({
      compared: 4,
      summary: [
        { field: "released", same: 1, different: 2, onlyOurs: 0, onlyTheirs: 1 },
        { field: "metacritic", same: 1, different: 1, onlyOurs: 0, onlyTheirs: 1 },
        { field: "developers", same: 2, different: 1, onlyOurs: 1, onlyTheirs: 0 },
        { field: "publishers", same: 3, different: 0, onlyOurs: 1, onlyTheirs: 0 },
      ],
    });
  });

  it("compares the columns that are there, and refuses a table without ids", () => {
    const { summary } = compareFacts(catalogue, readCsv("id,metacritic\n1,80\n"));
    expect(summary).toEqual([{ field: "metacritic", same: 1, different: 0, onlyOurs: 0, onlyTheirs: 0 }]);
    expect(() => compareFacts(catalogue, readCsv("name,metacritic\nAlike,80\n"))).toThrow("no column rawg_id");
  });
});

describe("readCsv", () => {
  const rows = (text: string) => readCsv(text).map((row) => Object.fromEntries(row));

  it.each([
    ["quoted commas, quotes and line breaks", 'a,b\n"x, ""y""","1\n2"\n', [{ a: 'x, "y"', b: "1\n2" }]],
    ["carriage returns, a byte order mark and blank lines", "\uFEFFa,b\r\n\r\n1,2\r\n", [{ a: "1", b: "2" }]],
    ["no line break at the end", "a,b\n1,", [{ a: "1", b: "" }]],
    [
      "rows that are too short or too long",
      "a,b\n1\n1,2,3\n",
      [
        { a: "1", b: "" },
        { a: "1", b: "2" },
      ],
    ],
    ["nothing at all", "", []],
  ])("reads %s", (_what, text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  it("refuses a quote that is left open or stands in the middle", () => {
    expect(() => rows('a,b\n1,"2\n')).toThrow("Quote Not Closed");
    expect(() => rows('a,b\n1,2"3\n')).toThrow("Invalid Opening Quote");
  });
});
