// The port behind the panel. A provider tells of one game, part by part where it can; what it says is text, and the
// titles in it are looked up before they are handed out.
import type { ShownInsight, ShownPart } from "#shared/insights/events.ts";
import type { GameDetail } from "#server/games/wire.ts";

export interface InsightProvider {
  /**
   * Yields what is complete so far and returns the whole, or nothing when it has nothing to say of this game. Rejects
   * with an InsightError when it fails, and with the reason of `signal` when that is aborted.
   */
  tell(game: GameDetail, signal: AbortSignal): AsyncGenerator<ShownPart, ShownInsight | undefined>;
}
