import { peak, ridge } from "#artwork/motifs/land.ts";
import type { Stage } from "#artwork/stage.ts";

/** What lies behind the game's roads, up to a line. */
export function drawTrackHills(stage: Stage, y: number): void {
  const kind = stage.world.fork("hills").int(0, 2);
  if (kind === 0) {
    peak(stage, { summit: [stage.light.at[0] - 380, y - 210], base: y + 20, spread: 330, depth: 0.15, snow: 0.3 });
    peak(stage, { summit: [stage.light.at[0] + 420, y - 160], base: y + 20, spread: 300, depth: 0.22, snow: 0.2 });
  }
  ridge(stage, { y: y - 34, height: kind === 1 ? 60 : 34, waves: 4, depth: 0.2, sharp: kind === 1, label: "far" });
  ridge(stage, { y: y - 8, height: 22, waves: 6, depth: 0.42, label: "middle" });
}
