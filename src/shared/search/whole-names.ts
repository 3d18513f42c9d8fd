// What a whole text names: a platform, a kind of game or another option, a studio, a person, a series. Words that say
// nothing may stand around it.
import type { TermGroup } from "#shared/catalogue/filters.ts";
import { anyOf, type Chip, chipsOf, type Found } from "./chips.ts";
import { resembles } from "./rules/makers.ts";
import { keyOf } from "./keys.ts";
import { isFiller, optionLength } from "./rules/named.ts";
import { nameRule } from "./rules/options.ts";
import { orderedLength, seriesOrderedLength } from "./rules/orders.ts";
import type { Context, NamedMakers, Names, Word } from "./rules/rule.ts";
import { datedAt } from "./rules/time.ts";
import type { Option } from "./vocabulary.ts";

/** Who names one of these means games that have it. */
export const KINDS: ReadonlySet<TermGroup> = new Set(["genres", "platforms", "stores"]);

/** What games are about or of what kind they are; "nintendo games" are by Nintendo, on whatever it made. */
const SUBJECTS: ReadonlySet<TermGroup> = new Set(["genres", "tags"]);

/** A name that stands alone is at least so long, if it is not known by heart. */
export const NAME_LENGTH_MIN = 2;

/** A series of so few is less than what games are about. */
const FEW_GAMES = 3;

type MakersRead = {
  makers: NamedMakers;
  isCertain: boolean;
  /** What stands beside the name and may ask for an order. */
  rest: readonly Word[];
  /** The year of which their games are wanted, where they have any of it. */
  dated?: Chip;
  /** What is said besides and is no more than a wish. */
  text?: string;
};

export const textOf = (words: readonly Word[]) =>
  words
    .map(({ raw }) => raw)
    .join(" ")
    .replace(/[,;]$/, "")
    .trim();

/** A series of one game has no games to list: "pirates" are more than Sid Meier's. */
const isLone = (makers: NamedMakers | undefined): boolean =>
  makers?.games === 1 && makers.options.every(({ group }) => group === "series");

export class WholeNames {
  readonly #context: Context;
  readonly #names: Names;

  constructor(context: Context) {
    this.#context = context;
    this.#names = context.names;
  }

  /** Does the word say nothing where the rest is understood? */
  isFiller(word: Word): boolean {
    return isFiller(word, this.#context.language);
  }

  /** Without the words at both ends that say nothing. What is new and was taken for nothing is a part of a name: New York. */
  withoutFillers(words: readonly Word[]): readonly Word[] {
    const first = words.findIndex((word) => !this.isFiller(word));
    const last = words.findLastIndex((word) => !this.isFiller(word));
    if (first === -1) return [];
    const isOfName = first > 0 && this.#context.cue(words, first - 1, "fresh") > 0;
    return words.slice(isOfName ? first - 1 : first, last + 1);
  }

  /** The platform, kind of game or other option that the whole text names. Words that say nothing may be a part of it: Game Boy. */
  option(words: readonly Word[]): readonly Found[] {
    const named = [words, this.withoutFillers(words)].map((meant) => this.#named(meant));
    return named.find(({ length }) => length > 0) ?? [];
  }

  #named(words: readonly Word[]): readonly Found[] {
    const match = nameRule(words, 0, this.#context);
    return match?.length === words.length ? (match.found ?? []) : [];
  }

  /** "lego games": games whose titles begin so, where `games` belongs to no title. */
  withoutGames(words: readonly Word[]): readonly Word[] {
    const says = words.map((_, at) => this.#context.cue(words, at, "games") === 0);
    return words.slice(Math.max(0, says.indexOf(true)), says.lastIndexOf(true) + 1);
  }

  /** "Nintendo Switch" is the console for more people than it is the beginning of a title. What is no platform or kind of game is none. */
  isBetterKnown(found: readonly Found[], text: string): boolean {
    const options = found.map(({ option }) => option);
    if (options.length === 0 || !options.every(({ group }) => KINDS.has(group))) return false;
    const { fame, titleFame } = this.#names.famesOf(options, text);
    return fame > titleFame;
  }

  /** Where the words end in an order of the days: "in order", "games in order please"; -1 where they do not. */
  orderedAt(words: readonly Word[], lengthAt = orderedLength): number {
    return words.findIndex((_, at) => {
      const length = lengthAt(words, at, this.#context);
      return length > 0 && words.slice(at + length).every((word) => this.isFiller(word));
    });
  }

  /** Do the words before this place lead to a likeness or a subject: "games like", "set in"? In "I'd like" they do not. */
  #leadsElsewhere(words: readonly Word[], before: number): boolean {
    const { cue } = this.#context;
    return words.slice(0, before).some((_, at) => {
      const length = cue(words, at, "liking");
      const isLikeness = length > 1 || (length === 1 && (at === 0 || cue(words, at - 1, "games") > 0));
      return isLikeness || cue(words, at, "setting") > 0 || cue(words, at, "makersOf") > 0;
    });
  }

  /** Are the words from `first` to `last` of a longer phrase: "for my mother" names no series, "with one hand" no studio? */
  #areOfPhrase(words: readonly Word[], first: number, last: number): boolean {
    return words.slice(0, first).some((_, at) => {
      const length = Math.max(this.#context.cue(words, at, "accessibility"), optionLength(words, at, this.#context));
      return at + length > last;
    });
  }

  /** Whom or what the whole text names: "fromsoftware", "games by Kojima", "the Zelda series", "metroid 2021". */
  makers(words: readonly Word[]): MakersRead | undefined {
    return this.#undated(words) ?? this.#dated(words);
  }

  /** A title may have its year in it, here or elsewhere: "Football Manager 2024". */
  #dated(words: readonly Word[]): MakersRead | undefined {
    const dated = datedAt(words, this.#context);
    if (dated === undefined || this.#isBeginning(words)) return undefined;
    const read = this.#undated(dated.name);
    if (read === undefined || this.#names.elsewhere(textOf(words)) !== undefined) return undefined;
    const chips = chipsOf(anyOf(read.makers.options));
    // Sports are called after the year to come: "madden 2005".
    const isOfYear = this.#names.hasGames([...chips, dated.chip]);
    return { ...read, ...(isOfYear ? { dated: dated.chip } : { text: dated.year.raw }) };
  }

  #undated(words: readonly Word[]): MakersRead | undefined {
    const { cue, language } = this.#context;
    const { series } = language.cues;
    const isSeries = words.some((_, at) => cue(words, at, "series") > 0);
    const says = (word: Word | undefined) => word !== undefined && !this.isFiller(word) && !series.has(word.key);
    // "assassin's creed in order"
    const ordered = this.orderedAt(words, seriesOrderedLength);
    const last = words.slice(0, ordered === -1 ? words.length : ordered).findLastIndex(says);
    let [first, isLed, isInOrder, isLatest] = [0, isSeries, ordered > 0, false];
    while (first < last) {
      const lead = cue(words, first, "making");
      // "the first Zelda", "oldest Nintendo games"
      const latest = cue(words, first, "newest");
      const named = Math.max(cue(words, first, "first"), cue(words, first, "lastOne"), latest);
      // "primera persona" is how a game is seen.
      const place = named > 0 && this.option(words).length > 0 ? 0 : named;
      // "in welcher Reihenfolge Zelda"
      const begun = seriesOrderedLength(words, first, this.#context);
      const order = Math.max(place, begun, cue(words, first, "oldest"), this.#extremeAt(words, first));
      if (lead + order === 0 && says(words[first])) break;
      isLed ||= lead > 0;
      isLatest ||= latest > 0;
      isInOrder ||= place > 0 || begun > 0 || this.#extremeAt(words, first) > 0;
      first += Math.max(1, lead, order);
    }
    // "zelda like" is what is like Zelda, "souls like" a kind of game.
    const isOther =
      first > last ||
      this.#leadsElsewhere(words, first) ||
      this.#areOfPhrase(words, first, last) ||
      resembles(words, last + 1, this.#context);
    const name = isOther ? [] : words.slice(first, last + 1);
    const rest = [...words.slice(0, first), ...words.slice(last + 1)];
    for (const forgives of [false, true]) {
      const whole = this.#find(words, { isSeries, forgives });
      const isElse =
        whole !== undefined && (this.#areCalledAfter(words, whole.options) || this.#isMachine(words, whole.options));
      if (whole !== undefined && !isElse) return { makers: whole, isCertain: isSeries, rest: [] };
      // Only a series has a first and a last one. In order are a person's games as well, and "the first Nintendo game".
      const inOrder = isInOrder && !forgives ? this.#find(name, { isSeries: true, forgives }) : undefined;
      const isAnybody = ordered !== -1 || isLatest || rest.some((_, at) => cue(rest, at, "games") > 0);
      const isOnlySeries = isInOrder && (forgives || !isAnybody);
      const makers = inOrder ?? (isOnlySeries ? undefined : this.#find(name, { isSeries, forgives }));
      if (makers !== undefined && (isLed || !this.#isSomethingElse(name, makers)))
        return { makers, isCertain: isLed || name.length < words.length, rest };
    }
    return undefined;
  }

  /** "the shortest Zelda", "worst Final Fantasy" */
  #extremeAt(words: readonly Word[], at: number): number {
    return Math.max(...(["shortest", "longest", "worst"] as const).map((name) => this.#context.cue(words, at, name)));
  }

  /** "Lego games" are more than those of a publisher of that name, and "mario games" none of one that nobody knows. */
  #isSomethingElse(name: readonly Word[], { fame, games, options: makers }: NamedMakers): boolean {
    if (!makers.some(this.#names.isKnown) && this.#isBeginning(name)) return true;
    if (this.#isMachine(name, makers)) return true;
    const options = this.#named(name).flatMap(({ option }) => (SUBJECTS.has(option.group) ? [option] : []));
    if (options.length === 0) return false;
    const subject = this.#names.famesOf(options, textOf(name));
    // "cyberpunk games" are more than the three of that series.
    const isMore = subject.fame > fame || (subject.fame === fame && games <= FEW_GAMES);
    return isMore || this.#areCalledAfter(name, makers);
  }

  #isPlatform = (text: string): boolean => this.#context.vocabulary.platforms(text).length > 0;

  /** "xbox" is a machine before it is short for Xbox Game Studios; Nintendo is called so itself. */
  #isMachine(name: readonly Word[], makers: readonly Option[]): boolean {
    const named = this.#named(name);
    const isPlatform = named.length > 0 && named.every(({ option }) => option.group === "platforms");
    return isPlatform && makers.every(({ name: own }) => keyOf(own) !== keyOf(textOf(name)));
  }

  /** "ninja" are ninjas: several studios are only called after them. */
  #areCalledAfter(name: readonly Word[], makers: readonly Option[]): boolean {
    const isFamily = makers.length > 1 && makers.every(({ name: own }) => keyOf(own) !== keyOf(textOf(name)));
    return isFamily && this.#named(name).some(({ option }) => SUBJECTS.has(option.group));
  }

  #isBeginning = (words: readonly Word[]): boolean => this.#names.isTitle(textOf(words), "beginning");

  /** Do the words name a series of one game? Then they are as good as its title. */
  isLoneSeries(words: readonly Word[]): boolean {
    return isLone(this.#names.findMakers(textOf(words), { forgives: false }));
  }

  /** "samurai" is no slip of somebody's name, "cozy games" none of Cygames and "les plus joués" none of Jones. */
  #isSpelledWell(words: readonly Word[]): boolean {
    const isOrder = this.#context.cue(words, 0, "popular") === words.length;
    return isOrder || this.#isBeginning(words) || this.option(words).length > 0;
  }

  #find(words: readonly Word[], how: { isSeries: boolean; forgives: boolean }): NamedMakers | undefined {
    const text = textOf(words);
    if (text.length < NAME_LENGTH_MIN || (how.forgives && this.#isSpelledWell(words))) return undefined;
    // "naughty dog ps2" is a studio's name with a machine's behind it, and no slip of the studio's.
    if (how.forgives && words.length > 1 && words.some(({ raw }) => this.#isPlatform(raw))) return undefined;
    const makers = this.#names.findMakers(text, how);
    // "nms" is No Man's Sky, and no studio that few know.
    const isUnknown = makers?.options.some(this.#names.isKnown) === false && !how.isSeries;
    if (isUnknown && words.length === 1 && this.#names.isInTitle(text)) return undefined;
    return isLone(makers) && !how.isSeries ? undefined : makers;
  }
}
