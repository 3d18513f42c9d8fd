// The words of the interface: every language says the same things, everything that is said is used, and no words stand in
// the code, where nobody could translate them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import MessageFormat from "@messageformat/core";
import { parse, type Token } from "@messageformat/parser";
import { parseSync, Visitor } from "vite";
import { describe, expect, it } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#shared/languages.ts";

const WEB = join(import.meta.dirname, "../../src/web");
const ICU = { strict: true, strictPluralKeys: false };

type Messages = Readonly<Record<string, string>>;
const read = (language: string) =>
  JSON.parse(readFileSync(join(WEB, "messages", `${language}.json`), "utf8")) as Messages;

const sources = readdirSync(WEB, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(WEB, path), "utf8") }));

/** The names of the values that a message wants. */
function placesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === "content" || token.type === "octothorpe") return [];
    const inner = "cases" in token ? token.cases.flatMap(({ tokens: own }) => placesIn(own)) : [];
    return [token.arg, ...inner];
  });
}
const wantedBy = (text: string) => [...new Set(placesIn(parse(text, ICU)))].toSorted();

/** Calls of `t` with their key and the names of the values that they give. */
const calls = sources.flatMap(({ path, text }) => {
  const found: { path: string; key: string; given: string[] }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [key, values] }) {
      if (callee.type !== "Identifier" || callee.name !== "t" || key?.type !== "Literal") return;
      const properties = values?.type === "ObjectExpression" ? values.properties : [];
      const given = properties.flatMap((property) =>
        property.type === "Property" && property.key.type === "Identifier" ? [property.key.name] : [],
      );
      found.push({ path, key: String(key.value), given: given.toSorted() });
    },
  }).visit(parseSync(path, text).program);
  return found;
});

const english = read(DEFAULT_LANGUAGE);
/** What index.html says; see `scripts/vite/messages.ts`. */
const OF_THE_DOCUMENT = Object.keys(english).filter((key) => key.startsWith("document."));

describe("L-02 the messages", () => {
  it.each(LANGUAGES)("in %s are whole, in order, and can be read", (language) => {
    const messages = read(language);
    expect(Object.keys(messages)).toEqual(Object.keys(english));
    expect(Object.keys(messages)).toEqual(Object.keys(messages).toSorted());
    expect(messages["language"]).toBe(language);
    const format = new MessageFormat(language);
    for (const text of Object.values(messages)) expect(() => format.compile(text)).not.toThrow();
  });

  it.each(LANGUAGES)("in %s have the places of the English ones, and no blanks around", (language) => {
    for (const [key, text] of Object.entries(read(language))) {
      expect([key, wantedBy(text)]).toEqual([key, wantedBy(english[key] ?? "")]);
      const edges = (words: string) => [/^\s/.test(words), /\s$/.test(words)];
      expect([key, edges(text)]).toEqual([key, edges(english[key] ?? "")]);
    }
  });

  it("are all said somewhere", () => {
    const said = new Set([...calls.map(({ key }) => key), ...OF_THE_DOCUMENT]);
    expect(Object.keys(english).filter((key) => !said.has(key))).toEqual([]);
  });

  it("are given what they want", () => {
    const wrong = calls.filter(({ key, given }) => {
      const text = english[key];
      return text === undefined || wantedBy(text).join(",") !== given.join(",");
    });
    expect(wrong).toEqual([]);
  });
});

/** Names that are the same in every language. */
const NAMES = /^(?:Ludex|RAWG clone|RAWG|Metacritic:?)$/;
const HAS_WORD = /\p{L}{2}/u;
/** Attributes whose text a visitor reads or hears. */
const READ_ALOUD = new Set(["alt", "aria-label", "aria-description", "label", "placeholder", "text", "title"]);

/** Words that stand in the markup of a component. */
function wordsIn(path: string, text: string): string[] {
  const words: string[] = [];
  new Visitor({
    JSXText: ({ value }) => void words.push(value.trim()),
    JSXAttribute({ name, value }) {
      if (name.type === "JSXIdentifier" && READ_ALOUD.has(name.name) && value?.type === "Literal")
        words.push(value.value);
    },
    JSXExpressionContainer({ expression }) {
      if (expression.type === "TemplateLiteral") words.push(...expression.quasis.map(({ value }) => value.raw.trim()));
    },
  }).visit(parseSync(path, text).program);
  return words.filter((word) => HAS_WORD.test(word) && !word.startsWith("-") && !NAMES.test(word));
}

describe("L-02 the components", () => {
  it.each([
    ["a text", "export const a = <p>Some words</p>;", ["Some words"]],
    ["a label", 'export const a = <p aria-label="Some words" className="words" />;', ["Some words"]],
    ["a message", 'export const a = <p title={t("a.b")}>{t("a.c")}, </p>;', []],
  ])("are searched for words: %s", (_what, code, found) => {
    expect(wordsIn("a.tsx", code)).toEqual(found);
  });

  it("hold none", () => {
    const found = sources
      .filter(({ path }) => path.endsWith(".tsx"))
      .flatMap(({ path, text }) => wordsIn(path, text).map((word) => `${path}: ${word}`));
    expect(found).toEqual([]);
  });
});
