// Sentences that say what is not wanted, asked of the bundled catalogue through the protocol: none of what they name is
// in the list, and none of its kinds.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { chipParams } from "../../shared/search/chips.ts";
import { UnderstandingAnswer } from "./search-wire.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const understand = async (text: string) =>
  UnderstandingAnswer.parse((await test.get(`/api/games/understand?q=${encodeURIComponent(text)}`)).body);

/** What is left to look for, and the parameters of the list. */
async function paramsOf(typed: string): Promise<{ text: string; params: Record<string, string> }> {
  const { text, filters } = await understand(typed);
  return { text, params: chipParams(filters) };
}

/** How many games of the list for a sentence have this as well. */
async function countAmong(typed: string, also: Record<string, string>): Promise<number> {
  const { text, params } = await paramsOf(typed);
  expect(text).toBe("");
  for (const name of Object.keys(also)) expect(params).not.toHaveProperty(name);
  const query = new URLSearchParams({ ...params, ...also, genre_tags: "true", page_size: "1" });
  return (await test.get(`/api/games?${query}`)).body.count;
}

describe("what a sentence does not want", () => {
  it.each([
    ["android puzzle games that aren't free to play", { tags_none: "free-to-play", platforms: "21", genres: "puzzle" }],
    ["puzzle games that arent free to play", { tags_none: "free-to-play", genres: "puzzle" }],
    ["puzzle games that isnt free to play", { tags_none: "free-to-play", genres: "puzzle" }],
    ["rpgs that dont have zombies", { tags_none: "zombies", genres: "role-playing-games-rpg" }],
    ["rpg that doesn't have any zombies", { tags_none: "zombies", genres: "role-playing-games-rpg" }],
    ["rpgs with no zombies", { tags_none: "zombies", genres: "role-playing-games-rpg" }],
    ["rpgs without zombies", { tags_none: "zombies", genres: "role-playing-games-rpg" }],
    ["rpgs, not on steam", { stores_none: "1", genres: "role-playing-games-rpg" }],
    ["rpgs but no final fantasy", { series_none: "final-fantasy", genres: "role-playing-games-rpg" }],
    [
      "rol que no sea de Valve",
      { developers_none: "valve-software", publishers_none: "valve", genres: "role-playing-games-rpg" },
    ],
  ])("[S-15] %s", async (typed, expected) => {
    expect(await paramsOf(typed)).toEqual({ text: "", params: expected });
  });

  it.each([
    ["games for ps3 that arent shooters", { genres: "shooter" }],
    ["games for ps3 that arent shooters", { tags: "third-person-shooter" }],
    ["shooters without horror", { tags: "survival-horror" }],
    ["multiplayer games but no co-op", { tags_all: "local-co-op" }],
    ["puzzle games without multiplayer", { tags: "local-multiplayer" }],
    ["puzzle games without multiplayer", { tags: "massively-multiplayer" }],
    ["rpgs that aren't turn-based", { tags: "turn-based-combat" }],
    ["shooters without rpg", { tags: "action-rpg" }],
    ["shooters, but not from bethesda", { developers: "bethesda-game-studios" }],
    ["shooters, but not from bethesda", { publishers: "bethesda-softworks" }],
    ["shooters not by ubisoft", { developers: "ubisoft-montreal" }],
    ["shooters not by ubisoft", { developers: "ubisoft-quebec,ubisoft-toronto,ubisoft-reflections" }],
    ["Rollenspiele, aber nicht von Square Enix", { developers: "square-enix" }],
    ["jeux de rôle sans Square Enix", { publishers: "square-enix" }],
    ["rpgs no EA", { publishers: "electronic-arts" }],
  ])("[S-15] %s has nothing that is %j", async (typed, also) => {
    expect(await countAmong(typed, also)).toBe(0);
  });

  it("[S-15] leaves what is only called so: management without resources, sports without computers", async () => {
    expect(await countAmong("strategy games without management", { tags: "resource-management" })).toBeGreaterThan(0);
    expect(await countAmong("shooters without sports", { tags: "e-sports" })).toBeGreaterThan(0);
  });

  it("[S-15] is in no list, nor behind the games that a wish is for", async () => {
    const query = "search=couple+game+-%22It+Takes+Two%22&search_wish=true&tags=split-screen&platforms=187";
    const { body } = await test.get(`/api/games?${query}&page_size=40`);
    const all = await test.get("/api/games?tags=split-screen&platforms=187&page_size=40");
    const names = ({ results }: typeof body) => results.map(({ name }) => name).toSorted();
    expect(names(body)).toEqual(names(all.body).filter((name) => name !== "It Takes Two"));
    expect(names(all.body)).toContain("It Takes Two");
  });

  it("[S-15] is no studio where a word means something else in most sentences", async () => {
    expect(await paramsOf("board games without dice")).toEqual({
      text: "-dice",
      params: { genres: "board-games" },
    });
  });
});

describe("what a sentence wants", () => {
  it("[S-15] is the platform by its very name, and what is called nearly so by another", async () => {
    expect((await paramsOf("android puzzle games")).params).toEqual({ platforms: "21", genres: "puzzle" });
    expect((await paramsOf("puzzle games with androids")).params).toEqual({ tags: "robots", genres: "puzzle" });
  });

  it("[S-15] is the platform where more words are its name than a publisher's", async () => {
    const { text, params } = await paramsOf("shooters de xbox 360 sin zombis");
    expect([text, params]).toEqual(["", { tags_none: "zombies", platforms: "14", genres: "shooter" }]);
  });

  it("[S-15] is a couch where two are to sit on one, and no other company", async () => {
    const expected = { tags: "local-co-op,split-screen", genres: "puzzle" };
    expect((await paramsOf("two player couch co-op puzzle")).params).toEqual(expected);
    expect((await paramsOf("couch co-op puzzle for two")).params).toEqual(expected);
  });
});
