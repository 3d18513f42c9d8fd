// What strangers typed and was misunderstood, one cause a row, asked of the bundled catalogue through the protocol.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { understoodBy } from "../../../test/support/understood.ts";
import { UnderstandingAnswer } from "./search-wire.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const understood = (text: string) => understoodBy(test, text);

const first = async (search: string) => {
  const { body } = await test.get(`/api/games?search=${encodeURIComponent(search)}`);
  return body.results[0]?.["slug"];
};

const OLD = `dates=1900-01-01,${new Date().getUTCFullYear() - 20}-12-31`;
const CHILDREN = " | age_ratings=everyone,everyone-10-plus";

describe("what a stranger types", () => {
  it.each([
    // An order is kept beside a name.
    ["best rpg of 2015", " | dates=2015-01-01,2015-12-31 | genres=role-playing-games-rpg | -metacritic"],
    ["best bioware game", " | developers=bioware | -metacritic"],
    ["whats new from naughty dog", " | developers=naughty-dog | release=out | -released"],
    ["most popular quantic dream games", " | developers=quantic-dream | -added"],
    ["quantic dream", " | developers=quantic-dream"],
    // A name does not take the word that leads to the next one with it.
    ["games like celeste and hades", " | like=celeste,hades-2018"],
    ["something between stardew valley and minecraft", " | like=stardew-valley,minecraft"],
    ["una mezcla de stardew valley y minecraft", " | like=stardew-valley,minecraft"],
    ["eine mischung aus stardew valley und minecraft", " | like=stardew-valley,minecraft"],
    ["un mélange de stardew valley et minecraft", " | like=stardew-valley,minecraft"],
    // What is not wanted and is nobody's name.
    ["halo but not infinite", "halo -infinite"],
    ["show me halo but not infinite", "-infinite | series=halo"],
    // Sports, beasts, places and kinds that people look for by name, in any language and as one word in German.
    ["cat game", " | tags=cats"],
    // What is wanted is not unwanted, too; a tag that no game has beside the rest is a wish.
    ["horror but no jump scares", " | tags=horror"],
    ["werewolf apocalypse", "Werewolf | tags_all=post-apocalyptic"],
    ["like dark souls but easier", " | like=dark-souls | tags_none=difficult"],
    [
      "vr rpg on game boy without horror",
      "VR | genres=role-playing-games-rpg | platforms=24,43,26 | tags_none=horror,survival-horror",
    ],
    ["tag:heist platform:nes", " | platforms=49 | tags=heist"],
    ["co-op games without online co-op", " | tags=co-op | tags_none=online-co-op"],
    ["sport ohne golf", " | genres=sports | tags_none=golf"],
    ["sports sans tennis", " | genres=sports | tags_none=tennis"],
    ["zelda only on switch", "zelda | platforms=7"],
    ["witcher 3 but on switch", "witcher 3 | platforms=7"],
    ["jeux de samurai sans horreur", " | tags=samurai | tags_none=horror,survival-horror"],
    ["juegos de la vieja escuela", " | tags=retro"],
    ["demon souls", "demon souls"],
    [
      "strategy not real time",
      " | genres=strategy | tags_none=rts,moba,real-time,real-time-tactics,real-time-strategy",
    ],
    // A studio beside a kind, though titles begin with its name; a game that is to be otherwise.
    ["capcom fighting games", " | genres=fighting | developers=capcom"],
    ["id software shooters", " | genres=shooter | developers=id-software"],
    ["half-life on ps4", "half-life | platforms=18"],
    // What only looks like an age, a season, a maker, a language or a machine.
    ["ps4 or one switch", " | platforms=18,7"],
    ["from the same studio", "from the same studio"],
    ["by the same developers as celeste", " | developers=extremely-ok-games"],
    ["by capcom devs", " | developers=capcom"],
    ["rpg for my old laptop", " | platforms=4 | genres=role-playing-games-rpg"],
    ["jeux vieux pc", ` | platforms=4 | ${OLD}`],
    ["spielt im winter", "spielt im winter"],
    ["nagano winter 1998", "nagano winter 1998"],
    ["the fall of 1989", "the fall of 1989"],
    ["set in the summer of 1986", "set in the summer of 1986"],
    ["jeu qui a été 2015", "jeu qui a été 2015"],
    ["games in japanese style", "games in japanese style"],
    ["in french resistance", "in french resistance"],
    ["ice age 2", "ice age 2"],
    ["spiele ab 4 freunden", "spiele ab 4 freunden"],
    ["bewertung ab 8", "bewertung ab 8"],
    ["racing games age 7", " | age_ratings=everyone | genres=racing"],
    ["game with a magic tablet", "tablet | tags=magic"],
    ["games of control people", "games of control people"],
    ["puzzle reihenfolge", "reihenfolge | genres=puzzle"],
    ["best game first", "first | -metacritic"],
    ["a boy who hates school", "a boy who hates school"],
    ["everything by the disco elysium devs", " | developers=zaum"],
    ["jeux du studio de dishonored", " | developers=arkane-studios"],
    ["name of the game from the nineties", " | dates=1990-01-01,1999-12-31"],
    ["stardew valley without the romance", " | like=stardew-valley | tags_none=romance"],
    ["zelda meets pokemon", " | like=the-legend-of-zelda-breath-of-the-wild,pokemon-red-blue"],
    ["diablo like but sci-fi", " | like=diablo-ii | tags=sci-fi"],
    ["herr der ringe", " | series=lord-of-the-rings"],
    ["games to play on a tablet", " | platforms=3,21"],
    ["playstation four horror", " | platforms=18 | tags=horror"],
    ["japanese rpgs", " | tags=jrpg"],
    ["[PC][2000s] tower defense", " | platforms=4 | dates=2000-01-01,2009-12-31 | genres=tower-defense"],
    ["jeux d'infiltration vue de dessus", " | genres=stealth | tags=top-down"],
    ["stardew valley but scary", " | like=stardew-valley | tags=horror"],
    ["zelda but 2d", " | like=the-legend-of-zelda-breath-of-the-wild | tags=2d"],
    ["spiele wie die sims nur kostenlos", " | like=the-sims | tags=free-to-play"],
    ["what should i play after the witcher 3", " | like=the-witcher-3-wild-hunt"],
    ["kojima", " | creators=hideo-kojima"],
    ["nms", "nms"],
    ["jeux français", " | release=out"],
    ["jeux en monde ouvert sans combat", " | genres_none=action | tags=open-world"],
    ["gefängnisspiele", " | tags=prison"],
    ["katzenspiele", " | tags=cats"],
    ["cooperativo online de zombis", " | tags_all=online-co-op,zombies"],
    ["jeux de survie en coop en ligne", " | tags_all=survival,online-co-op"],
    // A wish where no game is all of it.
    ["racing games with motorcycles on ps2", "Motorbike | genres=racing | platforms=15"],
    ["jeux de boxe", " | tags=boxing"],
    ["d&d games", " | tags=dungeons-dragons"],
    ["gatcha games", " | tags=gacha"],
    ["dating sim", " | tags=dating-sim"],
    ["automation", " | tags=automation"],
    ["murder mystery", " | tags=mystery"],
    ["shmup", " | tags=shoot-em-up"],
    ["no demons", " | tags_none=demons"],
    ["train simulator", " | tags=trains"],
    ["games like overwatch but not a hero shooter", " | like=overwatch | tags_none=hero-shooter-2"],
    ["games like stardew valley but with combat", " | genres=action | like=stardew-valley"],
    // What is called after something is not meant by it.
    ["ninja", " | tags=ninja"],
    ["ninja theory games", " | developers=ninja-theory"],
    ["sonic games", " | series=sonic-the-hedgehog"],
    ["sonic team games", " | developers=sonic-team"],
    ["ds games", " | platforms=9"],
    ["family games switch", " | genres=family | platforms=7"],
    ["switch exclusives", " | platforms=7"],
    // A slip in a last name; "evil games" are not two slips from Epic Games.
    ["molineux games", " | creators=peter-molyneux"],
    ["evil games", "evil"],
    ["epic gmes", " | publishers=epic-games"],
    ["games without combat", " | genres_none=action"],
    // The studio of a game, as people say it.
    ["that studio that did hades", " | developers=supergiant-games"],
    ["dev of celeste", " | developers=extremely-ok-games"],
    // Without violence is an age rating, not everything that is not gory.
    ["non violent games for kids", CHILDREN],
    ["no violence", CHILDREN],
    ["juegos sin violencia", CHILDREN],
    ["gewaltfreie spiele", CHILDREN],
    ["jeux sans violence", CHILDREN],
    // A hundred hours are no upper end.
    ["100 hour rpg", " | genres=role-playing-games-rpg | playtime=80,9999"],
    ["2 hour puzzle game", " | genres=puzzle | playtime=1,2"],
    // Superlatives, and words that say nothing.
    ["saddest games", " | tags=emotional"],
    ["scariest games", " | tags=horror"],
    ["everything by valve", " | developers=valve-software"],
    ["rpgs from the ps1 era", " | platforms=27 | genres=role-playing-games-rpg"],
    ["strategy games that run on mac", " | platforms=5 | genres=strategy"],
    ["games releasing next week", " | release=upcoming"],
    ["un jeu comme hades mais plus sombre", " | like=hades-2018 | tags=dark"],
    [
      "rollenspiel ohne rundenkampf",
      " | tags_none=turn-based,turn-based-strategy,turn-based-combat,turn-based-tactics | genres=role-playing-games-rpg",
    ],
    // What a studio is called that hardly anybody knows is an ordinary word inside a sentence, and its name outside.
    ["rpg dans une école", " | genres=role-playing-games-rpg | tags=school"],
    ["world made of cubes", "world made of cubes"],
    ["games by cube", " | developers=cube"],
    ["rpg by wolf team", " | developers=wolf-team | genres=role-playing-games-rpg"],
    ["juegos ambientados en el antiguo egipto", " | tags=ancient-egypt"],
    ["juegos antiguos de rol", ` | ${OLD} | genres=role-playing-games-rpg`],
    ["juegos de rol q todavia no han salido", " | genres=role-playing-games-rpg | release=upcoming"],
    ["rpg sauf les simulateurs de marche", " | genres=role-playing-games-rpg | genres_none=walking-simulator"],
    ["roguelites sur l'epic store", " | genres=roguelite | stores=11"],
    ["i want something relaxing to play after work", " | tags=relaxing"],
  ])("[S-15] %s", async (text, expected) => {
    expect((await understood(text)).split(" | ").toSorted()).toEqual(expected.split(" | ").toSorted());
  });

  it.each([
    ["nintendo switch", " | platforms=7"],
    ["puzzle", " | genres=puzzle"],
    ["stealth", " | genres=stealth"],
    ["sega mega drive", " | platforms=167"],
    // A title, and what is better known than what has the tag.
    ["adventure", "adventure"],
    ["dark", "dark"],
  ])("[S-13] %s: a platform or a kind of game where more know it than the title that begins so", async (text, read) => {
    expect(await understood(text)).toBe(read);
  });

  it("[S-13] shows the filter of a title's words as the other reading", async () => {
    const { body } = await test.get("/api/games/understand?q=vr");
    expect(UnderstandingAnswer.parse(body).others).toContainEqual({
      parameter: "tags",
      value: "vr",
      name: "VR",
    });
  });

  it("[S-15] asks for blocks and finds no voxels", async () => {
    expect(await understood("block puzzle falling pieces")).not.toContain("voxel");
  });

  it.each([["assasin creed oddysey", "assassins-creed-odyssey"]])(
    "[S-14] %s, with two slips in each of two words",
    async (text, slug) => {
      expect(await first(text)).toBe(slug);
    },
  );
});
