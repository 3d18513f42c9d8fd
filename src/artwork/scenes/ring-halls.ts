// Fights before a crowd or behind walls: the dojo, the ropes, the champion.
import { mix } from "#artwork/colour.ts";
import { banner, crowd, duel, ropes, screens, spotlight } from "#artwork/motifs/duel.ts";
import { person } from "#artwork/motifs/figures.ts";
import { POSES } from "#artwork/motifs/poses.ts";
import { glow, motes, rays, SHEET, sun } from "#artwork/motifs/sky.ts";
import { circle, ellipse, line, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Two in a hall of paper screens. */
export function drawDojo(stage: Stage): void {
  const { paper, inks } = stage;
  const set = relit(stage, [640, 300], 150);
  const wall = mix(mix(inks.glow, inks.light, 0.5), inks.sky, 0.12);
  paper.fill(SHEET, mix(inks.ink, inks.deep, 0.4));
  screens(
    set,
    [96, 470],
    paper.radial([640, 300], 640, [
      [0, inks.light],
      [0.5, wall],
      [1, mix(wall, inks.deep, 0.5)],
    ]),
  );
  paper.fill(circle(640, 285, 132), inks.spot, 0.92);
  if (stage.world.fork("crest").chance(0.5)) paper.fill(circle(640, 285, 96), mix(inks.light, inks.glow, 0.2));
  paper.fill(
    rect([-220, 472], 1720, 500),
    paper.linear(
      [0, 472],
      [0, 720],
      [
        [0, mix(inks.deep, inks.glow, 0.35)],
        [0.4, stage.tone(0.66)],
        [1, inks.ink],
      ],
    ),
  );
  for (let n = -9; n <= 9; n += 1)
    paper.stroke(
      line([
        [640 + n * 74, 474],
        [640 + n * 200, 740],
      ]),
      inks.ink,
      { width: 2, opacity: 0.35 },
    );
  paper.fill(ellipse([640, 500], 300, 16), inks.light, 0.3);
  paper.fill(
    polygon([
      [440, 474],
      [840, 474],
      [990, 740],
      [290, 740],
    ]),
    inks.light,
    0.1,
  );
  for (const x of [-40, 1180]) paper.fill(rect([x, -220], 140, 1000), inks.ink);
  paper.fill(rect([-220, -220], 1720, 300), inks.ink);
  for (const x of [190, 1010]) banner(set, [x, 70], { width: 76, length: 270, colour: mix(inks.spot, inks.ink, 0.15) });
  paper.transformed("translate(0 1268) scale(1 -1)", () =>
    paper.clipped(rect([-220, 400], 1720, 234), () =>
      duel({ ...set, inks: { ...inks, light: inks.ink } }, [640, 634], {
        height: 250,
        gap: 290,
        blades: stage.world.fork("blades").chance(0.4),
      }),
    ),
  );
  paper.fill(rect([-220, 636], 1720, 400), stage.tone(0.8), 0.55);
  duel(set, [640, 634], { height: 270, gap: 300, blades: stage.world.fork("blades").chance(0.4) });
}

function drawHall(stage: Stage, rows: number): void {
  const { paper, inks } = stage;
  paper.fill(
    SHEET,
    paper.radial([640, 360], 820, [
      [0, mix(inks.glow, inks.deep, 0.2)],
      [0.5, mix(inks.deep, inks.sky, 0.4)],
      [1, inks.ink],
    ]),
  );
  for (let row = 0; row < rows; row += 1) {
    const size = 9 + row * 5;
    const colour = mix(mix(inks.deep, inks.glow, 0.35), inks.ink, (row + 1) / (rows + 0.6));
    paper.fill(crowd(stage, 330 + row * 40, { size, label: `row-${row}`, arms: 0.2 }), colour);
  }
}

/** Two between ropes under four lamps. */
export function drawRopes(stage: Stage): void {
  const { paper, inks } = stage;
  const set = relit(stage, [640, 60], 100);
  drawHall(set, 4);
  for (const [x, to] of [
    [300, 520],
    [520, 610],
    [760, 670],
    [980, 760],
  ] as const)
    spotlight(set, [x, 36], { at: [to, 600], half: 190, opacity: 0.4 });
  paper.fill(rect([-220, -220], 1720, 244) + rect([220, 20], 840, 12), inks.ink);
  for (const x of [300, 520, 760, 980]) {
    glow(set, [x, 38], { radius: 70, opacity: 0.9 });
    paper.fill(
      polygon([
        [x - 26, 18],
        [x + 26, 18],
        [x + 18, 42],
        [x - 18, 42],
      ]),
      inks.ink,
    );
    paper.fill(ellipse([x, 42], 18, 5), inks.light);
  }
  ropes(set, [270, 1010], { y: 520, rise: 190, colour: mix(inks.light, inks.deep, 0.25) });
  paper.fill(
    polygon([
      [270, 518],
      [1010, 518],
      [1210, 660],
      [70, 660],
    ]),
    paper.radial([640, 560], 560, [
      [0, inks.light],
      [0.6, mix(inks.light, inks.deep, 0.45)],
      [1, mix(inks.deep, inks.ink, 0.3)],
    ]),
  );
  paper.fill(rect([70, 660], 1140, 300), mix(inks.ink, inks.deep, 0.35));
  paper.fill(rect([70, 660], 1140, 10), inks.spot);
  paper.fill(ellipse([520, 622], 110, 12) + ellipse([770, 622], 110, 12), inks.ink, 0.45);
  duel(set, [640, 622], { height: 290, gap: 250, gloves: true });
  ropes(set, [40, 1240], { y: 700, rise: 250, colour: inks.light, sag: 14 });
  paper.fill(crowd(set, 716, { size: 26, label: "front", arms: 0.4 }), inks.ink);
}

/** The winner over a crowd. */
export function drawChampion(stage: Stage): void {
  const { paper, inks } = stage;
  const set = relit(stage, [640, 300], 190);
  drawHall(set, 3);
  rays(set, 0.2);
  glow(set, [640, 330], { radius: 420, opacity: 0.8 });
  sun(set);
  for (const [x, to] of [
    [240, 560],
    [1040, 720],
  ] as const)
    spotlight(set, [x, -20], { at: [to, 610], half: 170, opacity: 0.4 });
  paper.fill(rect([-220, 560], 1720, 400), mix(inks.ink, inks.deep, 0.2));
  paper.fill(ellipse([640, 566], 420, 30), mix(inks.light, inks.deep, 0.3));
  person(set, POSES.triumphant, {
    at: [640, 562],
    scale: 3.5,
    rim: 3,
    details: () => paper.fill("M-13 -50H13V-40H-13Z", inks.spot),
  });
  paper.fill(circle(640, 401, 17), inks.light);
  paper.fill(crowd(set, 610, { size: 24, label: "near", arms: 0.6 }), mix(inks.ink, inks.deep, 0.35));
  paper.fill(crowd(set, 668, { size: 34, label: "nearest", arms: 0.5 }), inks.ink);
  motes(set, { count: 70, colour: inks.spot, size: 4 });
}
