import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFragment, SHARED_MAX, type SharedGames, writeFragment } from "./shared-games.ts";

const NAMES = [
  "The Legend of Zelda: Breath of the Wild",
  "Ori and the Blind Forest: Definitive Edition",
  "Disco Elysium",
  "Baldur's Gate 3",
  "Pokémon HeartGold",
  "東方紅魔郷",
];
const many = (count: number): SharedGames => ({
  title: "My favourites",
  games: Array.from({ length: count }, (_, index) => ({
    id: 1000 + index * 7919,
    name: `${NAMES[index % NAMES.length]} ${(index * 2_654_435_761) % 997}`,
    halfStars: index % 11,
  })),
});

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return `1.${Buffer.from(bytes).toString("base64url")}`;
}

describe("games in an address", () => {
  it("[P-04] come out as they went in, in order", async () => {
    expect(await readFragment(await writeFragment(many(60)))).toEqual(many(60));
  });

  it("[P-04] take less than 2,000 characters for sixty, all of which stand in an address as they are", async () => {
    const fragment = await writeFragment(many(60));
    expect(fragment.length).toBeLessThan(2000 - "https://ludex.example.org/shared#".length);
    expect(fragment).toMatch(/^1\.[\w-]+$/);
  });

  it("[P-04] have the note of their list with them, and are what they were for who cannot read it", async () => {
    const note = "For Anna.\nStart with the last.";
    const shared = await readFragment(await writeFragment({ ...many(500), note }));
    expect(shared).toEqual({ ...many(500), note });
    const packedNote = await packed(`title\n1 0 x\n! a\u202E\tb\n!\n! ${"n".repeat(3000)}`);
    expect((await readFragment(packedNote))?.note).toBe(`a b\n\n${"n".repeat(1995)}`);
    expect(await readFragment(await packed("title\n! a note alone"))).toBeUndefined();
    expect(await readFragment(await packed("title\n1 0 x\n! \n!"))).toEqual({
      title: "title",
      games: [{ id: 1, name: "x", halfStars: 0 }],
    });
  });

  it("[P-04] are at most five hundred", async () => {
    expect((await readFragment(await writeFragment(many(700))))?.games).toEqual(many(SHARED_MAX).games);
  });

  it("[P-04] are read without trust", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(await readFragment(text)).toBeUndefined();
        await expect(readFragment(`1.${text}`)).resolves.not.toThrow();
        await expect(readFragment(await packed(text))).resolves.not.toThrow();
      }),
    );
  });

  it.each([
    ["no games", "title"],
    ["games without names", "title\n1 0 "],
    ["an id that is none", "title\n0 0 x\n-1 0 x\nzzzzzzzzzzz 0 x"],
    ["stars that are too many", "title\n1 b x"],
    ["more than a page can show", `title\n${"1 0 x\n".repeat(200_000)}`],
  ])("[P-04] hold nothing where there is %s", async (_what, text) => {
    expect(await readFragment(await packed(text))).toBeUndefined();
  });

  it.each(["", "2.abc", "1.", "1.%", "1.AAAA", `1.${"A".repeat(100_000)}`])(
    "[P-04] hold nothing in an address that was cut or made up",
    async (fragment) => {
      expect(await readFragment(fragment)).toBeUndefined();
    },
  );

  it("[P-04] name a game once, on one line", async () => {
    const shared = await readFragment(await packed("a\u0000b\n1 0 x\u202E\ty\n1 5 z\n2 a w"));
    expect(shared).toEqual({
      title: "a b",
      games: [
        { id: 1, name: "x y", halfStars: 0 },
        { id: 2, name: "w", halfStars: 10 },
      ],
    });
  });
});
