// Words of a sentence that are a name, set apart before any rule looks at them.
import { apply } from "./reading.ts";
import { FIGURE_RULES } from "./rules/figures.ts";
import { placeLength } from "./rules/named.ts";
import { nameRule } from "./rules/options.ts";
import { ORDER_RULES } from "./rules/orders.ts";
import type { Context, Rule, Word } from "./rules/rule.ts";
import { textOf, type WholeNames } from "./whole-names.ts";

/** A series' name of one word is no rule's, and longer ones are rare. */
const SERIES_LENGTHS = [3, 2];

const asTitle = (words: readonly Word[], start: number, end: number): Word[] =>
  words.map((word, at) => (at >= start && at < end ? { ...word, key: "" } : word));

type Reader = { context: Context; whole: WholeNames };

/** Is nothing left of the words but fillers, once these rules have taken theirs? */
function saysNothing(words: readonly Word[], rules: readonly Rule[], { context, whole }: Reader): boolean {
  const { words: left } = apply(rules, { words, found: [], chips: [] }, context);
  return left.every((word) => whole.isFiller(word));
}

/**
 * "what is the best final fantasy for beginners", "the hardest dark souls": a series at the beginning, or behind what asks for an
 * order or names options, with a word that is an option by itself.
 */
function keepSeries(words: readonly Word[], reader: Reader): readonly Word[] {
  const { context, whole } = reader;
  const leads = (start: number) =>
    saysNothing(words.slice(0, start), [...ORDER_RULES, ...FIGURE_RULES, nameRule], reader);
  for (let start = 0; start < words.length - 1 && leads(start); start += 1) {
    for (const length of SERIES_LENGTHS) {
      const series = words.slice(start, start + length);
      const isWhole = series.length === length && series.every((word) => !whole.isFiller(word));
      if (!isWhole || whole.option(series).length > 0) continue;
      if (context.names.findBestOfSeries(textOf(series)) !== undefined) return asTitle(words, start, start + length);
    }
  }
  return words;
}

/**
 * The words with those of a title at their beginning, or behind a machine, set apart: no rule takes "for Wii U" out of one,
 * nor "war" out of "psp god of war". Without one those of a series.
 */
export function keepTitle(words: readonly Word[], context: Context, whole: WholeNames): readonly Word[] {
  const { isTitle } = context.names;
  for (const start of new Set([0, placeLength(words, 0, context)])) {
    for (let end = words.length; end > start + 1; end -= 1) {
      const title = words.slice(start, end);
      // "party games", "horror": whatever begins so.
      const isBeginning = start > 0 && end === words.length && !saysNothing(title, [nameRule], { context, whole });
      if (isTitle(textOf(title), isBeginning ? "beginning" : "whole")) return asTitle(words, start, end);
    }
  }
  return keepSeries(words, { context, whole });
}
