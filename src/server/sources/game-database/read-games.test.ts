import { describe, expect, it } from "vitest";
import { describe as sentence } from "./describe.ts";
import { createGamesReader } from "./read-games.ts";
import { readDay, type ReleaseRow } from "./release.ts";
import { cleanTitle, ownScript } from "./titles.ts";

const row = (changes: Partial<ReleaseRow>): ReleaseRow => ({
  system: "console_nintendo_superfamicom_snes",
  title: "Star Fall",
  title_original: "",
  region: "USA",
  released: "1992-05-01",
  developer: "Orbit",
  publisher: "Orbit",
  tags: "#players:1 #genre:shmup>h",
  ...changes,
});

function gamesOf(...rows: Partial<ReleaseRow>[]) {
  const reader = createGamesReader(["Capcom", "SEGA"]);
  for (const changes of rows) reader.add(row(changes));
  return reader.games();
}
const namesOf = (...rows: Partial<ReleaseRow>[]) => gamesOf(...rows).records.map(({ name }) => name);

describe("rows of GameDataBase", () => {
  it.each([
    ["a beta", { tags: "#genre:shmup #unfinished:beta>2" }, "unfinished"],
    ["a sample that only its brackets tell", { title: "Star Fall (Taikenban Hibaihin)" }, "unfinished"],
    ["a bootleg", { tags: "#genre:shmup #unlicensed:bootleg" }, "unlicensed"],
    ["a copy sold in Taiwan", { tags: "#genre:shmup #unlicensed", region: "Taiwan" }, "unlicensed"],
    ["an advertisement", { tags: "#genre:shmup #search:keyword>promo>brand" }, "promotional"],
    ["a strip game", { tags: "#genre:board>mahjong #search:keyword>strip" }, "adult"],
    ["two games in one box", { title: "Star Fall / Moon Rise", tags: "#genre:shmup #compilation:a:b" }, "bundle"],
    ["a test program", { tags: "#genre:notagame>test" }, "no game"],
  ])("[Q-06] %s is no game of the catalogue", (_, changes, reason) => {
    const { records, leftOut } = gamesOf(changes);
    expect(records).toEqual([]);
    expect([...leftOut]).toEqual([[reason, 1]]);
  });

  it("[Q-06] keeps an unlicensed game that was sold in the West, and one to learn with", () => {
    const rows = [
      { tags: "#genre:racing #unlicensed", title: "Little Wheels" },
      { tags: "#genre:notagame>educational", title: "Sums" },
    ];
    expect(namesOf(...rows).toSorted()).toEqual(["Little Wheels", "Sums"]);
  });

  it("[Q-06] says which row names a machine that nobody knows", () => {
    const { records, problems } = gamesOf({}, { system: "console_unheard_of" });
    expect(records).toHaveLength(1);
    expect(problems).toEqual([{ row: 1, reason: "system: nobody has said which platform console_unheard_of is" }]);
  });

  it("[Q-07] the machine's name on a cover is no title of the game", () => {
    const changes = { title: "Hoshi no Ochiru Toki", region: "Japan" };
    const names = (title_original: string) => gamesOf({ ...changes, title_original }).records[0]?.alternative_names;
    expect(names("SNES 星の落ちる時")).toEqual(["星の落ちる時"]);
    expect(names("Star Fall 星の落ちる時")).toEqual(["Star Fall", "星の落ちる時"]);
  });

  it("[Q-07] joins the regions of a title: the name of the West, the first day, every title", () => {
    const { records } = gamesOf(
      { title: "Hoshi no Ochiru Toki", title_original: "星の落ちる時", region: "Japan", released: "1991-12-06" },
      { title: "Star Fall", released: "1992-05-01" },
      { title: "Star Fall", region: "Europe", released: "1992-09", tags: "#players:1 #genre:shmup>h #rev:1" },
      { title: "Star Fall", region: "USA", released: "2012-01-01", tags: "#players:1 #genre:shmup>h #rerelease" },
    );
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      key: "star-fall.snes",
      name: "Star Fall",
      alternative_names: ["Hoshi no Ochiru Toki", "星の落ちる時"],
      released: "1991-12-06",
      platforms: ["snes"],
      genres: ["shooter", "arcade"],
      description: "Side-scrolling shooter by Orbit for the SNES, 1991; one player.",
    });
  });

  it("[Q-07] leaves titles of Japan and the West apart where a third has as much in common", () => {
    const japan = { title: "Hoshi no Ochiru Toki", region: "Japan", released: "1991" };
    expect(namesOf(japan, {}, { title: "Moon Rise", released: "1992-11" })).toHaveLength(3);
  });

  it("[Q-07] joins machines by maker and year, and by what is said of ports", () => {
    const arcade = {
      system: "arcade_capcom",
      developer: "CAPCOM",
      tags: "#players:2:alt #genre:shmup>h",
      released: "1988",
    };
    const near = { developer: "CAPCOM", released: "1990", tags: "#players:1 #genre:shmup>h" };
    const late = { developer: "Else", released: "1995", tags: "#players:1 #genre:shmup>h #port:arcade" };
    const other = { developer: "Else", released: "1995", tags: "#players:1 #genre:shmup>h" };
    expect(gamesOf(arcade, near).records).toMatchObject([{ platforms: ["arcade", "snes"], developers: ["Capcom"] }]);
    expect(gamesOf(arcade, late).records).toMatchObject([{ platforms: ["arcade", "snes"], developers: ["Capcom"] }]);
    expect(gamesOf(arcade, other).records).toHaveLength(2);
  });

  it("[Q-07] joins what MAME holds to be one game, under any name", () => {
    const tags = "#players:2:coop #genre:shmup>v";
    const { records } = gamesOf(
      { system: "arcade_taito", title: "Tora no Tsubasa", region: "Japan", tags: `${tags} #mamerom:tiger>tigerj` },
      { system: "arcade_taito", title: "Tiger Wing", region: "World", tags: `${tags} #mameparent #mamerom:tiger` },
    );
    expect(records).toMatchObject([{ name: "Tiger Wing", alternative_names: ["Tora no Tsubasa"] }]);
  });

  it("[Q-07] gives a second game of a name another key, and the same keys in any later reading", () => {
    const rows = [
      { title: "Baseball", developer: "One", released: "1985" },
      { title: "Baseball", developer: "Two", released: "1993", tags: "#players:2:vs #genre:sports>baseball" },
    ];
    expect(gamesOf(...rows).records.map(({ key }) => key)).toEqual(["baseball.snes", "baseball.snes.1993"]);
  });
});

describe("titles", () => {
  it.each([
    ["Legend of Falls, The", "The Legend of Falls"],
    ["Hot·Rod", "Hot-Rod"],
    ["Spider ・ Bird: Carnage", "Spider & Bird: Carnage"],
    ["Oh‚ Behave! (Shokai Genteiban (Disc 2))", "Oh, Behave!"],
    ["(Untold Story)", "Untold Story"],
    ["アール・タイプ", "アール・タイプ"],
  ])("[Q-06] %s is %s", (raw, title) => {
    expect(cleanTitle(raw)).toBe(title);
  });

  it("[Q-06] takes a title in its own script without the one in Latin letters", () => {
    expect(ownScript("Rockman ロックマン", "Rockman")).toEqual({ script: "ロックマン" });
    expect(ownScript("Tetris テトリス武闘外伝", "Tetris Battle Gaiden")).toEqual({ script: "Tetris テトリス武闘外伝" });
    expect(ownScript("Legend of Wings アレスの翼", "Ares no Tsubasa")).toEqual({
      script: "アレスの翼",
      latin: "Legend of Wings",
    });
  });

  it.each([
    ["1989-1-31", "1989-01-31"],
    ["1995-02-03 ", "1995-02-03"],
    ["19890-06", "1989"],
    ["1990-06-", "1990-06"],
    ["1991-02-30", "1991"],
    ["995-06-01", undefined],
    ["()", undefined],
  ])("[Q-06] reads the day %s as %s", (raw, day) => {
    expect(readDay(raw)).toBe(day);
  });
});

describe("the line about a game", () => {
  const facts = {
    kinds: [["shmup", "h"]],
    developers: ["Konami"],
    publishers: ["Konami"],
    machines: ["arcades"],
    year: "1985",
    players: ["2", "alt"],
    based: [],
    isCollection: false,
  };

  it("[Q-06] says what is known, and nothing where nothing is", () => {
    expect(sentence(facts)).toBe("Side-scrolling shooter by Konami for arcades, 1985; two players in turn.");
    expect(sentence({ ...facts, developers: [], year: undefined, players: [], kinds: [] })).toBe(
      "Game, published by Konami, for arcades.",
    );
    expect(sentence({ ...facts, kinds: [["rpg", "a", "j"]], players: ["1"] })).toBe(
      "Japanese role-playing game by Konami for arcades, 1985; one player.",
    );
    const many = { kinds: [["action", "platformer", "runandgun"], ["racing"]], machines: ["a", "b", "c", "d", "e"] };
    expect(sentence({ ...facts, ...many, players: ["4", "coop", "vs"], based: [["movie"], ["starwars"]] })).toBe(
      "Run-and-gun platformer and racing game by Konami for a, b, c and other machines, 1985; up to four players together or against each other; based on Star Wars.",
    );
  });
});
