import { mix } from "#artwork/colour.ts";
import { whale } from "#artwork/motifs/creatures.ts";
import { bubbles, deep, DIVER, shoal, surface, whaleMarks } from "#artwork/motifs/seafaring.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawSeabed } from "./seabed.ts";

/** A whale and a diver under the surface. */
export function drawWhaleSong(stage: Stage): void {
  const { random, palette } = stage;
  const set = relit(stage, [640 + random.range(-160, 160), -40], 100);
  deep(set, set.light.at);
  surface(set);
  drawSeabed(set, 600);
  shoal(set, [random.pick([360, 930]), 480], { count: 16, spread: 60, size: 0.6 });
  silhouette(set, whale(), {
    at: [650, 320 + 8 * Math.sin(2 * Math.PI * stage.time)],
    scale: 2.5,
    turn: -8,
    colour: mix(palette.ink, palette.deep, 0.25),
    rim: 4,
    details: () => whaleMarks(set),
  });
  silhouette(set, DIVER, { at: [560, 492], scale: 0.86, turn: -14, colour: palette.ink });
  bubbles(set, [600, 470], 7);
}
