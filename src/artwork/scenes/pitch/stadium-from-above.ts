import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { glow, haze, sky } from "#artwork/motifs/sky.ts";
import { floodlight } from "#artwork/motifs/sport.ts";
import { circle, ellipse, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { turf } from "./turf.ts";

/** A lit stadium in its town, seen from the air. */
export function drawStadiumFromAbove(stage: Stage): void {
  const { paper, palette } = stage;
  const set = relit(stage, [640, 400], 160);
  sky(set, { sun: false });
  skyline(set, { floor: 420, depth: 0.3, width: [30, 70], height: [20, 120], label: "far", window: 3 });
  haze(set, { from: 250, to: 460, opacity: 0.5 });
  paper.fill(
    rect([-220, 400], 1720, 600),
    paper.linear(
      [0, 400],
      [0, 720],
      [
        [0, stage.tone(0.6)],
        [1, palette.ink],
      ],
    ),
  );
  const random = stage.random.fork("town");
  const lights = Array.from({ length: 220 }, () => {
    const d = random.next();
    return circle(random.range(-40, 1320), 410 + d * d * 320, 1 + 2 * d);
  });
  paper.fill(lights.join(""), palette.light, 0.55);
  glow(set, [640, 420], { radius: 620, opacity: 0.7 });
  paper.fill(ellipse([640, 520], 470, 180) + rect([170, 480], 940, 40) + ellipse([640, 470], 470, 170), palette.ink);
  paper.fill(ellipse([640, 468], 462, 160), palette.light);
  paper.fill(ellipse([640, 474], 440, 150), stage.tone(0.75));
  const seats = Array.from({ length: 500 }, () => {
    const a = random.range(0, 2 * Math.PI);
    const r = random.range(0.72, 1);
    return circle(640 + Math.cos(a) * 430 * r, 476 + Math.sin(a) * 142 * r, 2.4);
  });
  paper.fill(seats.join(""), palette.glow, 0.8);
  paper.fill(ellipse([640, 484], 292, 92), turf(stage));
  marks(stage);
  for (const [x, y] of [
    [250, 440],
    [1030, 440],
    [330, 590],
    [950, 590],
  ] as const)
    floodlight(set, [x, y], { height: 220, beam: [640 + (x - 640) * 0.2, 500] });
}

function marks(stage: Stage): void {
  const { paper, palette } = stage;
  const kind = stage.world.fork("marks").int(0, 2);
  const pitch = `${polygon([
    [440, 450],
    [840, 450],
    [890, 525],
    [390, 525],
  ])}M640 450V525${ellipse([640, 486], 44, 15)}`;
  if (kind === 0) paper.stroke(pitch, palette.light, { width: 3.5 });
  if (kind === 1) {
    paper.fill(ellipse([640, 484], 280, 86), mix(palette.spot, palette.ink, 0.25));
    for (const lane of [0, 1, 2, 3])
      paper.stroke(ellipse([640, 484], 278 - lane * 16, 85 - lane * 7), palette.light, { width: 1.6 });
    paper.fill(ellipse([640, 484], 212, 56), turf(stage));
  }
  if (kind === 2) {
    paper.fill(
      polygon([
        [640, 566],
        [470, 500],
        [640, 446],
        [810, 500],
      ]),
      mix(palette.spot, palette.deep, 0.35),
    );
    paper.fill(
      polygon([
        [640, 532],
        [540, 500],
        [640, 466],
        [740, 500],
      ]),
      turf(stage),
    );
    paper.stroke("M640 560L430 486M640 560L850 486", palette.light, { width: 3.5 });
    paper.fill(
      [
        [640, 556],
        [476, 500],
        [804, 500],
        [640, 450],
      ]
        .map(([x = 0, y = 0]) =>
          polygon([
            [x - 8, y],
            [x, y - 4],
            [x + 8, y],
            [x, y + 4],
          ]),
        )
        .join(""),
      palette.light,
    );
  }
}
