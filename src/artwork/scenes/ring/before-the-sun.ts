import { duel } from "#artwork/motifs/duel.ts";
import { grass } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { birds, haze, motes, sky } from "#artwork/motifs/sky.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Two fighters in the grass before the sun. */
export function drawBeforeTheSun(stage: Stage): void {
  const { random, paper, palette } = stage;
  const set = relit(stage, [640, 350], random.range(190, 240));
  sky(set);
  birds(set, [random.range(300, 980), 150]);
  ridge(set, { y: 500, height: 70, waves: 3, depth: 0.2, sharp: true, label: "far" });
  haze(set, { from: 380, to: 590, opacity: 0.6 });
  ridge(set, { y: 572, height: 22, waves: 3, depth: 0.5, label: "middle" });
  const field = ridge(set, { y: 640, height: 10, waves: 2, depth: 1, label: "field" });
  const feet = Array.from({ length: 330 }, (_, n): Point => [-180 + n * 5.1, heightAt(field, -180 + n * 5.1)]);
  duel(set, [640, 648], { height: 260, gap: 300, blades: stage.world.fork("blades").chance(0.5) });
  paper.fill(grass(random.fork("grass"), feet, { height: 34, lean: 8 }), palette.ink);
  motes(set, { count: 36, colour: palette.spot, size: 3.4 });
}
