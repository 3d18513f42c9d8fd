// Rules for the order of a list: the best, the oldest, a series from its first game on.
import type { CueName } from "#shared/search/languages/language.ts";
import { optionLength } from "./named.ts";
import type { Context, Rule, WishedOrder, Word } from "./rule.ts";

/** Words of `name` ask for this order. */
function orderRule(name: CueName, ordering: WishedOrder): Rule {
  return (words, at, context) => {
    const length = context.cue(words, at, name);
    return length === 0 ? undefined : { length, ordering };
  };
}

/** `best`, `top 10`: in the order of scores. */
const best = orderRule("best", "-metacritic");

/** `worst`, `lowest rated`: what has no score comes last. */
const worst = orderRule("worst", "lowest");

/** `popular`, `famous`: in the order of how well known games are. */
const popular = orderRule("popular", "-added");

/** How many words at this place ask for the games in the order of their days: `in order`, not `in order to` or `in order of`. */
export function orderedLength(words: readonly Word[], at: number, { cue }: Context): number {
  const length = cue(words, at, "ordered");
  const isPurpose = cue(words, at + length, "to") > 0 && cue(words, at + length, "joining") === 0;
  return isPurpose || cue(words, at + length, "making") > 0 ? 0 : length;
}

/** The same beside the name of a series, with what elsewhere means something else: `which zelda first`, `welches zelda zuerst`. */
export const seriesOrderedLength = (words: readonly Word[], at: number, context: Context): number =>
  Math.max(orderedLength(words, at, context), context.cue(words, at, "orderOfSeries"));

/** `zelda games in order`, where a series is named or all the rest is understood: what else is in order is no list. */
export const inOrder: Rule = (words, at, context) => {
  const length = orderedLength(words, at, context);
  return length === 0 ? undefined : { length, ordering: "oldest" };
};

/** `the first Zelda`, `the shortest Zelda`, where a series is named. */
export const SERIES_ORDER_RULES: readonly Rule[] = [
  orderRule("orderOfSeries", "oldest"),
  orderRule("first", "oldest"),
  orderRule("shortest", "playtime"),
  orderRule("longest", "-playtime"),
];

/** In the four languages: whose first one it is, is for beginners. */
const MINE: ReadonlySet<string> = new Set("my our mi mis mein meine unser mon ma notre".split(" "));

/** `first rpg`, `the first games on switch`: of what follows. `First person` is how a game is seen. */
const firstOfKind: Rule = (words, at, context) => {
  const { cue, language } = context;
  const length = cue(words, at, "first");
  const before = words.slice(0, at);
  const isFirst = before.every(({ key }) => language.fillers.has(key) && !MINE.has(key));
  if (length === 0 || !isFirst || optionLength(words, at, context) > 0) return undefined;
  const isSaid = (place: number) => optionLength(words, place, context) > 0;
  const saysNothing = ({ key }: Word) => language.fillers.has(key) || language.cues.games.has(key);
  let place = at + length;
  for (let word = words[place]; word !== undefined && !isSaid(place) && saysNothing(word); word = words[place]) {
    place += 1;
  }
  return isSaid(place) ? { length, ordering: "oldest" } : undefined;
};

const ORDERS = ["best", "worst", "popular", "newest", "oldest"] as const satisfies readonly CueName[];

/** "los más difíciles de la historia", "die schwersten aller Zeiten": no order here, and yet of all there are. */
const isExtreme = ({ key }: Word) => /^(?:mas|plus|most)$|est(?:en)?$/.test(key);

/** Without `of all time`, `right now` and what else says nothing more of games that stand in an order. */
export function withoutAnytime(words: readonly Word[], { cue }: Context): readonly Word[] {
  if (!words.some((word, at) => isExtreme(word) || ORDERS.some((name) => cue(words, at, name) > 0))) return words;
  const left: Word[] = [];
  for (let at = 0; at < words.length;) {
    const length = cue(words, at, "anytime");
    if (length === 0) left.push(...words.slice(at, at + 1));
    at += Math.max(1, length);
  }
  return left;
}

/** Rules that ask for an order anywhere in a sentence. */
export const ORDER_RULES: readonly Rule[] = [
  best,
  worst,
  popular,
  orderRule("oldest", "oldest"),
  firstOfKind,
  orderRule("alphabetical", "name"),
  orderRule("briefest", "playtime"),
  orderRule("lengthiest", "-playtime"),
];
