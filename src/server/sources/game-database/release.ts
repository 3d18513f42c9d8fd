// One row of GameDataBase: a release of a game on one machine in one region.
import { readPartialDay } from "#shared/catalogue/partial-day.ts";
import { keyOf } from "#shared/search/keys.ts";
import { createTagReader, hasWord, type ReleaseTags } from "./tags.ts";
import { originOf, systemOf } from "./systems.ts";
import { cleanTitle, ownScript, titlesIn } from "./titles.ts";

/** A row as text, by the names of the bundled table's columns; `id` and `mame` only in GameDataBase's own files. */
export type ReleaseRow = {
  system: string;
  title: string;
  title_original: string;
  cover?: string | undefined;
  id?: string | undefined;
  mame?: string | undefined;
  region: string;
  released: string;
  developer: string;
  publisher: string;
  tags: string;
};

export type Release = {
  platforms: readonly string[];
  /** "the NES", "arcades" */
  machine: string;
  title: string;
  /** Other titles in Latin letters. */
  otherTitles: readonly string[];
  script: string | undefined;
  regions: readonly string[];
  /** As far as it is known; the first of this release. */
  day: string | undefined;
  isAgain: boolean;
  developers: readonly string[];
  publishers: readonly string[];
  tags: ReleaseTags;
  /** What its copies in other regions have, too: makers, kind, players, hardware. */
  likeness: string;
  /** Machines that it was ported from. */
  origins: readonly string[];
  /** What GameDataBase or MAME holds to be one game. */
  proofs: readonly string[];
};

/** Why a row is no game of the catalogue. */
export const LEFT_OUT = ["unfinished", "unlicensed", "promotional", "adult", "no game", "bundle"] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

const NONE: readonly string[] = [];
const FIRST_YEAR = 1971;
const LAST_YEAR = 2030;
/** Where an unlicensed game was sold in shops under its maker's name, not copied. */
const SOLD_UNLICENSED = new Set(["USA", "Europe", "Brazil", "Australia", "United Kingdom"]);
const ADULT_PUBLISHERS = /panesian|hacker|games express|excite/i;
const DEMO_WORDS =
  /\b(?:taikenban|taiken|hibaihin|mihonban|mihonhin|demo|demonstration|sample|playable preview|test|special disc|omake dis[ck]|making disc|extra disc)\b/i;

const BOX = /^\d+ games in 1\b|^\d+[- ]in[- ]1\b/i;
const BUNDLE =
  /\bin[- ]1\b|\bin one\b|\bin einem\b|\ben un[oa]?\b|\ben 1\b|\bdouble (?:game|pack)\b|\bgame pack\b|\bon one game pak\b| [+/] /i;

/** `1989-1-31` and `1995-02-03 ` are days all the same; of `19890-06` only the year is sure. */
export function readDay(raw: string): string | undefined {
  const [, year = "", month, day] =
    /^\s*(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?!\d)/.exec(raw) ?? /^\s*(\d{4})/.exec(raw) ?? [];
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return undefined;
  const parts = [year, month, day].filter((part) => part !== undefined && Number(part) > 0);
  const text = parts.map((part) => String(part).padStart(2, "0")).join("-");
  return readPartialDay(text) === undefined ? year : text;
}

function namesIn(raw: string): string[] {
  const names = raw.split("/").map((name) => name.trim());
  return [
    ...new Set(names.filter((name) => /[\p{L}\p{N}]/u.test(name) && !/^\d{4}(?:-|$)/.test(name) && name !== "Unknown")),
  ];
}

function reasonOf({ title, publisher, developer, region }: ReleaseRow, tags: ReleaseTags): LeftOut | undefined {
  if (tags.has("unfinished")) return "unfinished";
  const unlicensed = tags.get("unlicensed");
  const isSold = region.split("/").some((place) => SOLD_UNLICENSED.has(place)) && publisher !== "";
  if (ADULT_PUBLISHERS.test(`${publisher}/${developer}`) && unlicensed !== undefined) return "adult";
  if (unlicensed !== undefined && (unlicensed.length > 0 || !isSold)) return "unlicensed";
  if (hasWord(tags, "search", "promo")) return "promotional";
  if (hasWord(tags, "search", "strip")) return "adult";
  const kinds = tags.get("genre") ?? [];
  const isLesson = kinds.some((kind) => kind[0] === "notagame" && kind.includes("educational") && kind.length === 2);
  if (kinds.length > 0 && kinds.every(([head]) => head === "notagame") && !isLesson) return "no game";
  // A collection with a name of its own is a game; two games in one box are not.
  if (BOX.test(title) || (tags.has("compilation") && BUNDLE.test(title))) return "bundle";
  const copy = /\(([^()]*)\)/g;
  if ([...title.matchAll(copy)].some(([, words = ""]) => DEMO_WORDS.test(words))) return "unfinished";
  return undefined;
}

function proofsOf({ id, mame = "" }: ReleaseRow, tags: ReleaseTags): readonly string[] {
  const [parent] = tags.get("mamerom")?.[0] ?? mame.replaceAll(".zip", "").split("|").toReversed();
  if (!id && !parent) return NONE;
  return [...(id ? [`id:${id}`] : []), ...(parent ? [`mame:${parent}`] : [])];
}

/** Remembers what it made of a text: rows that follow each other say mostly the same. */
function remembering<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    if (made.has(text)) return made.get(text) as T;
    const value = make(text);
    made.set(text, value);
    return value;
  };
}

export type ReadRelease = { release: Release } | { leftOut: LeftOut } | { problem: string };

/** Reads rows: each is a release, there is a reason to leave it out, or something is wrong with it. */
export function createReleaseReader(): (row: ReleaseRow) => ReadRelease {
  const readRowTags = createTagReader();
  const clean = remembering(cleanTitle);
  const names = remembering(namesIn);
  const origins = remembering((text: string) => (readRowTags(text).tags.get("port") ?? []).map(originOf));
  const regions = remembering((text: string) => text.split("/").filter((place) => place !== "" && place !== "Unknown"));
  const same = remembering((text: string) => text);

  return (row) => {
    const { tags, likeness } = readRowTags(row.tags);
    const system = systemOf(row.system, tags.get("arcadeboard"));
    if (system === undefined) return { problem: `system: nobody has said which platform ${row.system} is` };
    const leftOut = reasonOf(row, tags);
    if (leftOut !== undefined) return { leftOut };
    const whole = clean(row.title);
    // A machine of the arcades may show two names, first that of Japan; on a cartridge both are one title.
    const parts = system.platforms.includes("arcade") ? titlesIn(whole) : [whole];
    const title = parts[1] ?? whole;
    const others = parts.filter((part) => part !== title);
    if (title === "") return { problem: "title: is empty" };
    const { script, latin } = ownScript(row.title_original, title);
    const cover = clean(row.cover ?? "");
    // `GameBoy ゼルダの伝説`: the machine stands on the cover.
    const isMachine = latin !== undefined && system.platforms.some((slug) => keyOf(slug) === keyOf(latin));
    const otherTitles = [...others, isMachine ? "" : (latin ?? ""), cover].filter((other) => other !== "");
    return {
      release: {
        platforms: system.platforms,
        machine: system.words,
        title,
        otherTitles: otherTitles.length === 0 ? NONE : otherTitles,
        script,
        regions: regions(row.region),
        day: readDay(row.released),
        isAgain: tags.has("rerelease"),
        developers: names(row.developer),
        publishers: names(row.publisher),
        tags,
        likeness: same(`${row.system} ${row.developer} ${likeness}`),
        origins: origins(row.tags),
        proofs: proofsOf(row, tags),
      },
    };
  };
}
