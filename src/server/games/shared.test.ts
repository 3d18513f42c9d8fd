// What a list of games like one says of each of them.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

type Ref = { id: number; slug: string };
type Terms = Record<"developers" | "tags" | "genres", Ref[]>;
type Listed = Terms & { id: number; shared?: Terms & { is_same_series: boolean } };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ids = (refs: readonly Ref[] = []) => refs.map(({ id }) => id);
// What it has is what is tested.
const gamesAt = async (address: string) => (await test.get(address)).body.results as unknown as Listed[];
const firstId = async () => (await gamesAt("/api/games?page_size=1"))[0]?.id ?? 0;

describe("[E-06] include=shared", () => {
  it("puts into each game what it has in common with the named one, and nothing else", async () => {
    const id = await firstId();
    const subject = (await test.get(`/api/games/${id}`)).body as unknown as Terms;
    const games = await gamesAt(`/api/games?like=${id}&include=shared,developers&page_size=40`);
    expect(games.length).toBeGreaterThan(3);
    for (const { shared, ...game } of games) {
      for (const kind of ["developers", "genres"] as const) {
        const both = ids(game[kind]).filter((each) => ids(subject[kind]).includes(each));
        expect(ids(shared?.[kind])).toEqual(both);
      }
      const alien = ids(shared?.tags).filter((each) => ![game, subject].every(({ tags }) => ids(tags).includes(each)));
      expect(alien).toEqual([]);
    }
    expect(games.some(({ shared }) => ids(shared?.genres).length > 0)).toBe(true);
  });

  it.each(["/api/games?like=ID", "/api/games?include=shared", "/api/games?like=ID,999999&include=shared"])(
    "leaves it out of %s",
    async (address) => {
      const games = await gamesAt(address.replace("ID", String(await firstId())));
      expect(games.filter(({ shared }) => shared !== undefined)).toEqual([]);
    },
  );
});
