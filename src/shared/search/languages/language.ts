// What a table of a language says, and how it is read. Whoever translates writes words and phrases as people type them,
// with commas between them; case, accents, hyphens and spaces do not matter.
import { recordOf, type TermGroup } from "#shared/catalogue/filters.ts";
import { keyOf } from "#shared/search/keys.ts";

/** What leads to something in a sentence. The rules that ask for a cue say what it is for, with examples. */
export const CUE_NAMES = [
  "excluding",
  "placing",
  "making",
  "publishing",
  "makersOf",
  "liking",
  "resembling",
  "but",
  "before",
  "until",
  "after",
  "since",
  "inside",
  "between",
  "to",
  "orLater",
  "setting",
  "lasting",
  "this",
  "next",
  "last",
  "year",
  "years",
  "month",
  "week",
  "early",
  "mid",
  "late",
  "decade",
  "scoring",
  "above",
  "atLeast",
  "below",
  "atMost",
  "praising",
  "best",
  "worst",
  "popular",
  "newest",
  "oldest",
  "first",
  "lastOne",
  "orMore",
  "sequelTo",
  "partOf",
  "ordered",
  "orderOfSeries",
  "anytime",
  "alphabetical",
  "briefest",
  "lengthiest",
  "fresh",
  "old",
  "linking",
  "gems",
  "upcoming",
  "coming",
  "players",
  "together",
  "couch",
  "online",
  "alone",
  "offline",
  "easy",
  "easier",
  "grown",
  "children",
  "aged",
  "ageOf",
  "ratedFrom",
  "yearsOld",
  "taking",
  "hours",
  "minutes",
  "short",
  "long",
  "shortest",
  "longest",
  "evening",
  "weekend",
  "price",
  "hardware",
  "dos",
  "accessibility",
  "languages",
  "exclusive",
  "storage",
  "details",
  "features",
  "worldSize",
  "compact",
  "nationality",
  "studios",
  "madeIn",
  "country",
  "money",
  "or",
  "joining",
  "article",
  "series",
  "games",
] as const;
export type CueName = (typeof CUE_NAMES)[number];

/** What is said not to be known where somebody asks for it. */
export type UnknownCues = Readonly<
  Record<
    | "price"
    | "hardware"
    | "accessibility"
    | "languages"
    | "exclusive"
    | "storage"
    | "details"
    | "features"
    | "worldSize"
    | "compact",
    string
  >
>;

/** Other words for the options of a filter, by slug. */
export type OptionWords = Readonly<Record<string, string>>;

/** Words for what games are about, by the English ones that descriptions use: `{ cooking: "cocina, cocinar" }`. */
export type SubjectWords = Readonly<Record<string, string>>;

export type LanguageTable = {
  /** Do words such as `nuevos` stand behind what they are said of? */
  qualitiesFollow: boolean;
  cues: Readonly<Record<CueName, string>>;
  /** Words that say nothing of their own when the rest of a sentence is understood. */
  fillers: string;
  /** One to twelve. */
  numbers: string;
  /** First to tenth; other spellings of one with a slash between them. */
  ordinals: string;
  /** The fifties to the nineties. */
  decades: string;
  /** Spring, summer, autumn, winter; other words for one with a slash between them. */
  seasons: string;
  /** January to December; other spellings of one with a slash between them. */
  months: string;
  options: Readonly<Partial<Record<TermGroup, OptionWords>>>;
  subjects: SubjectWords;
};

export type Language = {
  qualitiesFollow: boolean;
  cues: Readonly<Record<CueName, ReadonlySet<string>>>;
  fillers: ReadonlySet<string>;
  numbers: readonly string[];
  ordinals: readonly (readonly string[])[];
  decades: readonly string[];
  seasons: readonly (readonly string[])[];
  months: readonly (readonly string[])[];
  /** Slugs by the words for them. */
  options: Readonly<Partial<Record<TermGroup, ReadonlyMap<string, string>>>>;
  /** English words by those for them, and which of these are several words. */
  subjects: ReadonlyMap<string, string>;
  subjectPhrases: ReadonlySet<string>;
  /** Every word of the table but those for options: whoever types several of them writes this language. */
  words: ReadonlySet<string>;
};

const phrasesOf = (text: string): string[] => text.split(",").map((phrase) => phrase.trim());
/** What is written with a hyphen or an apostrophe is typed with a space as well. */
const isPhrase = (text: string) => /[\s'’-]/.test(text);
/** Without umlauts people write ae, oe and ue. */
const spelledOut = (text: string): string =>
  text.replaceAll(/[äöü]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue" })[letter] ?? "");
const keysOf = (text: string): string[] => [
  ...new Set([text, spelledOut(text)].flatMap((spelling) => phrasesOf(spelling).map(keyOf).filter(Boolean))),
];
const wordsOf = (text: string): string[] =>
  `${text} ${spelledOut(text)}`
    .split(/[\s,/]+/)
    .map(keyOf)
    .filter(Boolean);

/** Each in its order with all its spellings. */
const spellingsOf = (text: string): string[][] => phrasesOf(text).map((names) => names.split("/").map(keyOf));

/** The table with everything as it is compared. */
export function readLanguage(table: LanguageTable): Language {
  const { qualitiesFollow, cues, fillers, numbers, ordinals, decades, seasons, months, options, subjects } = table;
  const optionMaps = Object.entries(options).map(([group, words]) => {
    const entries = Object.entries(words).flatMap(([slug, text]) => keysOf(text).map((key) => [key, slug] as const));
    return [group, new Map(entries)] as const;
  });
  return {
    qualitiesFollow,
    cues: recordOf(CUE_NAMES, (name) => new Set(keysOf(cues[name]))),
    fillers: new Set(keysOf(fillers)),
    numbers: phrasesOf(numbers).map(keyOf),
    ordinals: spellingsOf(ordinals),
    decades: phrasesOf(decades).map(keyOf),
    seasons: spellingsOf(seasons),
    months: spellingsOf(months),
    options: Object.fromEntries(optionMaps),
    subjects: new Map(
      Object.entries(subjects).flatMap(([english, text]) => keysOf(text).map((key) => [key, english] as const)),
    ),
    subjectPhrases: new Set(
      Object.values(subjects).flatMap((text) => keysOf(phrasesOf(text).filter(isPhrase).join(","))),
    ),
    words: new Set([
      ...Object.values(cues).flatMap(wordsOf),
      ...wordsOf(fillers),
      ...wordsOf(numbers),
      ...wordsOf(ordinals),
      ...wordsOf(seasons),
    ]),
  };
}
