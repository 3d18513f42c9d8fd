// Finds games by whatever somebody types: titles first, then what is said of the games. Where no title has the words, or
// only a mistyped one or some of them, what is said of a game may be nearer.
import { DocSet } from "./doc-set.ts";
import type { TextIndex, TextsFound } from "./texts/text-index.ts";
import { tokensOf } from "./texts/tokens.ts";
import type { FoundTitle } from "./titles/order.ts";
import type { TitleIndex, TitleSearch, TitlesFound } from "./titles/titles-found.ts";

/** Texts are as near as titles that have some of the words. */
const TEXT_NEARNESS = 8.2;
/** Of what was typed so much must be said of the nearest game; less than that is as little as some words of a title. */
const SHARE_MIN = 0.35;

/** The documents with every edition and addition after its game, where that is among them. */
function afterTheirGames(docs: readonly number[], baseOf: TitleIndex["baseOf"]): number[] {
  const places = new Map(docs.map((doc, place) => [doc, place]));
  const placeOf = (doc: number) => Math.max(places.get(doc) ?? 0, places.get(baseOf(doc) ?? doc) ?? 0);
  return docs.toSorted((a, b) => placeOf(a) - placeOf(b) || Number(baseOf(a) === b) - Number(baseOf(b) === a));
}

/** The games of a text, in its order. */
function inOrder({ size, baseOf }: TitleIndex, found: TextsFound): TitlesFound {
  let docs: readonly number[] | undefined;
  return {
    all: DocSet.of(size, found.members),
    kind: () => "some",
    page: ({ offset, limit }, allowed) =>
      (docs ??= afterTheirGames(found.docs, baseOf))
        .filter((doc) => allowed === undefined || allowed.has(doc))
        .slice(offset, offset + limit)
        .map((doc): FoundTitle => ({ doc, nearness: TEXT_NEARNESS })),
    nearnessOf: () => TEXT_NEARNESS,
  };
}

/**
 * All of `first`, then what only `second` has. Nearness never falls along the list. Sets of a large catalogue are read
 * and copied as little as can be: most lists end within their first page.
 */
function oneAfterAnother(first: TitlesFound, second: TitlesFound): TitlesFound {
  const all = first.all.copy().or(second.all);
  return {
    all,
    kind: first.kind,
    page: ({ offset, limit }, among) => {
      const allowed = among === all ? undefined : among;
      const head = first.page({ offset, limit }, allowed);
      if (head.length === limit) return head;
      const before = allowed === undefined ? first.all.count() : first.all.countCommon(allowed);
      const rest = (allowed === undefined ? second.all.copy() : second.all.common(allowed)).andNot(first.all);
      const tail = second.page({ offset: Math.max(0, offset - before), limit: limit - head.length }, rest);
      const least = head.at(-1)?.nearness ?? (before > 0 ? TEXT_NEARNESS : -Infinity);
      return [...head, ...tail.map(({ doc, nearness }) => ({ doc, nearness: Math.max(least, nearness) }))];
    },
    nearnessOf: (doc) => (first.all.has(doc) ? first.nearnessOf(doc) : Math.max(TEXT_NEARNESS, second.nearnessOf(doc))),
  };
}

export type GameSearch = { find: (search: TitleSearch) => TitlesFound };

export function createGameSearch(titles: TitleIndex, texts: TextIndex): GameSearch {
  const find = (search: TitleSearch): TitlesFound => {
    const found = titles.find(search);
    const { text, mode, phrases = [], without = [], isFromElsewhere = false } = search;
    const words = tokensOf(text);
    // Who asks for titles to the letter gets them, and nothing else.
    if (mode !== "fuzzy" || isFromElsewhere || phrases.length + without.length > 0 || words.length === 0) return found;
    const kind = found.kind();
    if (kind === "words") {
      const said = texts.withAll(text);
      return said.members.length === 0 ? found : oneAfterAnother(found, inOrder(titles, said));
    }
    const isMistyped = kind === "nearby";
    const all = texts.withAll(text);
    // Words that texts have as they stand are no slips, unless all of them together are nearly a title: "hollow night".
    const [nearest] = isMistyped && words.length > 1 ? found.page({ offset: 0, limit: 1 }) : [];
    const isTitle = nearest !== undefined && titles.isNearly(text, nearest.doc);
    if (isMistyped && (isTitle || all.members.length === 0 || all.share < SHARE_MIN || !all.isExact)) {
      return all.members.length === 0 ? found : oneAfterAnother(found, inOrder(titles, all));
    }
    const most = texts.withMost(text);
    if (most.members.length === 0) return found;
    const said = inOrder(titles, most);
    return isMistyped ? oneAfterAnother(said, found) : said;
  };

  return { find };
}
