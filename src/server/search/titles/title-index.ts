// Finds games by their titles. Built once in memory; asked with whatever a visitor types. It reads nothing else: what
// other conditions leave is handed in as a set.
import { DocSet } from "#server/search/doc-set.ts";
import type { Sections } from "#server/search/filters/sections.ts";
import { atOnce, type Steps } from "#server/search/steps.ts";
import { namedAmong } from "./named-title.ts";
import { isTitle, matchPhrase, matchWords, titleOfEdition, type WordMatches } from "./matcher.ts";
import { editsAllowed, editsAtMost, findNearby, hasFewWords, isNearly, weighWords, withAlike } from "./nearby.ts";
import {
  docsOf,
  nearnessOf,
  orderWords,
  takePage,
  tierOf,
  TIERS,
  where,
  type FoundTitle,
  type WordsFound,
} from "./order.ts";
import { phraseText, readQuestion, type Question } from "./question.ts";
import { foundSome, orderSome, type WeighedWord } from "./some-words.ts";
import { Sounds } from "./sounds.ts";
import { isStopWord } from "./spellings.ts";
import { plainTitle } from "./title-parts.ts";
import type { Order, TitleIndex, TitleSearch, TitlesFound } from "./titles-found.ts";
import { readTitleData, TitleDataWriter, type TitleData, type TitleEntry } from "./title-data.ts";

type Narrowing = Record<"among" | "last", DocSet | undefined>;
type Ways = Narrowing & Record<"forgives" | "hears" | "isFromElsewhere", boolean>;

/** So few games may be there by accident: then better known ones that are near are shown, too. */
const FEW = 5;
const BETTER_KNOWN = 10;
/** Among so many of the nearest is whatever a text names. */
const NAMED_CANDIDATES = 40;
/** Of more words hardly a title has all. */
const HEARD_WORDS_MAX = 6;

class Finder {
  readonly #data: TitleData;
  readonly #sounds: Sounds;

  constructor(data: TitleData) {
    this.#data = data;
    this.#sounds = new Sounds(data);
  }

  find(search: TitleSearch): TitlesFound {
    const among = this.#among(search);
    const question = readQuestion(search.text);
    if (question.words.length === 0) {
      const all = among !== undefined && search.text === "" ? among : new DocSet(this.#data.size);
      return this.#found(all, { among: (kept) => this.#byPopularity(kept), tierOf: () => TIERS.words, kind: "words" });
    }
    if (search.mode === "exact") return this.#exact(question, search, among);
    const { mode, byEar = true, isFromElsewhere = false, last } = search;
    const forgives = mode === "fuzzy";
    return this.#inAnyWay(question, { among, forgives, hears: forgives && byEar, last, isFromElsewhere });
  }

  /** Looser than `find`: one letter more may be wrong. */
  nearest(search: TitleSearch, limit: number, allowed?: DocSet): number[] {
    const docs = (found: TitlesFound) => found.page({ offset: 0, limit }, allowed).map(({ doc }) => doc);
    const forgiving = docs(this.find({ ...search, mode: "fuzzy", phrases: [], without: [] }));
    if (forgiving.length > 0) return forgiving;
    const text = [search.text, ...(search.phrases ?? [])].join(" ");
    const question = readQuestion(text);
    if (question.words.length === 0) return [];
    const { sets } = matchWords(this.#data, question, true);
    const loose = (word: string) => (word.length < 3 || /\d/.test(word) ? 0 : editsAllowed(word) + 1);
    return docs(
      this.#some(weighWords(this.#data, sets, { question, edits: loose }), {
        among: undefined,
        last: search.last,
        begun: undefined,
      }),
    );
  }

  named(text: string, nameOf: (doc: number) => string): number | undefined {
    const { titles, otherNames } = this.#wholeTitles(readQuestion(text), undefined);
    const [exact] = titles;
    if (exact !== undefined) return exact;
    const [other, ...more] = new Set([...otherNames, ...(otherNames.length === 0 ? [] : this.withInitials(text))]);
    if (other !== undefined) return more.length === 0 ? other : undefined;
    const { added, bases } = this.#data;
    const candidates = this.#near(plainTitle(text)).map((doc) => ({
      doc,
      name: nameOf(doc),
      family: (bases[doc] ?? 0) === 0 ? doc : (bases[doc] ?? 0) - 1,
      added: added[doc] ?? 0,
    }));
    return namedAmong(text, candidates);
  }

  /** What may be named, and what else begins so and goes on with another number. */
  #near(plain: string): number[] {
    const texts = new Set([plain, plain.replace(/ \S+$/, "")]);
    const docs = [...texts].flatMap((text) =>
      this.find({ text, mode: "fuzzy" }).page({ offset: 0, limit: NAMED_CANDIDATES }),
    );
    return [...new Set(docs.map(({ doc }) => doc))];
  }

  /** Games of which the text is the complete initials, the best known first; a number that is missing counts as another's. */
  withInitials(text: string): number[] {
    const [key = ""] = readQuestion(text).keys;
    const docs: number[] = [];
    this.#data.initials.forEach(key, (doc, isComplete) => {
      if (isComplete) docs.push(doc);
    });
    return docs;
  }

  #found(all: DocSet, order: Order): TitlesFound {
    const page: TitlesFound["page"] = ({ offset, limit }, allowed) => {
      const kept = allowed === undefined || allowed === all ? all : all.common(allowed);
      return takePage(this.#data, order.among(kept), { kept, offset, limit });
    };
    return {
      all,
      page,
      kind: () => {
        if (order.kind !== undefined) return order.kind;
        const [nearest] = page({ offset: 0, limit: 1 });
        return nearest === undefined || nearest.nearness >= TIERS.some - 1 ? "some" : "nearby";
      },
      nearnessOf: (doc) => nearnessOf(order.tierOf(doc), this.#data.added[doc] ?? 0),
    };
  }

  *#byPopularity(kept: DocSet): Generator<FoundTitle> {
    for (const doc of docsOf(kept)) yield { doc, nearness: nearnessOf(TIERS.words, this.#data.added[doc] ?? 0) };
  }

  /** What phrases and unwanted words leave; nothing when there are none. */
  #among({ phrases = [], without = [] }: TitleSearch): DocSet | undefined {
    if (phrases.length === 0 && without.length === 0) return undefined;
    const among = DocSet.all(this.#data.size);
    const hasWords = (text: string) => text !== "";
    for (const text of phrases.map(phraseText).filter(hasWords)) among.and(matchPhrase(this.#data, text, false));
    for (const text of without.map(phraseText).filter(hasWords)) among.andNot(matchPhrase(this.#data, text, false));
    return among;
  }

  /** Games whose whole name is what was typed, and those of which an other name is. */
  #wholeTitles({ keys: [key] }: Question, among: DocSet | undefined): Pick<WordsFound, "titles" | "otherNames"> {
    const { texts, size, otherDocs } = this.#data;
    const all = key === undefined ? [] : texts.withKey(key);
    const isAmong = (doc: number) => among === undefined || among.has(doc);
    return {
      titles: all.filter((title) => title < size && isAmong(title)),
      otherNames: all.flatMap((title) => (title < size ? [] : (otherDocs[title - size] ?? []))).filter(isAmong),
    };
  }

  #exact(question: Question, { text, last }: TitleSearch, among: DocSet | undefined): TitlesFound {
    const set = matchPhrase(this.#data, phraseText(text), true);
    if (among !== undefined) set.and(among);
    const { titles } = this.#wholeTitles(question, set);
    return this.#ordered({ question, set, titles, otherNames: [], initials: undefined, last });
  }

  /** All words, as typed. */
  #allWords(question: Question, matches: WordMatches, among: DocSet | undefined): WordsFound {
    const [first = new DocSet(this.#data.size), second, ...rest] = matches.sets;
    // A word alone gives its set away: whoever reads it afterwards may meet the whole titles in it, too.
    const set = second === undefined ? first : first.common(second);
    for (const other of rest) set.and(other);
    if (among !== undefined) set.and(among);
    const { titles, otherNames } = this.#wholeTitles(question, among);
    for (const doc of [...titles, ...otherNames]) set.add(doc);
    return { question, set, titles, otherNames, initials: matches.initials };
  }

  #inAnyWay(question: Question, how: Ways): TitlesFound {
    const { among, forgives, hears, last } = how;
    // `gta 5` asks for 5, not for 50, if there is one.
    const isNumberLast = question.words.length > 1 && /^\d+$/.test(question.words.at(-1) ?? "");
    let matches = matchWords(this.#data, question, !isNumberLast);
    let found = this.#allWords(question, matches, among);
    if (isNumberLast && found.set.isEmpty()) {
      matches = matchWords(this.#data, question, true);
      found = this.#allWords(question, matches, among);
    }
    if (!found.set.isEmpty()) {
      found = { ...found, last };
      return forgives ? this.#withBetterKnown(found, matches, among) : this.#ordered(found);
    }
    const title = forgives ? titleOfEdition(this.#data, question.words) : undefined;
    if (title !== undefined) return this.#inAnyWay(readQuestion(title), how);
    const meaning = question.words.filter((word) => !isStopWord(word));
    if (meaning.length > 0 && meaning.length < question.words.length) {
      const shorter = readQuestion(meaning.join(" "));
      const fewer = this.#allWords(shorter, matchWords(this.#data, shorter, true), among);
      if (!fewer.set.isEmpty()) return this.#ordered({ ...fewer, last });
    }
    const steps = (edits: (word: string) => number) => weighWords(this.#data, matches.sets, { question, edits });
    const typed = steps(forgives ? editsAllowed : () => 0);
    const near = forgives ? this.#nearby(question, typed, { among, last }) : undefined;
    const isOver = near !== undefined || !forgives || !hasFewWords(question);
    const looser = isOver ? near : this.#nearby(question, steps(editsAtMost), { among, last });
    const alike = (word: string) => this.#sounds.alike(word, question.words.length === 1);
    const heard =
      looser ??
      (hears && question.words.length <= HEARD_WORDS_MAX
        ? this.#nearby(question, withAlike(this.#data, typed, alike), { among, last })
        : undefined);
    if (heard !== undefined) return this.#found(heard.set, heard.order);
    return this.#some(typed, { among, last, begun: how.isFromElsewhere ? this.#begun(question) : undefined });
  }

  #ordered(found: WordsFound): TitlesFound {
    const among = (kept: DocSet) => orderWords(this.#data, found, kept);
    return this.#found(found.set, { among, kind: "words", tierOf: (doc) => tierOf(found, doc) });
  }

  /**
   * What was found, and if that is little for one word and hardly known, what is near and far better known: after words
   * of that very spelling, before initials.
   */
  #withBetterKnown(found: WordsFound, matches: WordMatches, among: DocSet | undefined): TitlesFound {
    const { added } = this.#data;
    const hasTitle = found.titles.length + found.otherNames.length > 0;
    const isMuch = matches.hasWords && found.set.slice(0, FEW + 1).length > FEW;
    if (hasTitle || isMuch || matches.sets.length > 1) return this.#ordered(found);
    const steps = weighWords(this.#data, matches.sets, { question: found.question, edits: editsAllowed });
    const near = this.#nearby(found.question, steps, { among, last: found.last });
    const others = near?.set.copy().andNot(found.set);
    const [best] = near === undefined || others === undefined ? [] : this.#first(near.order, others);
    const [known = 0] = found.set.slice(0, 1).map((doc) => added[doc] ?? 0);
    if (near === undefined || best === undefined || (added[best.doc] ?? 0) < known * BETTER_KNOWN) {
      return this.#ordered(found);
    }
    return this.#both(found, near, matches.hasWords);
  }

  #first(order: Order, kept: DocSet): FoundTitle[] {
    return takePage(this.#data, order.among(kept), { kept, offset: 0, limit: 1 });
  }

  #both(found: WordsFound, near: NonNullable<ReturnType<typeof findNearby>>, isNearLast: boolean): TitlesFound {
    const data = this.#data;
    const spelled = (kept: DocSet) => orderWords(data, found, found.set.common(kept));
    const nearby = (kept: DocSet) => where(near.order.among(kept), ({ doc }) => !found.set.has(doc));
    return this.#found(near.set.copy().or(found.set), {
      *among(kept) {
        yield* isNearLast ? spelled(kept) : nearby(kept);
        yield* isNearLast ? nearby(kept) : spelled(kept);
      },
      tierOf: (doc) => (isNearLast && found.set.has(doc) ? tierOf(found, doc) : TIERS.nearby),
      kind: isNearLast ? "words" : undefined,
    });
  }

  #nearby(question: Question, words: readonly WeighedWord[], narrowing: Narrowing) {
    return findNearby(this.#data, { question, words: words.map(({ steps }) => steps) }, narrowing);
  }

  /** The games of which the whole name is what the question begins with. */
  #begun({ words }: Question): DocSet {
    const beginnings = words.slice(1).map((_, at) => readQuestion(words.slice(0, at + 1).join(" ")));
    const begun = new DocSet(this.#data.size);
    for (const beginning of beginnings) {
      for (const doc of this.#wholeTitles(beginning, undefined).titles) begun.add(doc);
    }
    return begun;
  }

  #some(words: readonly WeighedWord[], narrowing: Narrowing & Record<"begun", DocSet | undefined>): TitlesFound {
    const { set, order } = orderSome(this.#data, words, narrowing);
    return this.#found(set, { kind: "some", among: () => foundSome(this.#data, order), tierOf: () => TIERS.some });
  }
}

/** The index of these sections, as `TitleDataWriter` gives them. */
export function* readTitleIndex(sections: Sections): Steps<TitleIndex> {
  const data = yield* readTitleData(sections);
  const finder = new Finder(data);
  return {
    size: data.size,
    find: (search) => finder.find(search),
    nearest: (search, limit, allowed) => finder.nearest(search, limit, allowed),
    named: (text, nameOf) => finder.named(text, nameOf),
    withInitials: (text) => finder.withInitials(text),
    baseOf: (doc) => {
      const base = data.bases[doc] ?? 0;
      return base === 0 ? undefined : base - 1;
    },
    isTitle: (text, how) => isTitle(data, text, how),
    isNearly: (text, doc) => isNearly(data, text, doc),
  };
}

/** Reads the titles, the most popular first: a game's document is how many came before it. */
export function createTitleIndex(titles: Iterable<TitleEntry>): TitleIndex {
  const writer = new TitleDataWriter();
  for (const title of titles) writer.add(title);
  return atOnce(readTitleIndex(writer.finish()));
}
