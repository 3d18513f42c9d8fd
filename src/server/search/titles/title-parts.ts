// A title as its words in their parts: what stands before and after colons and dashes, without notes in brackets and
// without the words of an edition. So that two titles can be laid beside each other.
import { isEditionNote, withoutEdition } from "./editions.ts";
import { withoutMarks, words } from "./fold.ts";
import { isNumber, withDigits } from "./numerals.ts";
import { isStopWord } from "./spellings.ts";

/** `text` is compared, numbers as digits; `written` as the title has it, folded. */
export type TitleWord = {
  text: string;
  written: string;
  part: number;
  isNumber: boolean;
  isStop: boolean;
  /** Capitals that may be the initials of several words. */
  mayBeInitials: boolean;
};

/**
 * `year` is one in brackets, as in `DOOM (2016)`; the first `ownerWords` say whose it is (`Marvel's`). Of an edition the
 * words that say so are left out.
 */
export type TitleParts = {
  words: readonly TitleWord[];
  year: string | undefined;
  ownerWords: number;
  isEdition: boolean;
};

const TEXT_LENGTH_MAX = 200;
const WORDS_MAX = 16;
const INITIALS_MAX = 6;
const NOTE = /\([^()]{0,60}\)|\[[^[\]]{0,60}\]/g;
const YEAR = /\b(?:19|20)\d\d\b/;
const PART_END = /:|[–—]| - /;
const OWNER_WORDS_MAX = 2;

/** `RDR2` is initials and a number. */
function chunksOf(part: string): string[] {
  return (withoutMarks(part).match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((raw) => {
    const glued = /^(\p{Lu}{2,6})(\d{1,2})$/u.exec(raw);
    return glued === null ? [raw] : glued.slice(1);
  });
}

function wordOf(raw: string, part: number): TitleWord {
  const written = words(raw).join("");
  const capitals = raw.match(/\p{Lu}/gu)?.length ?? 0;
  return {
    text: withDigits(written),
    written,
    part,
    isNumber: isNumber(written),
    isStop: isStopWord(written),
    mayBeInitials: capitals >= 2 && raw.length <= INITIALS_MAX,
  };
}

/** Whose it is stands in front, with an apostrophe: `Sid Meier's`. */
function ownerWordsOf(title: string): number {
  const chunks = title.trim().split(/\s+/).slice(0, OWNER_WORDS_MAX);
  return chunks.findIndex((chunk) => /['’]s$/.test(chunk)) + 1;
}

/** Reads a title; of a text of any length only a title's length. */
export function readTitleParts(title: string): TitleParts {
  const text = title.slice(0, TEXT_LENGTH_MAX);
  const notes = text.match(NOTE) ?? [];
  const parts = text.replaceAll(NOTE, " ").split(PART_END).map(chunksOf);
  const kept = parts.filter((chunks, index) => index === 0 || !isEditionNote(chunks.map((raw) => raw.toLowerCase())));
  const all = kept.flatMap((chunks, part) => chunks.map((raw) => wordOf(raw, part))).slice(0, WORDS_MAX);
  const left = withoutEdition(all.map((word) => word.written))?.length ?? all.length;
  return {
    words: all.slice(0, left),
    year: notes.map((note) => YEAR.exec(note)?.[0]).find((year) => year !== undefined),
    ownerWords: ownerWordsOf(text),
    isEdition: kept.length < parts.length || left < all.length,
  };
}

/** The title as it is looked for: its words alone, so that what stands around them keeps nothing from being found. */
export function plainTitle(title: string): string {
  return readTitleParts(title)
    .words.map(({ written }) => written)
    .join(" ");
}
