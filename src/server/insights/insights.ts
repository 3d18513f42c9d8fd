// One answer for each game and day, however many ask: from the disk, from the model, or from the catalogue. It words
// every failure as an event, so that readers of a stream and of a plain answer learn the same.
import type { FileCache } from "#server/cache/file-cache.ts";
import { ShownInsightSchema, type InsightEvent, type ShownInsight, type ShownPart } from "#shared/insights/events.ts";
import type { GameSource } from "#server/games/source.ts";
import type { GameDetail } from "#server/games/wire.ts";
import { createFlights } from "./flights.ts";
import { InsightError, MESSAGES } from "./insight-error.ts";
import type { InsightProvider } from "./provider.ts";

const NOTHING = { screenshots: false, movies: false, developers: false };

export type InsightsOptions = {
  source: GameSource;
  /** Asked where it is configured; its answers are kept for the day. `name` says whose they are. */
  model?: { provider: InsightProvider; name: string };
  bundled: InsightProvider;
  kept: Pick<FileCache, "get" | "set">;
  now: () => number;
  onAnswer?: (from: string) => void;
  /** Hears of failures that are nobody's business but the operator's. */
  warn?: (error: unknown) => void;
};

export type Insights = ReturnType<typeof createInsights>;

/** The game with this id; a merged duplicate is followed once. */
async function findGame(source: GameSource, id: number): Promise<GameDetail> {
  const found = await source.getGame(id, NOTHING);
  const game = found !== undefined && "redirect" in found ? await source.getGame(found.slug, NOTHING) : found;
  if (game === undefined || "redirect" in game) throw new InsightError("not_found", MESSAGES.not_found);
  return game;
}

/** What was kept, unless another version of the server wrote it in another shape. */
function readKept(bytes: Buffer | undefined): ShownInsight | undefined {
  if (bytes === undefined) return undefined;
  try {
    return ShownInsightSchema.parse(JSON.parse(bytes.toString()));
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

export function createInsights(options: InsightsOptions) {
  const { source, model, bundled, kept, now } = options;
  const { onAnswer = () => undefined, warn = () => undefined } = options;
  const flights = createFlights<InsightEvent>();

  async function* fromModel(
    game: GameDetail,
    key: string,
    signal: AbortSignal,
  ): AsyncGenerator<InsightEvent, ShownInsight | undefined> {
    if (model === undefined) return undefined;
    const known = readKept(await kept.get(key));
    if (known !== undefined) {
      onAnswer("kept");
      return known;
    }
    try {
      const insight = yield* asEvents(model.provider.tell(game, signal));
      onAnswer("model");
      if (insight !== undefined) await kept.set(key, Buffer.from(JSON.stringify(insight)));
      return insight;
    } catch (error) {
      // Nothing is broken when the hour's calls are used up: what the catalogue knows is an answer too.
      if (error instanceof InsightError && error.code === "budget") return undefined;
      throw error;
    }
  }

  async function* make(id: number, key: string, signal: AbortSignal): AsyncGenerator<InsightEvent> {
    try {
      const game = await findGame(source, id);
      let insight = yield* fromModel(game, key, signal);
      if (insight === undefined) {
        insight = yield* asEvents(bundled.tell(game, signal));
        if (insight !== undefined) onAnswer("catalogue");
      }
      if (insight === undefined) {
        const code = model === undefined ? "no_provider" : "budget";
        throw new InsightError(code, MESSAGES[code]);
      }
      yield { type: "insight", insight };
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof InsightError)) warn(error);
      const known = error instanceof InsightError ? error : new InsightError("internal", MESSAGES.unreachable);
      onAnswer(known.code);
      yield { type: "error", code: known.code, message: known.message };
    }
  }

  return {
    /** The events of one answer; the last is an insight or an error. Ends early when `leaving` is aborted. */
    open: (id: number, leaving: AbortSignal): AsyncGenerator<InsightEvent> => {
      const day = new Date(now()).toISOString().slice(0, 10);
      const key = `insight ${id} ${day} ${model?.name ?? ""}`;
      return flights.join(key, (signal) => make(id, key, signal), leaving);
    },
  };
}
