import { mix } from "#artwork/colour.ts";
import { crowd, spotlight } from "#artwork/motifs/duel.ts";
import { person } from "#artwork/motifs/figures.ts";
import { POSES } from "#artwork/motifs/poses.ts";
import { glow, motes, rays, sun } from "#artwork/motifs/sky.ts";
import { circle, ellipse, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawFightHall } from "./fight-hall.ts";

/** The winner over a crowd. */
export function drawChampion(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [640, 300], 190);
  drawFightHall(set, 3);
  rays(set, 0.2);
  glow(set, [640, 330], { radius: 420, opacity: 0.8 });
  sun(set);
  for (const [x, to] of [
    [240, 560],
    [1040, 720],
  ] as const)
    spotlight(set, [x, -20], { at: [to, 610], half: 170, opacity: 0.4 });
  paper.fill(rect([-220, 560], 1720, 400), mix(palette.ink, palette.deep, 0.2));
  paper.fill(ellipse([640, 566], 420, 30), mix(palette.light, palette.deep, 0.3));
  person(set, POSES.triumphant, {
    at: [640, 562],
    scale: 3.5,
    rim: 3,
    details: () => paper.fill("M-13 -50H13V-40H-13Z", palette.spot),
  });
  paper.fill(circle(640, 401, 17), palette.light);
  paper.fill(crowd(set, 610, { size: 24, label: "near", arms: 0.6 }), mix(palette.ink, palette.deep, 0.35));
  paper.fill(crowd(set, 668, { size: 34, label: "nearest", arms: 0.5 }), palette.ink);
  motes(set, { count: 70, colour: palette.spot, size: 4 });
}
