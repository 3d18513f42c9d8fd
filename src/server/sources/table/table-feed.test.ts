import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";
import { takeIn } from "#server/sources/take-in.ts";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";
import naughtyTexts from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import { keysOf } from "../../../../test/support/record-store-conformance.ts";
import { DATA, walkTable as walk, writeTable } from "../../../../test/support/walk-table.ts";
import { createTableFeed } from "./table-feed.ts";

let directory: string;
beforeEach(() => {
  directory = temporaryDirectory();
});

const write = (name: string, content: string) => writeTable(directory, name, content);

const CSV = `key,name,alternative_names,released,platforms,genres,tags,developers,rawg,steam,rating,stores,description
a1,Star Fall,"Hoshi no Ochiru|星の落ちる時",1992-05,SNES|Sega Genesis,shooter|RPG,2D,"Orbit|Other ""Inc."" Co.",7,,4.5,steam=https://store.steampowered.com/app/1|itch.io,"Two lines,
one cell."
a2,Moon Rise,,,pc,,,,,,,,
`;

describe("a table of Ludex's own columns", () => {
  it.each(["games.csv", "games.csv.gz"])("[Q-06] %s is read as it says", async (name) => {
    const { records, problems, last } = await walk(write(name, CSV));
    expect(problems).toEqual([]);
    expect(records).toMatchObject([
      {
        key: "a1",
        name: "Star Fall",
        alternative_names: ["Hoshi no Ochiru", "星の落ちる時"],
        released: "1992-05",
        platforms: ["snes", "genesis"],
        genres: ["shooter", "role-playing-games-rpg"],
        tags: ["2d"],
        developers: ["Orbit", 'Other "Inc." Co.'],
        ids: { rawg: 7 },
        rating: 4.5,
        stores: [{ slug: "steam", url: "https://store.steampowered.com/app/1" }, { slug: "itch" }],
        description: "Two lines,\none cell.",
      },
      { key: "a2", name: "Moon Rise", platforms: ["pc"], genres: [], added: 0 },
    ]);
    expect(last).toMatchObject({ gone: [], progress: { done: 2, total: 2 } });
  });

  it.each(["games.jsonl", "games.ndjson.gz"])("[Q-06] %s says the same in JSON, a whole record too", async (name) => {
    const lines = [
      { key: "a1", name: "Star Fall", platforms: ["SNES"], genres: "shooter|RPG", rawg: "7", released: "1992" },
      { key: "a2", name: "Moon Rise", ids: { igdb: 5 }, pictures: { background: "https://example.org/a.png" } },
    ];
    const { records, problems } = await walk(write(name, lines.map((line) => JSON.stringify(line)).join("\r\n\n")));
    expect(problems).toEqual([]);
    expect(records).toMatchObject([
      { key: "a1", platforms: ["snes"], genres: ["shooter", "role-playing-games-rpg"], ids: { rawg: 7 } },
      { key: "a2", ids: { igdb: 5 }, pictures: { background: "https://example.org/a.png", screenshots: [] } },
    ]);
  });

  it("[Q-06] says of each row that is refused where it stands and why", async () => {
    const rows = [
      "key,name,released,metacritic,website,platforms",
      "ok,Fine,1999,88,https://example.org/,pc",
      "no-name,,1999,,,",
      "day,Day,1999-13,,,",
      "score,Score,,900,,",
      "site,Site,,,javascript:alert(1),",
      "few,Few",
      "ok,Again,,,,",
      "unknown,Unknown,,,,pc|Vectrex",
      "unknown-2,Unknown,,,,Vectrex",
    ];
    const { records, problems } = await walk(write("games.csv", rows.join("\n")));
    expect(records.map(({ key }) => key)).toEqual(["ok", "unknown", "unknown-2"]);
    expect(problems).toEqual([
      expect.stringMatching(/^line 3: name: is empty$/),
      expect.stringMatching(/^line 4: released: is no date/),
      expect.stringMatching(/^line 5: metacritic: /),
      expect.stringMatching(/^line 6: website: is no http\(s\) address/),
      expect.stringMatching(/^line 7: has more or fewer cells/),
      "line 8: key: ok stands in line 2 already",
      'line 9: platforms: nobody knows "Vectrex", it is left out',
    ]);
  });

  it("[Q-06] names lines of JSON that are none", async () => {
    const { records, problems } = await walk(write("games.jsonl", '{"name":"A"}\nnull\n[1]\n{"name":\n{"name":"B"}'));
    expect(records.map(({ key }) => key)).toEqual(["a", "b"]);
    expect(problems).toEqual(["line 2: is no object", "line 3: is no object", "line 4: is no JSON"]);
  });

  it("[Q-06] [safety-24] refuses a row that is too long, and goes on behind it", async () => {
    const long = "x".repeat(300 * 1024);
    const csv = `key,name\nlong,${long}\nb,B\n`;
    expect(await walk(write("a.csv", csv))).toMatchObject({
      records: [{ key: "b" }],
      problems: ["line 2: is longer than 256 KB"],
    });
    const json = `${JSON.stringify({ name: long })}\n{"name":"B"}\n`;
    expect(await walk(write("a.jsonl", json))).toMatchObject({
      records: [{ key: "b" }],
      problems: ["line 1: is longer than 256 KB"],
    });
  });

  it("[Q-06] [safety-24] loses only the row in which a quote is opened and never closed", async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `k${at},Game ${at}`);
    rows[3] = 'k3,"Never closed';
    rows[15_000] = 'k15000,"Nor this one';
    const { records, problems } = await walk(write("a.csv", `key,name\n${rows.join("\n")}\n`));
    expect(records).toHaveLength(19_998);
    expect(problems).toEqual([
      "line 5: opens a quote that is never closed",
      "line 15002: opens a quote that is never closed",
    ]);
  });

  it("[safety-24] keeps whatever text is in a name as text", async () => {
    const names = naughtyTexts.filter((text) => text.trim() !== "" && text.length < 250);
    const rows = names.map((name, at) => `n${at},"${name.replaceAll('"', '""')}"`);
    const { records, problems } = await walk(write("a.csv", `key,name\n${rows.join("\n")}\n`));
    expect(records.length + problems.length).toBe(names.length);
    expect(records.length).toBeGreaterThan(names.length * 0.9);
    expect(records.filter(({ name }) => /\p{Cc}/u.test(name) || !name.isWellFormed())).toEqual([]);
    expect(records.map(({ name }) => name)).toContain("<script>alert(123)</script>");
  });

  it("[Q-06] refuses what is no table, or one that nobody understands", async () => {
    await expect(walk(write("games.xls", "name\nA\n"))).rejects.toThrow("ends in none of .csv");
    await expect(walk(write("games.csv", "title,year\nA,1999\n"))).rejects.toThrow("its columns are title, year");
    await expect(walk(write("empty.csv", ""))).rejects.toThrow("it has no row");
    await expect(walk(join(directory, "none.csv"))).rejects.toThrow("ENOENT");
    writeFileSync(join(directory, "a.csv.gz"), "name\nA\n");
    await expect(walk(join(directory, "a.csv.gz"))).rejects.toThrow("incorrect header check");
    expect(() => createTableFeed({ path: "a.csv", source: "No Name", dataDirectory: DATA })).toThrow(
      "no name of a source",
    );
  });
});

describe("the walk over a table", () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `k${from + at},Game ${from + at}`).join("\n");

  it("[Q-01] comes in batches of 500 and goes on where it was cut off, giving nothing twice", async () => {
    const path = write("a.csv", `key,name\n${rows(0, 1700)}\n`);
    const { batches } = await walk(path);
    expect(batches.map(({ records }) => records.length)).toEqual([500, 500, 500, 200]);
    expect(batches.map(({ progress }) => progress)).toEqual([
      { done: 500, total: 1700 },
      { done: 1000, total: 1700 },
      { done: 1500, total: 1700 },
      { done: 1700, total: 1700 },
    ]);
    const again = await walk(path, batches[1]?.cursor);
    expect(again.records[0]?.key).toBe("k1000");
    expect(again.records).toHaveLength(700);
    expect((await walk(path, batches.at(-1)?.cursor)).batches).toEqual([]);
  });

  it("[Q-01] reads a changed file anew and gives up what it no longer has", async () => {
    const { last } = await walk(write("a.csv", `key,name\n${rows(0, 600)}\n`));
    const changed = await walk(write("a.csv", `key,name\n${rows(5, 605)}\n`), last?.cursor, ["k0", "k4", "k5", "k600"]);
    expect(changed.records).toHaveLength(600);
    expect(changed.last?.gone).toEqual(["k0", "k4"]);
  });

  it("[Q-01] knows after an interruption what the first part of the file still has", async () => {
    const path = write("a.csv", `key,name\n${rows(0, 700)}\n`);
    const { batches } = await walk(path);
    const { last } = await walk(path, batches[0]?.cursor, ["k1", "k699", "gone"]);
    expect(last?.gone).toEqual(["gone"]);
  });

  it("[Q-01] stops where it is told to, and keeps what it had given", async () => {
    const records = openSqliteRecordStore({ path: join(directory, "records.sqlite") });
    const feed = createTableFeed({
      path: write("a.csv", `key,name\n${rows(0, 2000)}\n`),
      source: "table-a",
      dataDirectory: DATA,
      known: () => records.records("table-a"),
    });
    const stop = new AbortController();
    const first = await takeIn({ feed, records, signal: stop.signal, onBatch: () => stop.abort() });
    expect(first).toMatchObject({ added: 500, isWhole: false });
    const rest = await takeIn({ feed, records, signal: new AbortController().signal });
    expect(rest).toMatchObject({ added: 1500, same: 0, gone: 0, isWhole: true });
    expect(await keysOf(records, "table-a")).toHaveLength(2000);
    await records.close();
  });
});
