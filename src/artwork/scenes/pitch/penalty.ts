import { person } from "#artwork/motifs/figures.ts";
import { POSES } from "#artwork/motifs/poses.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { ball, drawField, type Field, floodlight, goal, grandstand, onField } from "#artwork/motifs/sport.ts";
import { ellipse, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { turf } from "./turf.ts";

/** The goal and its keeper, seen from behind the ball. */
export function drawPenalty(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [640, 200], 90);
  sky(set, { sun: false });
  for (const [x, far] of [
    [215, 520],
    [420, 600],
    [860, 680],
    [1065, 760],
  ] as const)
    floodlight(set, [x, 330], { height: x === 420 || x === 860 ? 210 : 270, beam: [far, 640] });
  grandstand(set, { top: 250, foot: 420, sag: 46, depth: 0.66 });
  const field: Field = { horizon: 416, half: 980, far: 1.9 };
  drawField(set, field, turf(stage));
  goal(set, onField(field, 0, 1), 330);
  haze(set, { from: 340, to: 520, opacity: 0.4 });
  person(set, POSES.guard, { at: [640, 424], scale: 0.9 });
  const spot: Point = [640 + stage.random.range(-120, 120), 640];
  paper.fill(ellipse([spot[0] - 30, spot[1] + 4], 130, 16), palette.ink, 0.45);
  ball(set, [spot[0], spot[1] - 74], { r: 78, kind: "football" });
}
