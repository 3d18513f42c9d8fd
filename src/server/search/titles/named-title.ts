// Which title a text names, if any. A search shows what may be meant; this says what is meant or nothing: the number of
// the part never differs, and a title that is shortened must be the only one that can be shortened so.
import { editDistance } from "./edit-distance.ts";
import { align, type Alignment } from "./alignment.ts";
import { readTitleParts, type TitleParts, type TitleWord } from "./title-parts.ts";

/** A title that may be the one named. `family` is the same for a game and what adds to it. */
export type NamedCandidate = { doc: number; name: string; family: number; added: number };

/** How a text names a title: by all its words, by initials, shortened, misspelled. The nearer come first. */
const WAYS = ["whole", "initials", "shortened", "misspelled"] as const;
type Way = (typeof WAYS)[number];

type Read = NamedCandidate & { parts: TitleParts };

/** By one word alone only what very many know is named. */
const ADDED_WELL_KNOWN = 2500;
const MISSPELLED_LENGTH_MIN = 8;
const TWO_SLIPS_LENGTH_MIN = 16;

const isMeaning = ({ isStop, isNumber }: TitleWord) => !isStop && !isNumber;
const numbersOf = (words: readonly TitleWord[]) => words.filter(({ isNumber }) => isNumber).map(({ text }) => text);
const keyOf = (words: readonly TitleWord[]) => words.map(({ text }) => text).join("");

function beginsWith(name: readonly TitleWord[], text: readonly TitleWord[]): boolean {
  const [whole, beginning] = [name, text].map((words) => words.filter(({ isStop }) => !isStop));
  return beginning?.every(({ text: word }, index) => whole?.[index]?.text === word) === true;
}

class Judge {
  readonly #asked: TitleParts;
  readonly #all: readonly Read[];

  constructor(asked: TitleParts, all: readonly Read[]) {
    this.#asked = asked;
    this.#all = all;
  }

  /** How the text names this title; undefined when it does not. */
  way(candidate: Read): Way | undefined {
    const { words, year } = this.#asked;
    const { words: name, year: itsYear } = candidate.parts;
    if (year !== undefined && itsYear !== undefined && year !== itsYear) return undefined;
    const alignment = align(words, name);
    if (alignment === undefined) return this.#isMisspelled(name) ? "misspelled" : undefined;
    const { left, hasInitials } = alignment;
    if (left.length === 0) return hasInitials ? "initials" : "whole";
    return this.#isShortened(candidate, alignment) ? "shortened" : undefined;
  }

  #isMisspelled(name: readonly TitleWord[]): boolean {
    const { words } = this.#asked;
    if (numbersOf(words).join(" ") !== numbersOf(name).join(" ")) return false;
    const [asked, known] = [keyOf(words), keyOf(name)];
    if (asked.length < MISSPELLED_LENGTH_MIN || asked.charAt(0) !== known.charAt(0)) return false;
    // One letter for another makes another word of one as often as a slip.
    if (words.length === 1 && asked.length === known.length) return false;
    const most = asked.length >= TWO_SLIPS_LENGTH_MIN ? 2 : 1;
    return editDistance(asked, known, most) <= most;
  }

  #isShortened(candidate: Read, { left, hasInitials }: Alignment): boolean {
    const { words: name, ownerWords } = candidate.parts;
    const isLeft = (place: number) => left.includes(place);
    const has = (part: number) => name.every((word, place) => word.part !== part || !isLeft(place));
    const lastPart = name.at(-1)?.part ?? 0;
    const isSure = () => hasInitials || this.#asked.words.filter(isMeaning).length > 1 || this.#isOnlyWord(candidate);
    if (left.every((place) => place < ownerWords)) return name.length - left.length > 1;
    const firstLeft = Math.min(...left.map((place) => name[place]?.part ?? 0));
    const isBeginning =
      firstLeft > 0 && name.every(({ part, isStop }, place) => part < firstLeft || isStop || isLeft(place));
    if (isBeginning) return this.#isOnlyBeginning(candidate) && (this.#hasNumber() || isSure());
    if (lastPart > 0 && has(lastPart)) return !this.#lacksNumber(name, left) && isSure();
    return this.#leavesMiddle(candidate, left);
  }

  #hasNumber(): boolean {
    return numbersOf(this.#asked.words).length > 0;
  }

  /** A subtitle stands for itself; with a number beside it, it is the number that counts. */
  #lacksNumber(name: readonly TitleWord[], left: readonly number[]): boolean {
    return this.#hasNumber() && left.some((place) => name[place]?.isNumber === true);
  }

  #others({ family }: Read): Read[] {
    return this.#all.filter((other) => other.family !== family);
  }

  /** Does nothing else begin so, but for what is called just that with the words of an edition? */
  #isOnlyBeginning(candidate: Read): boolean {
    const { words } = this.#asked;
    const isSoCalled = ({ parts }: Read) => parts.isEdition && parts.words.length === words.length;
    return !this.#others(candidate).some((other) => beginsWith(other.parts.words, words) && !isSoCalled(other));
  }

  /** Does no other title have the word, and is the game well known? */
  #isOnlyWord(candidate: Read): boolean {
    const word = this.#asked.words.find(isMeaning)?.text;
    const isElsewhere = this.#others(candidate).some(({ parts }) => parts.words.some(({ text }) => text === word));
    return candidate.added >= ADDED_WELL_KNOWN && !isElsewhere;
  }

  /** `Red Dead 2`: every title that begins with these words goes on with the one that is left out. */
  #leavesMiddle(candidate: Read, left: readonly number[]): boolean {
    const { words } = this.#asked;
    const name = candidate.parts.words;
    const beginning = words.slice(0, -1);
    if (words.at(-1)?.isNumber !== true || beginning.filter(isMeaning).length < 2) return false;
    const isMiddle = left.every((place, index) => place === beginning.length + index);
    const next = name[beginning.length]?.text;
    return (
      isMiddle &&
      this.#all
        .filter(({ parts }) => beginsWith(parts.words, beginning))
        .every(({ parts }) => parts.words[beginning.length]?.text === next)
    );
  }
}

/** Whose whole name, subtitle included, another goes on from: that is an addition to it, said or not. */
function withAdditions(all: readonly Read[]): Read[] {
  const partsOf = ({ parts }: Read) => (parts.words.at(-1)?.part ?? -1) + 1;
  return all.map((candidate) => {
    const base = all.find(
      (other) =>
        partsOf(other) > 1 &&
        partsOf(candidate) > partsOf(other) &&
        beginsWith(candidate.parts.words, other.parts.words),
    );
    return base === undefined ? candidate : { ...candidate, family: base.family };
  });
}

/**
 * The document that `text` names among the candidates, which come the nearest first; undefined when there is none or
 * when it may be several.
 */
export function namedAmong(text: string, candidates: readonly NamedCandidate[]): number | undefined {
  const asked = readTitleParts(text);
  if (!asked.words.some(({ isNumber, isStop, text: word }) => !isNumber && !isStop && word.length > 1))
    return undefined;
  const all = withAdditions(candidates.map((candidate) => ({ ...candidate, parts: readTitleParts(candidate.name) })));
  const judge = new Judge(asked, all);
  const judged = all.map((candidate) => ({ ...candidate, way: judge.way(candidate) }));
  const best = WAYS.find((way) => judged.some((candidate) => candidate.way === way));
  const nearest = judged.filter(({ way }) => way !== undefined && way === best);
  // Only the name of an edition is whole: it may as well be the game whose subtitle the text leaves out.
  const isOnlyEdition = best === "whole" && !asked.isEdition && nearest.every(({ parts }) => parts.isEdition);
  const likely = isOnlyEdition ? judged.filter(({ way }) => way === "whole" || way === "shortened") : nearest;
  const isOne = (best === "whole" && !isOnlyEdition) || new Set(likely.map(({ family }) => family)).size === 1;
  if (!isOne) return undefined;
  const ofThatYear = likely.find(({ parts }) => parts.year !== undefined && parts.year === asked.year);
  const ofItsOwn = likely.find(({ doc, family }) => doc === family);
  return (ofThatYear ?? ofItsOwn ?? likely[0])?.doc;
}
