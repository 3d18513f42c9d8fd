// Rules for what people ask of where games come from and where else they came out: the words are understood, and what they
// ask for is said not to be known, or to stand elsewhere.
import { endsThought, optionLength } from "./named.ts";
import type { Context, Rule, Word } from "./rule.ts";

/** `polish games`, `french studios`; `juegos españoles`, `studios français`. */
function nationalLength(words: readonly Word[], at: number, { cue, language }: Context): number {
  const nounAt = (place: number) => Math.max(cue(words, place, "games"), cue(words, place, "studios"));
  const before = cue(words, at, "nationality");
  const noun = before === 0 ? 0 : nounAt(at + before);
  if (noun > 0) return before + noun;
  const led = language.qualitiesFollow ? nounAt(at) : 0;
  const behind = led === 0 ? 0 : cue(words, at + led, "nationality");
  return behind === 0 ? 0 : led + behind;
}

/** `made in france`, `from sweden`, where a thought ends: not so in `from india jones`. */
function countryLength(words: readonly Word[], at: number, context: Context): number {
  const lead = context.cue(words, at, "madeIn");
  const country = lead === 0 ? 0 : context.cue(words, at + lead, "country");
  const length = lead + country;
  return country > 0 && endsThought(words, at + length, context) ? length : 0;
}

/** `polish games`, `made in france`: said to be unknown. Where the words name an option, that is meant. */
export const origin: Rule = (words, at, context) => {
  const length = Math.max(nationalLength(words, at, context), countryLength(words, at, context));
  return length === 0 || optionLength(words, at, context) >= length ? undefined : { length, unknown: "origins" };
};

/** `ps4 exclusives`: said to stand on the platform's own page. */
export const exclusive: Rule = (words, at, context) => {
  const length = context.cue(words, at, "exclusive");
  return length === 0 ? undefined : { length, unknown: "exclusives" };
};
