import { mix } from "#artwork/colour.ts";
import { whale } from "#artwork/motifs/creatures.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { DINGHY, SERPENT, whaleMarks } from "#artwork/motifs/seafaring.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { lightPath, water, waveRow } from "#artwork/motifs/water.ts";
import { circle } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawWaves } from "./waves.ts";

/** A whale, or a serpent, out of the water. */
export function drawBreachingWhale(stage: Stage): void {
  const { paper, palette, random } = stage;
  const set = relit(stage, [640 + random.range(-60, 60), 300], random.range(170, 220));
  sky(set);
  ridge(set, { y: 470, height: 44, waves: 4, depth: 0.14, sharp: true, label: "far" });
  water(set, 474);
  lightPath(set, 474);
  const beast = stage.world.fork("beast").chance(0.35) && stage.mood !== "calm";
  if (beast)
    silhouette(set, SERPENT, {
      at: [640, 560],
      scale: 2,
      rim: 4,
      details: () => paper.fill(circle(142, -112, 4), palette.spot),
    });
  else
    silhouette(set, whale(), {
      at: [650 + random.range(-30, 30), 396],
      scale: 1.9,
      turn: -random.range(44, 62),
      rim: 4,
      details: () => whaleMarks(set),
    });
  const splash = Array.from({ length: 90 }, (): string => {
    const angle = random.range(-Math.PI, 0);
    const far = random.range(30, 210);
    return circle(
      590 + Math.cos(angle) * far * 1.2,
      570 + Math.sin(angle) * far * 0.62,
      random.range(2, 11) * (1 - far / 300),
    );
  });
  paper.fill(splash.join(""), mix(palette.light, palette.glow, 0.2));
  drawWaves(set, 566, { rows: 4, height: 34 });
  silhouette(set, DINGHY.hull + DINGHY.sail, {
    at: [250 + random.range(0, 90), 620],
    scale: 0.9,
    turn: 5,
    details: () => paper.fill(DINGHY.sail, palette.spot),
  });
  waveRow(set, { y: 640, height: 34, length: 240, depth: 0.95, label: "front" });
}
