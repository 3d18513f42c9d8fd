import { mix } from "#artwork/colour.ts";
import { crowd, duel, ropes, spotlight } from "#artwork/motifs/duel.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { ellipse, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawFightHall } from "./fight-hall.ts";

/** Two between ropes under four lamps. */
export function drawBoxingRing(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [640, 60], 100);
  drawFightHall(set, 4);
  for (const [x, to] of [
    [300, 520],
    [520, 610],
    [760, 670],
    [980, 760],
  ] as const)
    spotlight(set, [x, 36], { at: [to, 600], half: 190, opacity: 0.4 });
  paper.fill(rect([-220, -220], 1720, 244) + rect([220, 20], 840, 12), palette.ink);
  for (const x of [300, 520, 760, 980]) {
    glow(set, [x, 38], { radius: 70, opacity: 0.9 });
    paper.fill(
      polygon([
        [x - 26, 18],
        [x + 26, 18],
        [x + 18, 42],
        [x - 18, 42],
      ]),
      palette.ink,
    );
    paper.fill(ellipse([x, 42], 18, 5), palette.light);
  }
  ropes(set, [270, 1010], { y: 520, rise: 190, colour: mix(palette.light, palette.deep, 0.25) });
  paper.fill(
    polygon([
      [270, 518],
      [1010, 518],
      [1210, 660],
      [70, 660],
    ]),
    paper.radial([640, 560], 560, [
      [0, palette.light],
      [0.6, mix(palette.light, palette.deep, 0.45)],
      [1, mix(palette.deep, palette.ink, 0.3)],
    ]),
  );
  paper.fill(rect([70, 660], 1140, 300), mix(palette.ink, palette.deep, 0.35));
  paper.fill(rect([70, 660], 1140, 10), palette.spot);
  paper.fill(ellipse([520, 622], 110, 12) + ellipse([770, 622], 110, 12), palette.ink, 0.45);
  duel(set, [640, 622], { height: 290, gap: 250, gloves: true });
  ropes(set, [40, 1240], { y: 700, rise: 250, colour: palette.light, sag: 14 });
  paper.fill(crowd(set, 716, { size: 26, label: "front", arms: 0.4 }), palette.ink);
}
