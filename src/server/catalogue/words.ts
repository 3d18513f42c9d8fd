// Reads visitors' words with the catalogue at hand: its options, its titles, which are never taken apart, and who made
// its games.
import { GENRE_LOOKUP } from "#shared/lookups.ts";
import { STORED_GROUPS } from "#shared/catalogue/filters.ts";
import type { NamedGame, Names } from "#shared/search/rules/rule.ts";
import { anyOf, type Chip, chipsOf } from "#shared/search/chips.ts";
import { keyOf } from "#shared/search/keys.ts";
import { LANGUAGES } from "#shared/search/languages/languages.ts";
import { THEME_SLUGS } from "#shared/search/languages/themes/theme-words.ts";
import { withoutLead } from "#shared/search/lead.ts";
import { readOperators } from "#shared/search/operators.ts";
import { notHard } from "#shared/search/rules/ease.ts";
import { understand, type Understanding } from "#shared/search/understand.ts";
import { createVocabulary, type Option, type Vocabulary } from "#shared/search/vocabulary.ts";
import type { NamedMaker } from "#server/games/search-wire.ts";
import { TIERS } from "#server/search/titles/order.ts";
import type { TitleIndex } from "#server/search/titles/titles-found.ts";
import type { FoundMakers, MakerNames } from "./maker-names.ts";
import { KNOWN_ADDED } from "#server/sources/popularity.ts";
import { readDescribed } from "./described.ts";
import type { Evidence } from "./evidence.ts";
import { readOtherwise } from "./otherwise.ts";
import type { GameRecord } from "./record.ts";
import { createSpelling } from "./spelling.ts";
import type { Terms } from "./terms.ts";

/** Every option, the kinds of game that are tags among the genres. */
function optionsOf(terms: Terms): Option[] {
  const kinds = GENRE_LOOKUP.map(({ id, slug, name }): Option => ({ group: "genres", id, slug, name }));
  const all = STORED_GROUPS.flatMap((group) =>
    terms.list(group).map(({ id, slug, name }): Option => ({ group, id, slug, name })),
  );
  return [...all, ...kinds];
}

export type WordsDeps = {
  titles: TitleIndex;
  terms: Terms;
  makers: MakerNames;
  recordAt: (doc: number) => GameRecord | undefined;
  findSequel: (game: GameRecord) => GameRecord | undefined;
  /** The title of a game that exists and is not here. */
  elsewhere: (text: string) => string | undefined;
  evidence: Evidence;
  now: () => number;
};

export type Words = {
  vocabulary: Vocabulary;
  understand: (text: string) => Understanding;
  findMaker: (text: string) => NamedMaker | undefined;
  findNearMaker: (text: string) => NamedMaker | undefined;
};

const saysGames = (word: string) => LANGUAGES.some(({ cues }) => cues.games.has(keyOf(word)));

/** "family games" are a kind of game as "family" is. */
const withoutGames = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => !saysGames(word))
    .join(" ");

/** `wow`, `gta 5`; two letters are any two words. */
const SHORT_FORM = /^\p{L}{3,6} ?\d{0,2}$/u;

const DEMANDS: ReadonlySet<string> = new Set(["tags", "tags_all", "genres_all"]);

export function createWords(deps: WordsDeps): Words {
  const { titles, terms, makers, recordAt, findSequel, elsewhere, evidence, now } = deps;
  const { hasGames } = evidence;

  const vocabulary = createVocabulary(optionsOf(terms));

  /** How well known the best title is that has these words; with `forgives` one that is mistyped. */
  const titleFame = (text: string, forgives: boolean): number => {
    const mode = forgives ? "fuzzy" : "precise";
    const [first] = titles.find({ text, mode }).page({ offset: 0, limit: 1 });
    if (first === undefined || first.nearness >= TIERS.some - 1) return 0;
    return forgives || titles.isTitle(text, "beginning") ? (recordAt(first.doc)?.added ?? 0) : 0;
  };

  /** How well known the best known game is that has this; kinds of game may be tags. */
  const fameOf = ({ group, id }: Option): number => {
    const groups = STORED_GROUPS.filter((stored) => stored === group || (group === "genres" && stored === "tags"));
    return Math.max(0, ...groups.flatMap((stored) => terms.byIds(stored, [id]).map(({ added }) => added)));
  };

  const asNamedGame = ({ id, slug, name, developers }: GameRecord): NamedGame => ({
    id,
    slug,
    name,
    makers: terms.byIds("developers", developers).map((studio): Option => ({ group: "developers", ...pick(studio) })),
  });

  /** The name of a kind of game is no title where only a game is called so that nobody knows: `puzzle`. */
  const isMeant = (text: string) => !isKind(text) || titleFame(text, false) >= KNOWN_ADDED;
  const isKind = (text: string) =>
    (["genres", "tags", "platforms"] as const).some(
      (group) => vocabulary.find(group, withoutGames(text)) !== undefined,
    );

  const named = (text: string): GameRecord | undefined => {
    const doc = titles.named(text, (at) => recordAt(at)?.name ?? "");
    return doc === undefined ? undefined : recordAt(doc);
  };

  const names: Names = {
    isTitle: (text, how) => titles.isTitle(text, how) && isMeant(text),
    elsewhere,
    isInTitle: (text) => {
      const [first] = titles.find({ text, mode: "precise" }).page({ offset: 0, limit: 1 });
      return first !== undefined && first.nearness < TIERS.nearby - 1;
    },
    findGame: (text) => {
      const game = named(text);
      return game && asNamedGame(game);
    },
    findSequel: (text) => {
      const game = named(text);
      const sequel = game && findSequel(game);
      return sequel && asNamedGame(sequel);
    },
    findShort: (text) => {
      const [doc] = SHORT_FORM.test(text) ? titles.withInitials(text) : [];
      const game = doc === undefined ? undefined : recordAt(doc);
      return game !== undefined && game.added >= KNOWN_ADDED ? asNamedGame(game) : undefined;
    },
    findBestOfSeries: (text) => {
      const [series, ...others] = makers.find(text, true)?.options ?? [];
      if (series?.group !== "series" || others.length > 0) return undefined;
      const best = terms.byIds("series", [series.id])[0]?.more.games[0];
      return best && { ...pick(best), makers: [] };
    },
    famesOf: (options, text) => ({ fame: Math.max(0, ...options.map(fameOf)), titleFame: titleFame(text, false) }),
    isKnown: (option) => fameOf(option) >= KNOWN_ADDED,
    hasGames,
    findFamily: (text) => makers.family(text),
    findMakers: (text, { isSeries = false, forgives }) => {
      const found = makers.find(text, isSeries);
      if (found !== undefined) return { ...found, titleFame: titleFame(text, false) };
      const near = forgives ? makers.findNear(text) : undefined;
      if (near === undefined) return undefined;
      // What is one slip away from a title that more people know is that title.
      const fame = titleFame(text, true);
      const isSeriesNear = near.options.some(({ group }) => group === "series");
      return fame >= near.fame || (isSeriesNear && fame > 0) ? undefined : { ...near, titleFame: fame };
    },
  };

  const correct = createSpelling({
    names: optionsOf(terms).flatMap(({ group, name }) => (group === "genres" || group === "tags" ? [name] : [])),
    isSaid: (word) => evidence.describes(word) > 0,
  });

  /** What is mistyped of a sentence that is no title, where it is understood without the slip. */
  const readSpelled = (typed: string): Understanding => {
    const reading = read(typed);
    const { text, filters, others, elsewhere: title } = reading;
    const isTaken = text === "" || others !== undefined || title !== undefined || titles.isTitle(typed, "beginning");
    const spelled = isTaken ? typed : correct(typed);
    if (spelled === typed) return reading;
    const again = read(spelled);
    // What is left then was no slip either: "que todo el mundo tenia" is no tennis.
    if (!again.isSentence || again.text !== "" || again.filters.length <= filters.length) return reading;
    // "witchr 3" is a title; "horor games" are of a kind, whatever is called Honor.
    const isOfKind = spelled.split(/\s+/).some(saysGames);
    return isOfKind || titleFame(withoutGames(typed), true) < KNOWN_ADDED ? again : reading;
  };

  const read = (text: string) => {
    const reading = understand(text, { vocabulary, names, today: new Date(now()).toISOString().slice(0, 10) });
    return readBare(text, readOtherwise(text, reading, names));
  };

  /**
   * "juegos de" and words of which nobody knows one, and "el padrino", are looked for without what leads to them: that would be
   * found in titles that have nothing else of it.
   */
  const readBare = (typed: string, reading: Understanding): Understanding => {
    const { text, filters, others, elsewhere: title } = reading;
    if (text !== typed.trim() || filters.length > 0 || others !== undefined || title !== undefined) return reading;
    const bare = withoutLead(text);
    const isUnknown = bare !== text && evidence.describes(bare) === 0 && !names.isInTitle(text);
    return isUnknown ? { ...reading, text: bare } : reading;
  };

  /** Without the tags that are demanded and of which `isWish` says that they are wishes: their names are looked for instead. */
  const asWish = (reading: Understanding, isWish: (chip: Chip) => boolean): Understanding => {
    const wishes = reading.filters.filter((chip) => DEMANDS.has(chip.parameter) && isWish(chip));
    const text = [reading.text, ...wishes.map(({ name }) => name)].join(" ").trim();
    return { ...reading, text, filters: reading.filters.filter((chip) => !wishes.includes(chip)) };
  };

  /** "final fantasy for beginners": what is said of no game of a series is not what anybody means by it. */
  const withoutForeign = (reading: Understanding): Understanding => {
    const { text, filters } = reading;
    const own = filters.filter(({ parameter }) => parameter !== "tags");
    const isNamed = own.length < filters.length && text !== "" && names.findBestOfSeries(text) !== undefined;
    return isNamed && !hasGames(filters, text) && hasGames(own, text) ? { ...reading, filters: own } : reading;
  };

  /**
   * What few games are about is demanded where there are such games, and where there are none a wish, as any tag is then:
   * racing games with motorcycles on a console that has no game of that tag are racing games. Nothing of operators is one.
   */
  const readOrWish = (text: string): Understanding => {
    const demanded = withoutForeign(readSpelled(text));
    if (!demanded.isSentence || demanded.filters.length === 0) return demanded;
    const isOperated = readOperators(text, vocabulary).chips.length > 0;
    const story = isOperated ? demanded : readDescribed(text, demanded, { ...evidence, isInTitle: names.isInTitle });
    if (story !== demanded && demanded.text !== "") return story;
    if (hasGames(demanded.filters)) return demanded;
    const easier = isOperated ? demanded.filters : notHard(demanded.filters, vocabulary);
    if (easier !== demanded.filters && hasGames(easier)) return { ...demanded, filters: easier };
    // All that are about a theme, one of the demands after the other, the last first, and all of them.
    const single = demanded.filters.toReversed().map((demand) => (chip: Chip) => chip === demand);
    const wishes = isOperated ? [] : [({ value }: Chip) => THEME_SLUGS.has(value), ...single, () => true];
    const looser = wishes.map((isWish) => asWish(demanded, isWish));
    return looser.find(({ filters }) => filters.length > 0 && hasGames(filters)) ?? story;
  };

  return {
    vocabulary,
    findMaker: (text) => asNamed(makers.find(text) ?? makers.findBeginning(text)),
    findNearMaker: (text) => asNamed(makers.find(text) ?? makers.findNear(text)),
    understand: readOrWish,
  };
}

/** "Rockstar North", "Rockstar North and others". */
const nameOf = ([first, ...more]: readonly Option[]) => `${first?.name ?? ""}${more.length === 0 ? "" : " and others"}`;

/** A found name as a filter. */
function asNamed(found: FoundMakers | undefined): NamedMaker | undefined {
  const [first] = found?.options ?? [];
  if (found === undefined || first === undefined) return undefined;
  const [chip, ...more] = chipsOf(anyOf(found.options));
  const value = [chip, ...more].map((each) => each?.value ?? "").join(",");
  return { parameter: chip?.parameter ?? first.group, value, name: nameOf(found.options), count: found.games };
}

const pick = ({ id, slug, name }: { id: number; slug: string; name: string }) => ({ id, slug, name });
