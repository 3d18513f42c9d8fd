// Rules for how hard games may be, and for who is grown up.
import { chipsOf, type Chip } from "#shared/search/chips.ts";
import type { Vocabulary } from "#shared/search/vocabulary.ts";
import { asUnwanted } from "./named.ts";
import { rated } from "./ages.ts";
import type { Context, Rule } from "./rule.ts";

/** What whoever never played can play; no tag says just that. */
const EASY_TAGS = ["relaxing", "family-friendly"];
const HARD_TAGS = ["difficult"];
const GROWN_RATINGS = ["mature", "adults-only"];

const tagsOf = (slugs: readonly string[], { vocabulary }: Context) =>
  slugs.flatMap((slug) => vocabulary.find("tags", slug) ?? []);

/** `easy`, `for beginners`. */
const easy: Rule = (words, at, context) => {
  const length = context.cue(words, at, "easy");
  const options = length === 0 ? [] : tagsOf(EASY_TAGS, context);
  return options.length === 0 ? undefined : { length, found: options.map((option) => ({ option, how: "any" })) };
};

/** `easier`, `not as hard`, beside something that is hard: without what is called so. */
const easier: Rule = (words, at, context) => {
  const length = context.cue(words, at, "easier");
  const options = length === 0 ? [] : tagsOf(HARD_TAGS, context);
  return options.length === 0 ? undefined : { length, found: options.map(asUnwanted) };
};

/**
 * `filters` with what is easy as what is not hard: of "easy metroidvanias" none may be called relaxing. The same list where
 * nothing easy is asked for; who says "relaxing" means no more than that.
 */
export function notHard(filters: Chip[], { find }: Vocabulary): Chip[] {
  const isEasy = ({ parameter, value }: Chip) => parameter === "tags" && EASY_TAGS.includes(value);
  const hard = HARD_TAGS.flatMap((slug) => find("tags", slug) ?? []).map(asUnwanted);
  return filters.filter(isEasy).length === EASY_TAGS.length
    ? [...filters.filter((chip) => !isEasy(chip)), ...chipsOf(hard)]
    : filters;
}

/** `for adults`, `ab 18`. */
const grown: Rule = (words, at, context) => {
  const length = context.cue(words, at, "grown");
  return length === 0 ? undefined : rated(length, GROWN_RATINGS, context);
};

export const EASE_RULES: readonly Rule[] = [easier, easy, grown];
