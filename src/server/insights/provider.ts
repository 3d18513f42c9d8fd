// The port behind the panel. A provider tells of one game, part by part where it can; what it says is text, and the
// titles in it are looked up before they are handed out.
import type { ShownInsight, ShownPart } from "#shared/insights/events.ts";
import type { GameDetail } from "#server/games/wire.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import type { Language } from "#shared/languages.ts";

/** Who asks, and in which language the answer is wanted. */
export type InsightContext = AskContext & { language: Language };

export interface InsightProvider {
  /**
   * Yields what is complete so far and returns the whole, or nothing when it has nothing to say of this game. Rejects
   * with an InsightError when it fails, and with the reason of `context.signal` when that is aborted.
   */
  tell(game: GameDetail, context: InsightContext): AsyncGenerator<ShownPart, ShownInsight | undefined>;
}
