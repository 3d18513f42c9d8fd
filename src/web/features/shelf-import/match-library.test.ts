import { expect, it, vi } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { matchLibrary } from "./match-library.ts";
import { type LibraryGame, withYear } from "./library-game.ts";

/** What the service answers to every title, and what it was asked. */
function answer(result: { is_certain: boolean; games: object[] }): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (_input: unknown, { body }: { body: URLSearchParams }) => {
    const titles = (body.get("titles") ?? "").split("\n");
    asked.push(...titles);
    return Promise.resolve(Response.json({ results: titles.map((title) => ({ title, ...result })) }));
  });
  return asked;
}

const match = async (library: LibraryGame[], onProgress = vi.fn()) =>
  await matchLibrary(createQueryClient(), library, { onProgress, signal: new AbortController().signal });

it.each([
  ["the game of its id, whatever stands first", { name: "Doom", id: 8 }, false, [8], true],
  ["no other game of the same title, certain as that is", { name: "Doom", id: 9 }, true, [7, 8], false],
  ["what its title names", { name: "Doom" }, true, [7, 8], true],
] as const)("[P-03] an entry is %s", async (...[_rule, entry, isCertain, ids, expected]) => {
  answer({ is_certain: isCertain, games: [aGame(7), aGame(8)] });
  const [found] = await match([entry]);
  expect([found?.games.map(({ id }) => id), found?.isCertain]).toEqual([ids, expected]);
});

it.each([
  ["DOOM", "2016", "DOOM (2016)"],
  ["DOOM (2016)", "2016", "DOOM (2016)"],
  ["Doom (1993)", "1994", "Doom (1993)"],
  ["1942", undefined, "1942"],
])("[P-03] no name has a year twice: %s, %s", (name, year, shown) => {
  expect(withYear(name, year)).toBe(shown);
});

it("[P-03] titles are asked for with their years, a hundred at a time, and answered in their order", async () => {
  const asked = answer({ is_certain: false, games: [] });
  const onProgress = vi.fn();
  const library = Array.from({ length: 250 }, (_, at) => ({ name: `Game ${at}`, ...(at === 3 && { year: "1993" }) }));
  const found = await match(library, onProgress);
  expect(found.map(({ entry }) => entry)).toEqual(library);
  expect(new Set(asked).size).toBe(250);
  expect(asked).toContain("Game 3 (1993)");
  expect(onProgress).toHaveBeenLastCalledWith(250);
});
