import { beforeEach, describe, expect, it } from "vitest";
import { WHOLE_ENTRY } from "../../../../test/support/broken-shelf.ts";
import { shelfTable } from "#web/state/shelf/shelf-table.ts";
import { useShelf } from "#web/state/shelf/shelf.ts";
import { lookIntoFile } from "./look-into-file.ts";

const broken = { ...WHOLE_ENTRY, halfStars: "many" };
const saidOf = async (text: string) => (await lookIntoFile(new File([text], "shelf.json"))).said;
const shelfFile = (games: unknown[], version: unknown = 1) => JSON.stringify({ format: "ludex-shelf", version, games });

beforeEach(() => useShelf.setState({ entries: new Map(), lists: new Map() }));

describe("[T-04] a file", () => {
  it.each([
    ["that is whole", shelfFile([WHOLE_ENTRY]), /new about 1 game\. Where/],
    ["with an entry that is not", shelfFile([broken]), /new about 1 game\. 1 entry cannot be read whole\. Where/],
    ["with nothing but broken entries", shelfFile([null, 7]), /^2 entries of this file cannot be read whole; all else/],
    ["with nothing", shelfFile([]), /^All that is in this file is on your shelf already\.$/],
    ["of a newer Ludex", shelfFile([], 2), /newer Ludex/],
    ["of a newer Ludex that counts in words", shelfFile([], "2"), /newer Ludex/],
    ["whose version is no number", shelfFile([WHOLE_ENTRY], {}), /new about 1 game\./],
    ["that is cut off", shelfFile([WHOLE_ENTRY]).slice(0, -9), /no file of a Ludex shelf/],
    ["that is a shelf's table", shelfTable([WHOLE_ENTRY]), /^This is the table of a shelf/],
    [
      "that is such a table as a spreadsheet kept it",
      '"id";"name";"mark";"stars";"changed"\r\n7;Tunic;want;;\r\n',
      /^This is the table of a shelf/,
    ],
    ["that is another table", "name,mark,stars\nTunic,want,4\n", /no file of a Ludex shelf/],
    ["of NULs", "\0\0\0", /no file of a Ludex shelf/],
  ])("%s is told of", async (_what, text, said) => {
    expect(await saidOf(text)).toMatch(said);
  });

  it("[P-03] that is a shelf's table is to be looked for among games, and no other file is", async () => {
    const lookInto = async (text: string) => await lookIntoFile(new File([text], "shelf"));
    expect(await lookInto(shelfTable([WHOLE_ENTRY]))).toMatchObject({ table: { name: "shelf" } });
    expect(await lookInto("name,stars\n")).not.toHaveProperty("table");
  });

  it("says how many of its entries are broken where the rest is known", async () => {
    useShelf.setState({ entries: new Map([[7, WHOLE_ENTRY]]) });
    expect(await saidOf(shelfFile([broken, WHOLE_ENTRY]))).toMatch(/^1 entry of this file cannot be read whole/);
  });
});
