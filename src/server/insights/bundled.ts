// Insights without a model: what the catalogue itself knows of a game, in plain sentences that name what games share.
import type { ShownGroup, ShownInsight } from "#shared/insights/events.ts";
import { GROUP_NAMES } from "#shared/insights/insight.ts";
import type { GameKnowledge, Relative } from "#server/games/knowledge.ts";
import type { GameDetail } from "#server/games/wire.ts";
import { clauseOf } from "./trait-words.ts";
import type { InsightProvider } from "./provider.ts";

const GAMES_PER_GROUP = 4;
const NAMED_TRAITS = 3;
/** What is announced may be nothing like it. */
const NOTHING_NEAR = "Nothing like it is announced.";

export type BundledOptions = { knowledge: GameKnowledge; now: () => number };

/** `a`, `a and b`, `a, b and c`. */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** Traits that at least half of the games share with the one asked about, the most common first. */
function commonTraits(relatives: readonly Relative[], kind: "tags" | "genres"): { names: string[]; isAll: boolean } {
  const counts = new Map<string, number>();
  for (const { shared } of relatives) {
    for (const trait of shared[kind]) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  }
  const common = [...counts]
    .filter(([, count]) => count * 2 >= relatives.length)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED_TRAITS);
  return { names: common.map(([name]) => name), isAll: common.every(([, count]) => count === relatives.length) };
}

/** "They are metroidvanias and are hard"; a trait that nobody has put into words is named. */
function traitSentence(name: string, relatives: readonly Relative[]): string {
  const tags = commonTraits(relatives, "tags");
  const { names, isAll } = tags.names.length > 0 ? tags : commonTraits(relatives, "genres");
  const clauses = names.map((trait) => clauseOf(trait) ?? `share ${trait}`);
  if (clauses.length > 0) return `Like ${name}, ${isAll ? "they" : "most of them"} ${listed(clauses)}.`;
  const [first] = relatives.flatMap(({ shared }) => [...shared.tags, ...shared.genres]);
  const single = first === undefined ? undefined : (clauseOf(first) ?? `share ${first}`);
  return single === undefined ? "" : `Some of them ${single}, as ${name} does in its way.`;
}

/** Why these games stand here: common traits, a common series, a common studio. Empty when they share nothing. */
export function reasonFor(name: string, relatives: readonly Relative[]): string {
  const sameSeries = relatives.filter(({ shared }) => shared.isSameSeries);
  const sameStudio = relatives.filter(({ shared }) => shared.studios.length > 0 && !shared.isSameSeries);
  const studios = [...new Set(sameStudio.flatMap(({ shared }) => shared.studios))];
  const titles = (games: readonly Relative[]) => listed(games.map((game) => game.name));
  return [
    traitSentence(name, relatives),
    sameSeries.length === 0
      ? ""
      : `${titles(sameSeries)} ${sameSeries.length === 1 ? "belongs" : "belong"} to the same series.`,
    sameStudio.length === 0
      ? ""
      : `${titles(sameStudio)} ${sameStudio.length === 1 ? "is" : "are"} by ${listed(studios)} as well.`,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function groupOf(name: string, game: GameDetail, relatives: readonly Relative[]): ShownGroup[] {
  const chosen = relatives.slice(0, GAMES_PER_GROUP);
  const [, upcoming] = GROUP_NAMES;
  if (chosen.length === 0) return name === upcoming ? [{ name, games: [], reason: NOTHING_NEAR }] : [];
  const games = chosen.map(({ shared: _shared, ...found }) => ({ title: found.name, game: found }));
  return [{ name, games, reason: reasonFor(game.name, chosen) }];
}

/** What the catalogue says of `game`, which need not be its own. */
export async function describeFromCatalogue(
  game: GameDetail,
  { knowledge, now }: BundledOptions,
): Promise<ShownInsight> {
  const today = new Date(now()).toISOString().slice(0, 10);
  const [{ similar, upcoming }, { texts, isGeneral }] = await Promise.all([
    knowledge.relatives(game, today),
    knowledge.tricks(game),
  ]);
  const [similarName, upcomingName] = GROUP_NAMES;
  return {
    recommendations: [...groupOf(similarName, game, similar), ...groupOf(upcomingName, game, upcoming)],
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
    tell: async function* (game) {
      return (await options.knowledge.has(game.id)) ? await describeFromCatalogue(game, options) : undefined;
    },
  };
}
