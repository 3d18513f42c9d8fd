// One answer for each game and day, however many ask: from the disk, from the model, or from the catalogue, which stands in
// for a model that fails. It words every failure as an event, so that readers of a stream and of a plain answer learn the
// same.
import type { KeptAnswers } from "#server/cache/kept-answers.ts";
import { answerOrTurn, OWN_TURNS, type Turns } from "#server/cache/turns.ts";
import { ShownInsightSchema, type InsightEvent, type ShownInsight, type ShownPart } from "#shared/insights/events.ts";
import type { GameSource, Ref } from "#server/games/source.ts";
import type { GameDetail } from "#server/games/wire.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import { createFlights } from "./flights.ts";
import { InsightError, MESSAGES } from "./insight-error.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import type { InsightContext, InsightProvider } from "./provider.ts";

const NOTHING = { screenshots: false, movies: false, developers: false };

export type InsightsOptions = {
  source: GameSource;
  /** Asked where it is configured; its answers are kept for the day. `name` says whose they are. */
  model?: { provider: InsightProvider; name: string };
  bundled: InsightProvider;
  kept: Pick<KeptAnswers, "get" | "set">;
  /** Whose turn it is to ask the model, where other processes are asked the same. */
  turns?: Turns;
  now: () => number;
  onAnswer?: (from: string) => void;
  /** Hears of failures that are nobody's business but the operator's. */
  warn?: (error: unknown) => void;
};

export type Insights = ReturnType<typeof createInsights>;

/** The game with this id; a merged duplicate is followed once. */
async function findGame(source: GameSource, id: number, context: AskContext): Promise<GameDetail> {
  const get = async (ref: Ref) => (await source.getGame(ref, NOTHING, context)).value;
  const found = await get(id);
  const game = found !== undefined && "redirect" in found ? await get(found.slug) : found;
  if (game === undefined || "redirect" in game) throw new InsightError("not_found", MESSAGES.not_found);
  return game;
}

/** What was kept, unless another version of the server wrote it in another shape. */
function readKept(text: string | undefined): ShownInsight | undefined {
  if (text === undefined) return undefined;
  try {
    return ShownInsightSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Passes parts on as events and returns what the provider returns. */
async function* asEvents(
  telling: AsyncGenerator<ShownPart, ShownInsight | undefined>,
): AsyncGenerator<InsightEvent, ShownInsight | undefined> {
  for (;;) {
    const next = await telling.next();
    if (next.done === true) return next.value;
    yield { type: "part", part: next.value };
  }
}

/** When asking again may help, in whole seconds; null where it does not. */
function secondsOf({ retryAfterMs }: InsightError): number | null {
  return retryAfterMs === undefined ? null : Math.ceil(retryAfterMs / 1000);
}

export function createInsights(options: InsightsOptions) {
  const { source, model, bundled, kept, turns = OWN_TURNS, now } = options;
  const { onAnswer = () => undefined, warn = () => undefined } = options;
  const flights = createFlights<InsightEvent>();

  async function* fromModel(
    game: GameDetail,
    key: string,
    context: InsightContext,
  ): AsyncGenerator<InsightEvent, ShownInsight | undefined> {
    if (model === undefined) return undefined;
    const found = await answerOrTurn(turns, key, {
      look: async () => readKept((await kept.get(key))?.text),
      signal: context.signal,
    });
    if ("answer" in found) {
      onAnswer("kept");
      return found.answer;
    }
    const { turn } = found;
    try {
      const insight = yield* asEvents(model.provider.tell(game, context));
      onAnswer("model");
      if (insight !== undefined) await kept.set(key, { text: JSON.stringify(insight), storedAt: now() }, turn.fence);
      return insight;
    } finally {
      await turn.end();
    }
  }

  /** What failed, in words that may be shown; what is nobody's business but the operator's is told to him alone. */
  const asInsightError = (error: unknown): InsightError => {
    if (error instanceof InsightError) return error;
    warn(error);
    return new InsightError("internal", MESSAGES.unreachable, { retryAfterMs: 0 });
  };

  /** What the catalogue says where no model does. */
  async function* fromCatalogue(
    game: GameDetail,
    context: InsightContext,
    failure: InsightError | undefined,
  ): AsyncGenerator<InsightEvent, ShownInsight> {
    const insight = yield* asEvents(bundled.tell(game, context));
    if (insight === undefined) throw failure ?? new InsightError("no_provider", MESSAGES.no_provider);
    onAnswer("catalogue");
    if (failure === undefined) return insight;
    return {
      ...insight,
      source: { kind: "catalogue", failure: { code: failure.code, retryAfterS: secondsOf(failure) } },
    };
  }

  async function* make(id: number, key: string, context: InsightContext): AsyncGenerator<InsightEvent> {
    const { signal } = context;
    try {
      const game = await findGame(source, id, context);
      let insight: ShownInsight | undefined;
      let failure: InsightError | undefined;
      try {
        insight = yield* fromModel(game, key, context);
      } catch (error) {
        if (signal.aborted) return;
        failure = asInsightError(error);
      }
      insight ??= yield* fromCatalogue(game, context, failure);
      yield { type: "insight", insight };
    } catch (error) {
      if (signal.aborted) return;
      const known = asInsightError(error);
      onAnswer(known.code);
      yield { type: "error", code: known.code, message: known.message, retryAfterS: secondsOf(known) };
    }
  }

  return {
    /**
     * The events of one answer; the last is an insight or an error. Ends early when the reader leaves. What is asked for
     * it is asked for the first of its readers, and goes on until the last has left.
     */
    open: (id: number, { client, language, signal: leaving }: InsightContext): AsyncGenerator<InsightEvent> => {
      const day = new Date(now()).toISOString().slice(0, 10);
      const spoken = language === DEFAULT_LANGUAGE ? "" : ` in ${language}`;
      const key = `insight ${id} ${day} ${model?.name ?? ""}${spoken}`;
      return flights.join(key, (signal) => make(id, key, { client, language, signal }), leaving);
    },
  };
}
