// The tables of words against the catalogue's own taxonomies: a slug that is misspelt there would never be found.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { shortNames, SHORT_GROUPS } from "../short-names.ts";
import { FAMILIES } from "../families.ts";
import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { CUE_NAMES } from "./language.ts";
import { languageOf, LANGUAGES } from "./languages.ts";
import { SPANISH } from "./spanish.ts";

const TABLES = { ENGLISH, SPANISH, GERMAN, FRENCH };

function slugsOf(taxonomy: string): ReadonlySet<string> {
  const file = join(import.meta.dirname, "../../../../data/taxonomies", `${taxonomy}.toml`);
  const blocks = z.record(z.string(), z.array(z.object({ slug: z.string() }))).parse(parse(readFileSync(file, "utf8")));
  return new Set(Object.values(blocks).flatMap((entries) => entries.map(({ slug }) => slug)));
}

describe.each(Object.entries(TABLES))("the table of %s", (_name, table) => {
  it.each(Object.keys(table.options))("[S-15] names only %s that exist", (group) => {
    // Kinds of game that RAWG keeps as tags stand among the genres.
    const known = new Set([...slugsOf(group), ...(group === "genres" ? slugsOf("tags") : [])]);
    const named = Object.keys(table.options[group as keyof typeof table.options] ?? {});
    expect(named.filter((slug) => !known.has(slug))).toEqual([]);
  });

  it("[S-15] has words for every cue, twelve numbers, twelve months and five decades", () => {
    expect(CUE_NAMES.filter((cue) => table.cues[cue].trim() === "")).toEqual([]);
    expect(table.numbers.split(",")).toHaveLength(12);
    expect(table.months.split(",")).toHaveLength(12);
    expect(table.decades.split(",")).toHaveLength(5);
  });
});

describe("short names", () => {
  it.each(SHORT_GROUPS)("[S-13] stand for %s that exist", (group) => {
    const known = slugsOf(group);
    expect(shortNames(group).filter(([, slug]) => !known.has(slug))).toEqual([]);
  });

  it("[S-13] of families stand for platforms that exist", () => {
    const known = slugsOf("platforms");
    expect([...FAMILIES.values()].flat().filter((slug) => !known.has(slug))).toEqual([]);
  });
});

describe("the language of a sentence", () => {
  const [english, spanish, german, french] = LANGUAGES;
  it.each([
    ["games like hollow knight on ps4", english],
    ["doom", english],
    ["juegos de terror para la switch", spanish],
    ["Spiele wie Stardew Valley ohne Horror", german],
    ["spiele aehnlich wie it takes two", german],
    ["jeux de stratégie sur pc", french],
    ["herbst 2025 switch 2", german],
    ["automne 2025 switch 2", french],
    // Words of a title count for nothing behind what leads to one.
    ["que faire après the last of us", french],
    ["a la carga with the best", english],
    ["", english],
  ])("[S-15] %s", (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
