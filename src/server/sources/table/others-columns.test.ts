import { beforeEach, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";
import { walkTable as walk, writeTable } from "../../../../test/support/walk-table.ts";
import { addedForSitelinks } from "./wikidata-columns.ts";

let directory: string;
beforeEach(() => {
  directory = temporaryDirectory();
});
const write = (name: string, content: string) => writeTable(directory, name, content);

describe("a table of GameDataBase", () => {
  const CONSOLE = `Screen title @ Exact,Cover title @ Exact,ID,Region,Release date,Developer,Publisher,Tags,MD5,SHA1,SHA256,SHA512
Hoshi no Ochiru@星の落ちる時,Hoshi no Ochiru@星の落ちる時,hoshinoochiru,Japan,1995-07-21,Orbit,Orbit,#players:1 #genre:shmup>h #lang:ja,0,0,0,0
Star Fall,Star Fall: Special,hoshinoochiru,USA,1995-10,Orbit,Else,#players:2:vs #genre:shmup>h>v #lang:en,0,0,0,0
Star Fall,Star Fall,hoshinoochiru,USA,1995-09,Orbit,Else,#players:1 #genre:shmup>h #unfinished:beta,0,0,0,0
`;
  const ARCADE = `Screen title @ Exact,ID,Region,Release date,Developer,Publisher,Tags,MAME filename,MD5,SHA1,SHA256,SHA512
Tora,tora,Japan,1988,CAPCOM,CAPCOM,#players:2:coop #genre:shmup>v,toraj.zip|tiger.zip,0,0,0,0
Tiger Wing,tora,World,1988,CAPCOM,CAPCOM,#players:2:coop #genre:shmup>v #mameparent,tiger.zip,0,0,0,0
`;

  it("[Q-06] [Q-07] of a console is understood as it is: its ids join what has two titles", async () => {
    const { records, problems } = await walk(write("console_nintendo_virtualboy.csv", CONSOLE));
    expect(problems).toEqual([]);
    expect(records).toMatchObject([
      {
        key: "star-fall.virtual-boy",
        name: "Star Fall",
        alternative_names: ["Hoshi no Ochiru", "Star Fall: Special", "星の落ちる時"],
        platforms: ["virtual-boy"],
        released: "1995-07-21",
      },
    ]);
  });

  it("[Q-06] [Q-07] of arcades is understood as it is: MAME's names join", async () => {
    const { records } = await walk(write("arcade_capcom.csv.gz", ARCADE));
    expect(records).toMatchObject([{ name: "Tiger Wing", platforms: ["arcade"], developers: ["Capcom"] }]);
  });

  it("[Q-06] names the rows of a file whose machine nobody knows", async () => {
    const { records, problems } = await walk(write("console_unheard_of.csv", CONSOLE));
    expect(records).toEqual([]);
    expect(problems[0]).toBe("line 2: system: nobody has said which platform console_unheard_of is");
  });
});

describe("a result of the query to Wikidata", () => {
  const RESULT = `item,en,es,de,fr,ja,date,precision,platform,genre,developer,publisher,series,steam,gog,igdb,sitelinks
http://www.wikidata.org/entity/Q1001,Star Fall,Star Fall,Sternenfall,Star Fall,星の落ちる時,,,,,,,,,,,40
http://www.wikidata.org/entity/Q1001,,,,,,1992-05-01T00:00:00Z,10,,,,,,,,,
http://www.wikidata.org/entity/Q1002,,,Nur Deutsch,,,1990-01-01T00:00:00Z,9,,,,,,,,,0
http://www.wikidata.org/entity/Q1001,,,,,,1992-05-17T00:00:00Z,11,,,,,,,,,
http://www.wikidata.org/entity/Q1001,,,,,,,,Super Nintendo Entertainment System,,,,,,,,
http://www.wikidata.org/entity/Q1001,,,,,,,,Vectrex,,,,,,,,
http://www.wikidata.org/entity/Q1001,,,,,,,,,action role-playing game,,,,,,,
http://www.wikidata.org/entity/Q1001,,,,,,,,,,Orbit,Else,Star,440,1207658924,77,
http://www.wikidata.org/entity/Q1003,Q1003,,,,,,,,,,,,,,,1
nothing,No item,,,,,,,,,,,,,,,1
`;

  it("[Q-06] is understood as it is: the rows of an item are one game", async () => {
    const { records, problems } = await walk(write("wikidata-1992.csv", RESULT));
    expect(records).toMatchObject([
      {
        key: "Q1001",
        name: "Star Fall",
        alternative_names: ["Sternenfall", "星の落ちる時"],
        released: "1992-05-17",
        platforms: ["snes"],
        genres: ["action", "role-playing-games-rpg"],
        tags: ["action-rpg", "rpg"],
        developers: ["Orbit"],
        publishers: ["Else"],
        series: "Star",
        ids: { wikidata: "Q1001", steam: 440, gog: 1207658924, igdb: 77 },
        added: addedForSitelinks(40),
      },
      { key: "Q1002", name: "Nur Deutsch", released: "1990", added: 0 },
    ]);
    expect(problems).toEqual([
      "line 11: item: is no item of Wikidata",
      'platforms: nobody knows "Vectrex", it is left out',
      "line 10: Q1003 has no name in any of the five languages",
    ]);
  });

  it("[Q-06] takes the number of Wikipedias as fame, on RAWG's scale", () => {
    const fame = [0, 1, 3, 10, 40, 100, 300].map(addedForSitelinks);
    expect(fame).toEqual(fame.toSorted((a, b) => a - b));
    expect(fame[0]).toBe(0);
    expect(fame.at(-1)).toBeLessThan(22_600);
  });
});
