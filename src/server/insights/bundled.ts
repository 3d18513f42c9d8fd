// Insights without a model: what the catalogue itself knows of a game, in plain sentences that name what games share.
import type { ShownGroup, ShownInsight } from "#shared/insights/events.ts";
import type { Language } from "#shared/languages.ts";
import { GROUP_NAMES } from "#shared/insights/insight.ts";
import type { GameKnowledge, Relative } from "#server/games/knowledge.ts";
import type { GameDetail } from "#server/games/wire.ts";
import type { InsightProvider } from "./provider.ts";
import { REASON_WORDS, type ReasonWords } from "./reason-words.ts";
import { distinctTraits, listed, traitClauses } from "./trait-sentence.ts";

const GAMES_PER_GROUP = 4;
const NAMED_TRAITS = 3;
/** Fewer common tags than this tell too little alone. */
const ENOUGH_TRAITS = 2;

export type BundledOptions = { knowledge: GameKnowledge; now: () => number };

/** Traits that more than half of the games share with the one asked about, the most common first. */
function commonTraits(relatives: readonly Relative[], kind: "tags" | "genres"): { name: string; isAll: boolean }[] {
  const counts = new Map<string, number>();
  for (const { shared } of relatives) {
    for (const trait of shared[kind]) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count * 2 > relatives.length)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => ({ name, isAll: count === relatives.length }));
}

/** "Like X, they are hard and let you build"; of one game, "Both games are hard". Genres where tags say too little. */
function traitSentence(name: string, relatives: readonly Relative[], words: ReasonWords): string {
  const tags = commonTraits(relatives, "tags");
  const common = tags.length < ENOUGH_TRAITS ? [...tags, ...commonTraits(relatives, "genres")] : tags;
  const names = distinctTraits(
    common.map((trait) => trait.name),
    words,
  ).slice(0, NAMED_TRAITS);
  const isAll = common.every((trait) => trait.isAll || !names.includes(trait.name));
  if (names.length > 0 && relatives.length === 1) return words.both(traitClauses(names, words));
  if (names.length > 0) return words.like(name, isAll ? "all" : "most", traitClauses(names, words));
  const [first] = relatives.flatMap(({ shared }) => [...shared.tags, ...shared.genres]);
  return first === undefined ? "" : words.like(name, "some", traitClauses([first], words));
}

/** Why these games stand here: common traits, a common series, a common studio. Empty when they share nothing. */
export function reasonFor(name: string, relatives: readonly Relative[], language: Language): string {
  const words = REASON_WORDS[language];
  const sameSeries = relatives.filter(({ shared }) => shared.isSameSeries);
  const sameStudio = relatives.filter(({ shared }) => shared.studios.length > 0 && !shared.isSameSeries);
  const studios = [...new Set(sameStudio.flatMap(({ shared }) => shared.studios))];
  const titles = (games: readonly Relative[]) =>
    listed(
      games.map((game) => game.name),
      words,
    );
  return [
    traitSentence(name, relatives, words),
    sameSeries.length === 0 ? "" : words.sameSeries(titles(sameSeries), sameSeries.length),
    sameStudio.length === 0 ? "" : words.sameStudio(titles(sameStudio), sameStudio.length, listed(studios, words)),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

type Group = { name: string; relatives: readonly Relative[]; language: Language };

function groupOf(game: GameDetail, { name, relatives, language }: Group): ShownGroup[] {
  const chosen = relatives.slice(0, GAMES_PER_GROUP);
  const [, upcoming] = GROUP_NAMES;
  if (chosen.length === 0)
    return name === upcoming ? [{ name, games: [], reason: REASON_WORDS[language].nothingNear }] : [];
  const games = chosen.map(({ shared: _shared, ...found }) => ({ title: found.name, game: found }));
  return [{ name, games, reason: reasonFor(game.name, chosen, language) }];
}

/** What the catalogue says of `game`, which need not be its own. Tricks are in English whatever the language. */
export async function describeFromCatalogue(
  game: GameDetail,
  language: Language,
  { knowledge, now }: BundledOptions,
): Promise<ShownInsight> {
  const today = new Date(now()).toISOString().slice(0, 10);
  const [{ similar, upcoming }, { texts, isGeneral }] = await Promise.all([
    knowledge.relatives(game, today),
    knowledge.tricks(game),
  ]);
  const [similarName, upcomingName] = GROUP_NAMES;
  return {
    recommendations: [
      ...groupOf(game, { name: similarName, relatives: similar, language }),
      ...groupOf(game, { name: upcomingName, relatives: upcoming, language }),
    ],
    tricks: [...texts],
    source: { kind: "catalogue" },
    filled: [],
    hasGeneralTricks: isGeneral,
  };
}

/** Tells of the catalogue's own games and of no other. */
export function createBundledProvider(options: BundledOptions): InsightProvider {
  return {
    // It has its answer at once, so there are no parts to yield.
    // oxlint-disable-next-line require-yield
    tell: async function* (game, { language }) {
      return (await options.knowledge.has(game.id)) ? await describeFromCatalogue(game, language, options) : undefined;
    },
  };
}
