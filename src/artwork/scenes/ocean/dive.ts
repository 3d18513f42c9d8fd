import { bubbles, deep, DIVER, shoal, submarine, surface } from "#artwork/motifs/seafaring.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawSeabed } from "./seabed.ts";

/** A submarine, or a diver in a shoal. */
export function drawDive(stage: Stage): void {
  const { random } = stage;
  const set = relit(stage, [random.range(420, 860), -60], 100);
  deep(set, set.light.at);
  surface(set);
  drawSeabed(set, 590);
  if (stage.world.fork("dive").chance(0.5)) {
    submarine(set, [570, 360], 1.5);
    bubbles(set, [350, 350], 9);
    shoal(set, [1010, 270], { count: 14, spread: 56, size: 0.7 });
  } else {
    shoal(set, [640, 330], { count: 46, spread: 180, size: 1.2 });
    silhouette(set, DIVER, { at: [640, 330], scale: 2.1, turn: -18, rim: 3 });
    bubbles(set, [730, 280], 9);
  }
}
