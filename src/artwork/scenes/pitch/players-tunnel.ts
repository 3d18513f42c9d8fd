import { mix } from "#artwork/colour.ts";
import { person } from "#artwork/motifs/figures.ts";
import { POSES } from "#artwork/motifs/poses.ts";
import { glow, sky } from "#artwork/motifs/sky.ts";
import { drawField, type Field, floodlight, goal, grandstand, onField } from "#artwork/motifs/sport.ts";
import { polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { turf } from "./turf.ts";

/** Three players on their way out into the light. */
export function drawPlayersTunnel(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [640, 250], 130);
  sky(set, { sun: false });
  glow(set, [640, 300], { radius: 520, opacity: 0.8 });
  for (const x of [420, 860]) floodlight(set, [x, 400], { height: 230, beam: [640, 600] });
  grandstand(set, { top: 300, foot: 420, sag: 20, depth: 0.55 });
  const field: Field = { horizon: 416, half: 980, far: 1.9 };
  drawField(set, field, turf(stage));
  goal(set, onField(field, 0, 1), 250);
  paper.fill(
    `M-220 -220V940H1500V-220ZM330 730L330 250C330 130 460 90 640 90C820 90 950 130 950 250L950 730Z`,
    paper.radial([640, 420], 760, [
      [0.4, mix(palette.ink, palette.deep, 0.45)],
      [1, palette.ink],
    ]),
  );
  paper.stroke("M330 730L330 250C330 130 460 90 640 90C820 90 950 130 950 250L950 730", palette.light, {
    width: 4,
    opacity: 0.9,
  });
  paper.fill(
    polygon([
      [330, 640],
      [950, 640],
      [1120, 740],
      [160, 740],
    ]),
    mix(palette.light, palette.deep, 0.45),
    0.55,
  );
  for (const [x, scale] of [
    [510, 3.1],
    [770, 3.1],
    [640, 3.9],
  ] as const) {
    paper.fill(
      polygon([
        [x - 26, 690],
        [x + 26, 690],
        [x + 60, 760],
        [x - 60, 760],
      ]),
      palette.ink,
      0.6,
    );
    person(set, POSES.standing, { at: [x, 560 + scale * 36], scale });
  }
}
