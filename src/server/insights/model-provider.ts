// Insights written by a model: the question is built from the game's record, the answer is read, repaired and looked up
// in the catalogue. A second endpoint is asked when the first fails.
import type { ShownInsight, ShownPart } from "#shared/insights/events.ts";
import type { Insight } from "#shared/insights/insight.ts";
import { buildMessages } from "#shared/insights/prompt.ts";
import { readAnswer, readBegun } from "#shared/insights/read-answer.ts";
import type { GameDetail } from "#server/games/wire.ts";
import type { Chat } from "./chat-completions.ts";
import { InsightError } from "./insight-error.ts";
import type { InsightProvider } from "./provider.ts";
import type { createTitleResolver, ResolveGroups } from "./resolve-titles.ts";

export type ModelOptions = {
  /** In the order in which they are asked. */
  chats: readonly Chat[];
  resolverFor: ReturnType<typeof createTitleResolver>;
  /** What the catalogue says where the model left a section out. */
  defaultsFor: (game: GameDetail) => ShownInsight;
};

type Telling = { chat: Chat; game: GameDetail; resolve: ResolveGroups; defaults: ShownInsight };

async function showPart(part: Partial<Insight>, resolve: ResolveGroups): Promise<ShownPart> {
  const { recommendations, tricks } = part;
  return {
    ...(recommendations === undefined ? {} : { recommendations: await resolve(recommendations) }),
    ...(tricks === undefined ? {} : { tricks }),
  };
}

function titlesOnly({ recommendations, tricks }: ShownInsight): Insight {
  const groups = recommendations.map(({ name, games, reason }) => ({
    name,
    games: games.map(({ title }) => title),
    reason,
  }));
  return { recommendations: groups, tricks };
}

async function showWhole(content: string, { chat, resolve, defaults }: Telling): Promise<ShownInsight> {
  const read = readAnswer(content, titlesOnly(defaults));
  if (!read.ok) throw new InsightError("provider_answer", read.error);
  const { insight, filled } = read;
  return {
    recommendations: filled.includes("recommendations")
      ? defaults.recommendations
      : await resolve(insight.recommendations),
    tricks: insight.tricks,
    source: { kind: "model", model: chat.model },
    filled,
    hasGeneralTricks: filled.includes("tricks") && defaults.hasGeneralTricks,
  };
}

async function* tellWith(telling: Telling, signal: AbortSignal): AsyncGenerator<ShownPart, ShownInsight> {
  const { chat, game, resolve } = telling;
  const messages = buildMessages({ ...game, genres: game.genres.map(({ name }) => name) });
  const writing = chat.complete(messages, signal);
  let [readTo, shown] = [0, 0];
  for (let next = await writing.next(); ; next = await writing.next()) {
    if (next.done === true) return await showWhole(next.value, telling);
    // Only a closing bracket can have completed anything.
    if (!/[\]}]/.test(next.value.slice(readTo))) continue;
    readTo = next.value.length;
    const begun = readBegun(next.value);
    const size = (begun.recommendations?.length ?? 0) + (begun.tricks?.length ?? 0);
    if (size <= shown) continue;
    shown = size;
    yield await showPart(begun, resolve);
  }
}

/** Asks each endpoint in turn. The error shown is the first one's: it is the one that is meant to answer. */
export function createModelProvider({ chats, resolverFor, defaultsFor }: ModelOptions): InsightProvider {
  return {
    tell: async function* (game, signal) {
      const failures: InsightError[] = [];
      for (const chat of chats) {
        try {
          const defaults = defaultsFor(game);
          return yield* tellWith({ chat, game, resolve: resolverFor(game), defaults }, signal);
        } catch (error) {
          if (signal.aborted || !(error instanceof InsightError)) throw error;
          failures.push(error);
        }
      }
      throw failures[0] ?? new InsightError("no_provider", "");
    },
  };
}
