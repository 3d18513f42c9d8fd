// Studios, publishers, people and series by what people call them: their names, short names, families (all studios whose
// names begin with "Ubisoft"), surnames, and all of these with a slip of the finger.
import { keyOf } from "#shared/search/keys.ts";
import { mergedNames, type ShortGroup, shortNames } from "#shared/search/short-names.ts";
import type { Option } from "#shared/search/vocabulary.ts";
import { editDistance } from "#server/search/titles/edit-distance.ts";
import { words } from "#server/search/titles/fold.ts";
import { KNOWN_ADDED } from "#server/sources/popularity.ts";
import type { TermRecord, Terms } from "./terms.ts";
import type { Steps } from "#server/search/steps.ts";

/** Who is meant: one, or several of one group. `fame` is how well known the best known of their games is. */
export type FoundMakers = { options: readonly Option[]; fame: number; games: number };

type Entry = { option: Option; fame: number; games: number };
type Keyed = ReadonlyMap<string, readonly Entry[]>;

/** Words that studios are called beside their name. */
const FORMS = new Set(
  `games game studio studios software entertainment interactive productions production works digital soft publishing online
  corporation corp company inc ltd llc co gmbh team labs lab arts media creative development technologies computer media
  the of and softworks home`.split(/\s+/),
);
/** Words with which names of several studios begin by chance. */
const COMMON_FIRST = new Set(
  `the team big red blue black white dark game games super studio new old digital next little double sun star fire free
  cold hot mad wild lost first second ghost moon iron night electric two three four five one dream`.split(/\s+/),
);
/** What is a place for everybody, and the first word of a studio's name besides. */
const PLACES = new Set(["japan"]);
/** A year for everybody: `best rpg of 2015` asks for no game of 2015, Inc. */
const YEAR = /^(?:19|20)\d\d$/;
const FAMILY_LENGTH_MIN = 3;
const PREFIX_LENGTH_MIN = 3;
const SLIP_LENGTH_MIN = 5;
const TWO_SLIPS_LENGTH_MIN = 9;
const SURNAME_LENGTH_MIN = 4;
/** A last name with a slip in it is that of somebody with so many games: `jeux français` are not by Tom Francis. */
const SURNAME_GAMES_MIN = 5;
/** A publisher is meant where it has so many times as many games as the one studio of its name. */
const PUBLISHER_FACTOR = 1.6;
/** One publisher says more than a row of studios, if it has nearly as many games. */
const FAMILY_FACTOR = 0.7;
/** Names between two rests. */
const EACH = 128;

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

function entryOf(group: ShortGroup, { id, slug, name, added, games_count: count }: TermRecord): Entry {
  return { option: { group, id, slug, name }, fame: added, games: count };
}

const together = (entries: readonly Entry[]): FoundMakers => ({
  options: entries.map(({ option }) => option),
  fame: Math.max(...entries.map(({ fame }) => fame)),
  games: entries.reduce((sum, { games }) => sum + games, 0),
});

/** Spellings of a series' name: with its article and without. */
const seriesKeys = (name: string) => [keyOf(name), keyOf(name.replace(/^the\s+/i, ""))];

/** Does the name say nothing more than what kind of company it is? */
function isForm(name: string, key: string): boolean {
  const parts = words(name);
  const length = parts.findIndex((_, at) => parts.slice(0, at + 1).join("") === key) + 1;
  return length > 0 && parts.slice(length).every((word) => FORMS.has(word));
}

/** Names by their first words: those of one name and a form, and those that several names begin with. */
function* beginnings(known: readonly Entry[]): Steps<Keyed> {
  const families = new Map<string, Entry[]>();
  for (const [at, entry] of known.entries()) {
    if (at % EACH === 0) yield;
    const parts = words(entry.option.name);
    for (let length = 1; length < parts.length; length += 1) {
      const key = parts.slice(0, length).join("");
      const isPlain = parts.slice(length).every((word) => FORMS.has(word));
      const mayBeShared = length > 1 || !COMMON_FIRST.has(parts[0] ?? "");
      const isWord = key.length >= FAMILY_LENGTH_MIN && !PLACES.has(key) && !YEAR.test(key);
      if (isWord && (isPlain || mayBeShared)) push(families, key, entry);
    }
  }
  yield;
  for (const [key, members] of families) {
    const isPlain = members.some(({ option }) => keyOf(option.name) !== key && isForm(option.name, key));
    if (members.length < 2 && !isPlain) families.delete(key);
  }
  return families;
}

/** People by their last names, where one of that name is known for more than the others. */
function* surnames(known: readonly Entry[]): Steps<Keyed> {
  const people = new Map<string, Entry[]>();
  for (const [at, entry] of known.entries()) {
    if (at % EACH === 0) yield;
    const last = words(entry.option.name).at(-1) ?? "";
    if (last.length >= SURNAME_LENGTH_MIN) push(people, last, entry);
  }
  return new Map(
    [...people].flatMap(([key, members]) => {
      const [best, second] = members.toSorted((a, b) => b.games - a.games || b.fame - a.fame);
      const isMeant = best !== undefined && best.games >= 2 && best.games >= 2 * (second?.games ?? 0);
      return isMeant ? [[key, [best]] as const] : [];
    }),
  );
}

class Group {
  readonly #exact: Keyed;
  readonly #families: Keyed;

  readonly #near: Keyed;

  private constructor({ exact, families, near = exact }: { exact: Keyed; families: Keyed; near?: Keyed }) {
    this.#exact = exact;
    this.#families = families;
    this.#near = near;
  }

  static *of(group: ShortGroup, list: readonly TermRecord[]): Steps<Group> {
    const withGames = list.filter(({ games_count: count }) => count > 0);
    const entries = withGames.map((term) => entryOf(group, term)).toSorted((a, b) => b.fame - a.fame);
    yield;
    const bySlug = new Map(entries.map((entry) => [entry.option.slug, entry]));
    const exact = new Map<string, Entry[]>();
    for (const [at, entry] of entries.entries()) {
      if (at % EACH === 0) yield;
      const { name } = entry.option;
      const keys = group === "series" ? seriesKeys(name) : [keyOf(name)];
      for (const key of new Set(keys)) push(exact, key, entry);
    }
    // Who has become one house with others is meant with what these made before.
    for (const [slug, before] of mergedNames(group)) {
      const whole = bySlug.get(slug);
      if (whole !== undefined)
        exact.set(keyOf(whole.option.name), [whole, ...before.flatMap((one) => bySlug.get(one) ?? [])]);
    }
    for (const [key, slug] of shortNames(group)) {
      const entry = bySlug.get(slug);
      if (entry !== undefined) exact.set(key, exact.get(keyOf(entry.option.name)) ?? [entry]);
    }
    // What only games are from that nobody knows is called by its whole name: `Wolf Team` is no family of wolves.
    const known = entries.filter(({ fame }) => fame >= KNOWN_ADDED);
    if (group === "series") return new Group({ exact, families: new Map() });
    if (group !== "creators") return new Group({ exact, families: yield* beginnings(known) });
    const families = yield* surnames(known);
    const knownSurnames = [...families].filter(([, [person]]) => (person?.games ?? 0) >= SURNAME_GAMES_MIN);
    return new Group({ exact, families, near: new Map([...knownSurnames, ...exact]) });
  }

  find(key: string): FoundMakers | undefined {
    const found = this.#exact.get(key);
    const family = this.#families.get(key);
    if (found === undefined && family === undefined) return undefined;
    return together([...new Set([...(found ?? []), ...(family ?? [])])]);
  }

  /** How well known whoever is called just so is. */
  fameOf = (key: string): number => Math.max(0, ...(this.#exact.get(key) ?? []).map(({ fame }) => fame));

  /** The nearest name that is so few letters away. */
  near(key: string, most: number): { found: FoundMakers; distance: number } | undefined {
    let best: { entries: readonly Entry[]; distance: number } | undefined;
    for (const [name, entries] of this.#near) {
      if (name.length < SLIP_LENGTH_MIN || Math.abs(name.length - key.length) > most || name[0] !== key[0]) continue;
      const distance = editDistance(name, key, most);
      const isKnown = entries.some(({ fame }) => fame >= KNOWN_ADDED);
      if (isKnown && distance <= most && distance < (best?.distance ?? Infinity)) best = { entries, distance };
    }
    return best && { found: together(best.entries), distance: best.distance };
  }

  /** The best known name that begins so. */
  beginning(key: string): FoundMakers | undefined {
    let best: Entry | undefined;
    for (const [name, [entry]] of this.#exact) {
      if (entry !== undefined && name.startsWith(key) && entry.fame > (best?.fame ?? 0)) best = entry;
    }
    return best && together([best]);
  }
}

export type MakerNames = ReturnType<typeof createMakerNames> extends Steps<infer T> ? T : never;

/** May rest on its way: a large source names tens of thousands of companies. */
export function* createMakerNames(terms: Terms) {
  const groupOf = (name: ShortGroup) => Group.of(name, terms.list(name));
  const studios = yield* groupOf("developers");
  const publishers = yield* groupOf("publishers");
  const series = yield* groupOf("series");
  const people = yield* groupOf("creators");

  /** A studio and a publisher are often called the same: who has clearly more games is meant. */
  const company = (key: string): FoundMakers | undefined => {
    const [made, published] = [studios.find(key), publishers.find(key)];
    if (made === undefined || published === undefined) return made ?? published;
    const factor = made.options.length > 1 ? FAMILY_FACTOR : PUBLISHER_FACTOR;
    return published.games > made.games * factor ? published : made;
  };

  /** As names are compared: Assassin's Creed is called so itself, `Kojima's` is Kojima, and `d'Ubisoft` Ubisoft. */
  const keysOfName = (text: string) =>
    [text, text.replaceAll(/['’]s?(?=\s|$)/g, ""), text.replace(/^[dl]['’](?=\p{L})/iu, "")]
      .map(keyOf)
      .filter((key, at, all) => all.indexOf(key) === at);

  /** Companies and people before a series, unless `isSeries` or the series is known better. */
  const find = (key: string, isSeries: boolean): FoundMakers | undefined => {
    const whole = series.find(key);
    // Sonic is the Hedgehog, though studios are called after him.
    const isBeginning = whole?.options.some(({ name }) => keyOf(name).startsWith(key) && keyOf(name) !== key) === true;
    const isBetterKnown = isBeginning && whole.fame > Math.max(studios.fameOf(key), publishers.fameOf(key));
    if (isSeries || isBetterKnown) return whole;
    const [companies, person] = [company(key), people.find(key)];
    // Kojima is the man, not only the studio that is called after him.
    const isNamesake = companies?.options.every(({ name }) => keyOf(name) !== key) === true;
    // Who published under a name of their own has made more with others: Edmund McMillen.
    const isThemselves = person?.options.every(({ name }) => keyOf(name) === key) === true;
    const isPerson = (isNamesake || isThemselves) && (person?.games ?? 0) > (companies?.games ?? Infinity);
    return (isPerson ? person : companies) ?? person ?? whole;
  };

  return {
    /** All that are called so: studios and publishers together, or else people, or a series. */
    family: (text: string): readonly Option[] => {
      for (const key of keysOfName(text)) {
        const companies = [studios, publishers].flatMap((group) => group.find(key)?.options ?? []);
        const found = companies.length > 0 ? companies : (people.find(key) ?? series.find(key))?.options;
        if (found !== undefined) return found;
      }
      return [];
    },
    /** Who or what is called so. A series comes first with `isSeries` and where no company of that very name is known as well. */
    find: (text: string, isSeries = false): FoundMakers | undefined =>
      keysOfName(text).reduce<FoundMakers | undefined>(
        (found, key) => found ?? (key === "" ? undefined : find(key, isSeries)),
        undefined,
      ),
    /** The same with a letter or two wrong. */
    findNear: (text: string): FoundMakers | undefined => {
      const key = keyOf(text);
      // "evil games" are not two slips from Epic Games: a name is as long as what is its own.
      const { length } = words(text)
        .filter((word) => !FORMS.has(word))
        .join("");
      if (length < SLIP_LENGTH_MIN) return undefined;
      const most = length >= TWO_SLIPS_LENGTH_MIN ? 2 : 1;
      const near = [studios, publishers, people, series].flatMap((group) => group.near(key, most) ?? []);
      return near.toSorted((a, b) => a.distance - b.distance || b.found.games - a.found.games)[0]?.found;
    },
    /** For what stands half written in a search box. */
    findBeginning: (text: string): FoundMakers | undefined => {
      const key = keyOf(text);
      if (key.length < PREFIX_LENGTH_MIN) return undefined;
      const found = [studios, publishers, series, people].flatMap((group) => group.beginning(key) ?? []);
      return found.toSorted((a, b) => b.fame - a.fame || b.games - a.games)[0];
    },
  };
}
