// Names, sentences and filters that are worked out, asked of the bundled catalogue through the protocol, one rule at a
// time; and the written questions of bench/, as shares.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureUnderstanding, type Score } from "../../../bench/understanding.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { UnderstandingAnswer } from "./search-wire.ts";

const THIS_YEAR = new Date().getUTCFullYear();

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const understand = async (text: string) =>
  UnderstandingAnswer.parse((await test.get(`/api/games/understand?q=${encodeURIComponent(text)}`)).body);

/** `text | parameter=value …`, the order and what else is said behind. */
async function read(text: string): Promise<string> {
  const { text: left, filters, ordering, unknown } = await understand(text);
  const chips = filters.map(({ parameter, value }) => `${parameter}=${value}`);
  return [
    left,
    ...chips,
    ...(ordering === undefined ? [] : [ordering]),
    ...(unknown === undefined ? [] : [unknown]),
  ].join(" | ");
}

type Listed = { slug: string; released: string | null; metacritic: number | null };
const list = async (query: string): Promise<Listed[]> => (await test.get(`/api/games?${query}`)).body.results as never;
const slugs = async (query: string) => (await list(query)).map(({ slug }) => slug);

describe("kinds and machines", () => {
  it.each([
    ["beat em ups", "genres=beat-em-up", "streets-of-rage-2"],
    ["gba", "platforms=24", "pokemon-ruby"],
  ])("[S-14] %s begin with what is most of it", async (text, query, first) => {
    expect(await read(text)).toBe(` | ${query}`);
    const [typical, known] = [
      await slugs(`${query}&genre_tags=true&typical=true`),
      await slugs(`${query}&genre_tags=true`),
    ];
    expect(typical[0]).toMatch(new RegExp(`^${first}`));
    expect(known[0]).not.toBe(typical[0]);
  });
});

describe("names", () => {
  it.each([
    ["fromsoftware", " | developers=fromsoftware"],
    ["from soft", " | developers=fromsoftware"],
    ["games by Hideo Kojima", " | creators=hideo-kojima"],
    ["hideo kojima's games", " | creators=hideo-kojima"],
    ["rockstar", " | publishers=rockstar-games"],
    ["bethesda games", " | publishers=bethesda-softworks"],
    ["square enix", " | publishers=square-enix | publishers=square | publishers=squaresoft | publishers=enix"],
    ["enix", " | publishers=enix"],
    ["naughty dog", " | developers=naughty-dog"],
    ["insomiac games", " | developers=insomniac-games"],
    ["the zelda series", " | series=the-legend-of-zelda"],
  ])("[S-13] %s", async (text, expected) => {
    expect(await read(text)).toBe(expected);
  });

  it.each(["Portal", "Rare Replay", "Celeste", "Limbo", "Control"])(
    "[S-13] %s is a title and stays one",
    async (text) => {
      expect(await read(text)).toBe(text);
    },
  );

  it("[S-13] shows the other reading of a title", async () => {
    expect((await understand("Doom")).others).toEqual([{ parameter: "series", value: "doom", name: "DOOM" }]);
  });

  it("[S-13] takes the better known of a studio and a title that begins so", async () => {
    expect(await read("capcom")).toMatch(/^ \| (developers|publishers)=capcom$/);
    for (const text of ["rare", "rare games"]) expect(await read(text)).toBe(" | developers=rare");
  });

  it("[S-13] suggestions name the studio while it is being typed", async () => {
    const { body } = await test.get("/api/games?search=fromso&include=matches,makers&page_size=9");
    expect((body as { maker?: object }).maker).toMatchObject({ parameter: "developers", value: "fromsoftware" });
  });

  it("[S-17] says that a title is known and not here", async () => {
    expect((await understand("yooka laylee")).elsewhere).toBe("Yooka-Laylee");
    expect((await understand("portal 2")).elsewhere).toBeUndefined();
  });
});

describe("sentences", () => {
  it.each([
    ["games like stardew valley but darker", " | tags=dark | like=stardew-valley"],
    ["similar to hades", " | like=hades-2018"],
    // Of a title that is a series as well, what is like it is asked for, and not the series.
    ["games like dark souls", " | like=dark-souls"],
    ["something like dark souls", " | like=dark-souls"],
    ["the dark souls games", " | series=dark-souls"],
    // A subject or a place that a studio or a series is called after as well.
    ["games about pirates", " | tags=pirates"],
    ["games set in japan", "games set in japan"],
    ["games from japan", " | origins | release=out"],
    // Words that say nothing are a part of the name.
    ["game boy", " | platforms=24 | platforms=43 | platforms=26"],
    ["game boy advance games", " | platforms=24"],
    ["pirates", "pirates"],
    ["nintendo games", " | publishers=nintendo"],
    ["samurai games", " | tags=samurai"],
    ["mario games", "mario"],
    ["lego games", " | tags=lego"],
    ["noir", " | tags=noir"],
    ["zelda like", " | like=the-legend-of-zelda-breath-of-the-wild"],
    ["stardew valley like games for switch", " | platforms=7 | like=stardew-valley"],
    ["souls like", " | genres=souls-like"],
    ["Zelda-artige Spiele", " | like=the-legend-of-zelda-breath-of-the-wild"],
    ["most popular games", " | -added"],
    ["famous rpgs", " | genres=role-playing-games-rpg | -added"],
    ["new games", " | release=out | -released"],
    // What all languages call so says of none.
    ["pixel art platformers since 2018", " | tags=pixel-graphics | genres=platformer | dates=2018-01-01,2100-12-31"],
    ["top rated rpgs", " | genres=role-playing-games-rpg | -metacritic"],
    ["games set in world war 2", " | tags=world-war-ii"],
    ["highest rated rpgs", " | genres=role-playing-games-rpg | -metacritic"],
    // A series that no game is called after stands for its best known game.
    ["games similar to zelda", " | like=the-legend-of-zelda-breath-of-the-wild"],
    ["for fans of the elder scrolls", " | like=the-elder-scrolls-v-skyrim"],
    ["upcoming rpgs", " | genres=role-playing-games-rpg | release=upcoming"],
    ["games coming out in march 2027", " | release=2027-03"],
    ["newest horror games", " | tags=horror | release=out | -released"],
    ["new ubisoft games", " | publishers=ubisoft-entertainment | release=out | -released"],
    ["new zelda", " | series=the-legend-of-zelda | release=out | -released"],
    ["new leaf", "new leaf"],
    ["rhythm games", " | tags=music"],
    ["rhythm doctor", "rhythm doctor"],
    ["kids games", " | age_ratings=everyone | age_ratings=everyone-10-plus"],
    ["car games", " | genres=racing"],
    // No slip of Cygames.
    ["cozy games", " | tags=relaxing"],
    ["cyberpunk games not cyberpunk 2077", '-"Cyberpunk 2077" | tags=cyberpunk'],
    ["games like dark souls not dark souls 2", '-"Dark Souls II" | like=dark-souls'],
    [
      "zelda games but not breath of the wild",
      '-"The Legend of Zelda: Breath of the Wild" | series=the-legend-of-zelda',
    ],
    ["horror games not resident evil 4", '-"Resident Evil 4" | tags=horror'],
    ["mario games without mario kart", "mario | series_none=mario-kart"],
    ["jrpg but not final fantasy or persona", " | series_none=final-fantasy | series_none=persona | genres=jrpg"],
    // As many words as the name of a series, or of a kind.
    ["shooters but not call of duty", " | series_none=call-of-duty | genres=shooter"],
    ["rpgs not on pc", " | platforms_none=4 | genres=role-playing-games-rpg"],
    ["jeux zelda-like", " | like=the-legend-of-zelda-breath-of-the-wild"],
    ["immersive sims", " | tags=immersive-sim-2"],
    // Of this year and the one before it.
    [
      "best new nintendo games",
      ` | publishers=nintendo | dates=${THIS_YEAR - 1}-01-01,${THIS_YEAR}-12-31 | -metacritic`,
    ],
    ["games for new nintendo 3ds", " | platforms=8"],
    ["under 10 hours", " | playtime=1,9"],
    ["over 60 hours", " | playtime=61,9999"],
    ["60+ hours", " | playtime=60,9999"],
    ["10 to 20 hours", " | playtime=10,20"],
    ["for one evening", " | playtime=1,4"],
    ["best platformers", " | genres=platformer | -metacritic"],
    ["hidden gems on pc", " | platforms=4 | metacritic=80,100 | fame=little-known"],
    ["shooters on steam", " | stores=1 | genres=shooter"],
    ["cheap puzzle games", " | genres=puzzle | prices"],
    ["puzzle games under 20 dollars", " | genres=puzzle | prices"],
    ["games for my 6 year old", " | age_ratings=everyone"],
    ["games for my 12 year old", " | age_ratings=everyone | age_ratings=everyone-10-plus"],
    ["two player games", " | tags=co-op | tags=local-co-op | tags=split-screen | tags=local-multiplayer"],
    ["rpg set in the 1920s", "1920s | genres=role-playing-games-rpg"],
    ["strategy games set in the 80s", "1980s | genres=strategy"],
    ["rpg with cooking", " | genres=role-playing-games-rpg | tags=cooking"],
    ["juegos de terror sin zombis en la switch", " | tags_none=zombies | platforms=7 | tags=horror"],
    ["juegos parecidos a portal", " | like=portal"],
    ["juegos como dark souls", " | like=dark-souls"],
    // Both small words are English as well.
    ["similar a dark souls", " | like=dark-souls"],
    ["etwas ähnliches wie Dark Souls", " | like=dark-souls"],
    ["jeux du genre de dark souls", " | like=dark-souls"],
    ["los juegos más populares", " | -added"],
    ["die beliebtesten Spiele", " | -added"],
    ["les jeux les plus populaires", " | -added"],
    ["Spiele wie Dark Souls", " | like=dark-souls"],
    // A platform's name is of no language; the word beside it is.
    ["ps1 rollenspiele", " | genres=role-playing-games-rpg | platforms=27"],
    ["Spiele für Kinder ab 6", " | age_ratings=everyone"],
    ["Spiele wie Portal ohne Horror", " | tags_none=horror | tags_none=survival-horror | like=portal"],
    ["Rollenspiele ab 2015", " | dates=2015-01-01,2100-12-31 | genres=role-playing-games-rpg"],
    ["jeux de course sur ps2", " | platforms=15 | genres=racing"],
    ["jeux comme portal", " | like=portal"],
    ["juegos de los 90", " | dates=1990-01-01,1999-12-31"],
  ])("[S-15] %s", async (text, expected) => {
    expect((await read(text)).split(" | ").toSorted()).toEqual(expected.split(" | ").toSorted());
  });
});

describe("filters that are worked out", () => {
  it("[S-15] new games that are coming are not those that are out", async () => {
    expect(await read("new games coming out next month")).toMatch(/^ \| release=\d{4}-\d{2}$/);
  });

  it("[S-15] like: the most alike first, the game itself and its additions never", async () => {
    const found = await slugs("like=portal-2&page_size=40");
    expect(found).toHaveLength(40);
    expect(found).not.toContain("portal-2");
    expect(found.slice(0, 4)).toContain("portal");
    expect(await slugs("like=no-such-game")).toEqual([]);
  });

  it.each([
    ["games like god of war", "god-of-war"],
    ["something like dark souls", "dark-souls"],
    ["similar to zelda", "the-legend-of-zelda"],
    ["juegos parecidos a god of war", "god-of-war"],
    ["juegos similares a zelda", "the-legend-of-zelda"],
    ["Spiele wie Resident Evil", "resident-evil"],
    ["ähnlich wie Zelda", "the-legend-of-zelda"],
    ["jeux comme god of war", "god-of-war"],
    ["jeux similaires à Final Fantasy", "final-fantasy"],
  ])("[S-15] %s: others first, of its own series one among the first ten and the rest last", async (text, series) => {
    const { text: left, filters } = await understand(text);
    expect([left, filters.map(({ parameter }) => parameter)]).toEqual(["", ["like"]]);
    const own = new Set(await slugs(`series=${series}&page_size=40`));
    const question = `like=${filters[0]?.value}&page_size=40`;
    const pages = await Promise.all([1, 2, 3, 4].map((page) => slugs(`${question}&page=${page}`)));
    const found = pages.flat();
    const places = found.flatMap((slug, place) => (own.has(slug) ? [place] : []));
    expect(places[0]).toBeGreaterThanOrEqual(3);
    expect(places.filter((place) => place < 10).length).toBeLessThanOrEqual(1);
    expect(places.length).toBeGreaterThan(2);
    expect(places.slice(1)).toEqual(places.slice(1).map((_, place) => found.length - places.length + 1 + place));
  });

  it("[S-15] release: upcoming has no game that is out, a month only its own", async () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const { released } of await list("release=upcoming&page_size=40")) {
      expect(released === null || released > today).toBe(true);
    }
    for (const { released } of await list("release=2015-05&page_size=40"))
      expect(released?.slice(0, 7)).toBe("2015-05");
    expect((await list("release=2015-05")).length).toBeGreaterThan(0);
    expect((await list("release=2015-13")).length).toBe(0);
  });

  it("[S-15] fame: little-known leaves the best known out, and they come when it is excluded", async () => {
    const little = await slugs("fame=little-known&page_size=40");
    const known = await slugs("fame_none=little-known&page_size=40");
    expect(known.slice(0, 1)).toEqual(await slugs("page_size=1"));
    expect(little.filter((slug) => known.includes(slug))).toEqual([]);
  });

  it("[S-13] series and age ratings filter as other taxonomies do", async () => {
    expect(await slugs("series=portal")).toContain("portal-2");
    expect((await test.get("/api/age_ratings/everyone")).body).toMatchObject({ name: "Everyone" });
    const rated = (await test.get("/api/games?age_ratings=everyone&page_size=5")).body.results;
    expect(rated.map((game) => (game["esrb_rating"] as { slug: string }).slug)).toEqual(Array(5).fill("everyone"));
  });
});

describe("a wish", () => {
  it("[S-15] brings the games that meet it first, and loses none of the others", async () => {
    const { body } = await test.get("/api/games?search=cooking&search_wish=true&genres=role-playing-games-rpg");
    const all = (await test.get("/api/games?genres=role-playing-games-rpg")).body.count;
    const demanded = (await test.get("/api/games?search=cooking&genres=role-playing-games-rpg")).body;
    expect(body.count).toBe(all);
    expect((body as { wished?: number }).wished).toBe(demanded.count);
    expect(body.results.slice(0, 3).map(({ id }) => id)).toEqual(demanded.results.slice(0, 3).map(({ id }) => id));
  });

  it("[S-15] is a demand where it is a title", async () => {
    const { body } = await test.get("/api/games?search=zelda&search_wish=true&platforms=7");
    expect((body as { wished?: number }).wished).toBeUndefined();
    expect(body.results.slice(0, 8).every(({ name }) => name.includes("Zelda"))).toBe(true);
    expect(body.count).toBeLessThan(20);
  });
});

describe("the written questions", () => {
  const share = (scores: readonly Score[], of: "first" | "firstThree") =>
    scores.reduce((sum, score) => sum + score[of], 0) / scores.reduce((sum, { asked }) => sum + asked, 0);

  it("[S-13] [S-15] [S-16] are answered", { timeout: 300_000 }, async () => {
    const all = await measureUnderstanding();
    const of = (set: string) => [...all].flatMap(([section, score]) => (section.startsWith(set) ? [score] : []));
    expect(share(of("names"), "first")).toBeGreaterThanOrEqual(0.92);
    expect(share(of("descriptions"), "firstThree")).toBeGreaterThanOrEqual(0.85);
    expect(share(of("scripts"), "first")).toBeGreaterThanOrEqual(0.98);
    expect(share(of("sentences"), "first")).toBeGreaterThanOrEqual(0.85);
  });
});
