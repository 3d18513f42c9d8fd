// Insights written by a model: the question is built from the game's record, the answer is read, repaired and looked up
// in the catalogue. A second endpoint is asked when the first fails.
import type { ShownInsight, ShownPart } from "#shared/insights/events.ts";
import type { Insight } from "#shared/insights/insight.ts";
import type { Language } from "#shared/languages.ts";
import { buildMessages } from "#shared/insights/prompt.ts";
import { readAnswer, readBegun } from "#shared/insights/read-answer.ts";
import type { GameDetail } from "#server/games/wire.ts";
import type { Chat, Completion } from "./chat-completions.ts";
import { InsightError, MESSAGES } from "./insight-error.ts";
import type { InsightProvider } from "./provider.ts";
import type { ProviderPauses } from "./provider-pauses.ts";
import type { createTitleResolver, ResolveGroups } from "./resolve-titles.ts";

export type ModelOptions = {
  /** In the order in which they are asked. */
  chats: readonly NamedChat[];
  resolverFor: ReturnType<typeof createTitleResolver>;
  /** What the catalogue says where the model left a section out. */
  defaultsFor: (game: GameDetail, language: Language) => Promise<ShownInsight>;
  pauses: ProviderPauses;
  /** Hears of each failure once, whether or not another provider stands in. */
  onFailure?: (provider: string, error: InsightError) => void;
};

export type NamedChat = { name: string; chat: Chat };

type Telling = { chat: Chat; game: GameDetail; language: Language; resolve: ResolveGroups; defaults: ShownInsight };

const NO_ROOM = "the limit of tokens ended it before it said anything: a model that thinks needs more, AI_MAX_TOKENS";

/** `insight` without the key, which may have been spelled with escapes until it was parsed. */
function withoutKey<T extends Partial<Insight>>(insight: T, { erase }: Chat): T {
  const erased: unknown = JSON.parse(JSON.stringify(insight), (_name, value: unknown) =>
    typeof value === "string" ? erase(value) : value,
  );
  return erased as T; // Texts have become other texts.
}

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

async function showWhole(
  { content, endedBy }: Completion,
  { chat, resolve, defaults }: Telling,
): Promise<ShownInsight> {
  const read = readAnswer(content, titlesOnly(defaults));
  if (!read.ok) {
    if (endedBy === "time") throw new InsightError("provider_timeout", MESSAGES.unreachable);
    throw new InsightError("provider_answer", read.error, endedBy === "tokens" ? { hint: NO_ROOM } : {});
  }
  const { filled } = read;
  const insight = withoutKey(read.insight, chat);
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
  const { chat, game, language, resolve } = telling;
  const messages = buildMessages({ ...game, genres: game.genres.map(({ name }) => name) }, language);
  const writing = chat.complete(messages, signal);
  let [readTo, shown] = [0, 0];
  for (let next = await writing.next(); ; next = await writing.next()) {
    if (next.done === true) return await showWhole(next.value, telling);
    // It may have begun again, after thoughts or another try.
    if (next.value.length < readTo) [readTo, shown] = [0, 0];
    // Only a closing bracket can have completed anything.
    if (!/[\]}]/.test(next.value.slice(readTo))) continue;
    readTo = next.value.length;
    const begun = withoutKey(readBegun(next.value), chat);
    const size = (begun.recommendations?.length ?? 0) + (begun.tricks?.length ?? 0);
    if (size <= shown) continue;
    shown = size;
    yield await showPart(begun, resolve);
  }
}

/** Why all of them failed, as one error: the first one's, which was meant to answer, unless the hour is used up. */
function asOne(failures: readonly InsightError[]): InsightError {
  const shown = failures.find(({ code }) => code === "budget") ?? failures[0];
  if (shown === undefined) return new InsightError("no_provider", MESSAGES.no_provider);
  const waits = failures.flatMap(({ retryAfterMs }) => retryAfterMs ?? []);
  const isWorthIt = shown.code !== "budget" && waits.length > 0;
  return new InsightError(shown.code, shown.message, isWorthIt ? { retryAfterMs: Math.min(...waits) } : {});
}

/** Asks each endpoint in turn that is not pausing after a failure. */
export function createModelProvider(options: ModelOptions): InsightProvider {
  const { chats, resolverFor, defaultsFor, pauses, onFailure = () => undefined } = options;

  /** Lets the provider rest, or this game at it where only the answer was bad. The hour's end is nobody's failure. */
  const noteFailure = (name: string, game: GameDetail, error: InsightError): InsightError => {
    onFailure(name, error);
    if (error.code === "budget") return error;
    const key = error.code === "provider_answer" ? `${name} ${game.id}` : name;
    pauses.failed(key, error);
    return pauses.current(key) ?? error;
  };

  return {
    tell: async function* (game, context) {
      const failures: InsightError[] = [];
      for (const { name, chat } of chats) {
        const pausing = pauses.current(name) ?? pauses.current(`${name} ${game.id}`);
        if (pausing !== undefined) {
          failures.push(pausing);
          continue;
        }
        try {
          const defaults = await defaultsFor(game, context.language);
          const resolve = resolverFor(game, context);
          const insight = yield* tellWith(
            { chat, game, language: context.language, resolve, defaults },
            context.signal,
          );
          pauses.worked(name);
          return insight;
        } catch (error) {
          if (context.signal.aborted || !(error instanceof InsightError)) throw error;
          failures.push(noteFailure(name, game, error));
        }
      }
      throw asOne(failures);
    },
  };
}
