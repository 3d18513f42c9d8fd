// Words of other languages lead to what English texts say of games, through the tables of the languages.
import { describe, expect, it } from "vitest";
import { atOnce } from "#server/search/steps.ts";
import { inEnglish } from "./in-english.ts";
import { TextDataWriter } from "./text-data.ts";
import { readTextIndex } from "./text-index.ts";

const TEXTS = [
  "a kitchen in which you learn cooking",
  "a picture in black and white",
  "a cat walks through a city",
  "a chat with strangers",
  "white birds",
  "a black horse",
];
const writer = new TextDataWriter();
for (const [doc, text] of TEXTS.entries()) writer.add(doc, [{ text, weight: 1 }]);
const index = atOnce(readTextIndex(writer.finish()));
const first = (text: string) => TEXTS[index.withMost(text).docs[0] ?? -1];

describe("words of other languages", () => {
  it.each([
    ["cocina", TEXTS[0]],
    ["juegos de cocina", TEXTS[0]],
    ["Spiele mit Kochen", TEXTS[0]],
    ["jeux de cuisine", TEXTS[0]],
    ["en blanco y negro", TEXTS[1]],
    ["schwarzweiß", TEXTS[1]],
    ["in schwarz-weiss", TEXTS[1]],
    ["en noir et blanc", TEXTS[1]],
    ["weisse Voegel", TEXTS[4]],
    ["un gato en la ciudad", TEXTS[2]],
    ["eine Katze in der Stadt", TEXTS[2]],
  ])("[S-16] %s", (typed, text) => {
    expect(first(typed)).toBe(text);
  });

  it("[S-16] are left alone where English texts have them, unless the sentence is written in their language", () => {
    expect(first("chat")).toBe(TEXTS[3]);
    expect(first("chat with strangers")).toBe(TEXTS[3]);
    expect(first("un chat dans la ville")).toBe(TEXTS[2]);
  });

  it("[S-16] of which none is known leave the text as it is", () => {
    const never = () => false;
    expect(inEnglish("die Welt der Wörter", never)).toBe("die Welt der Wörter");
    expect(inEnglish("a chat with strangers", () => true)).toBe("a chat with strangers");
    expect(inEnglish("el perro de la playa", never)).toBe("dog beach");
    // Two words are not one that is written so.
    expect(inEnglish("you play a cat", never)).toBe("you play a cat");
    // What has a hyphen is written with a space as well.
    expect(inEnglish("spiel in schwarz weiß", never)).toContain("black and white");
    expect(inEnglish("jeux avec un loup garou", never)).toContain("werewolf");
  });
});
