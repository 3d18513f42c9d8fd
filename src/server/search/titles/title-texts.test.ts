// The long row of bytes answers as the titles' own texts would.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TitleTexts, TitleTextsBuilder } from "./title-texts.ts";

function textsOf(titles: readonly (readonly string[])[]): TitleTexts {
  const builder = new TitleTextsBuilder();
  for (const title of titles) builder.add(title);
  return new TitleTexts(new Map(builder.finish()));
}

const numbersWhere = (titles: readonly (readonly string[])[], holds: (title: readonly string[]) => boolean) =>
  titles.flatMap((title, number) => (holds(title) ? [number] : []));

const word = fc.string({ unit: fc.constantFrom("a", "b", "é"), minLength: 1, maxLength: 3 });
const words = fc.array(word, { minLength: 1, maxLength: 4 });
const titlesAndWords = fc.tuple(fc.array(words, { maxLength: 9 }), words);

describe("the texts of titles", () => {
  it("tell which are a text, begin with it or have it in a row, as the texts themselves do", () => {
    fc.assert(
      fc.property(titlesAndWords, ([titles, asked]) => {
        const texts = textsOf(titles);
        const [key, phrase] = [asked.join(""), asked.join(" ")];
        const [keyBytes, phraseBytes] = [Buffer.from(key), Buffer.from(phrase)];
        const all = [...titles.keys()];
        expect(all.map((title) => texts.text(title))).toEqual(titles.map((title) => title.join(" ")));
        expect(texts.withKey(key)).toEqual(numbersWhere(titles, (title) => title.join("") === key));
        expect(all.filter((title) => texts.begins(title, keyBytes))).toEqual(
          numbersWhere(titles, (title) => title.join("").startsWith(key)),
        );
        expect(all.filter((title) => texts.hasPhrase(title, phraseBytes, false))).toEqual(
          numbersWhere(titles, (title) => ` ${title.join(" ")} `.includes(` ${phrase} `)),
        );
        expect(all.filter((title) => texts.hasPhrase(title, phraseBytes, true))).toEqual(
          numbersWhere(titles, (title) => ` ${title.join(" ")}`.includes(` ${phrase}`)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("are as many and as long as there are", () => {
    const titles = Array.from({ length: 3000 }, (_, number) => ["game", String(number), "é".repeat(1 + (number % 50))]);
    const texts = textsOf(titles);
    expect([...titles.keys()].map((number) => texts.text(number))).toEqual(titles.map((title) => title.join(" ")));
    expect(titles.map((title) => texts.withKey(title.join("")))).toEqual([...titles.keys()].map((number) => [number]));
    expect(texts.withKey("game3000")).toEqual([]);
  });
});
