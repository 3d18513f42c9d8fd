// One wave that breaks to the right, with foam along its crest and fingers of it under its lip.
import { mix } from "#artwork/colour.ts";
import { circle, fixed, limb, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** A wave that breaks to the right: its curl hangs over the trough. Foot line is y = 0, the crest about 330 units up. */
export function greatWave(stage: Stage, [x, y]: Point, scale: number): void {
  const { paper, palette } = stage;
  const face = mix(palette.deep, palette.sky, 0.25);
  const foam = mix(palette.light, palette.glow, 0.12);
  const body =
    "M-560 160C-470 110 -420 -40 -330 -170C-260 -270 -150 -340 -20 -330C80 -322 150 -260 166 -180C120 -232 60 -250 10 -226C-50 -196 -70 -120 -40 -50C0 40 140 90 420 110L420 500L-560 500Z";
  paper.transformed(`translate(${fixed(x)} ${fixed(y)}) scale(${scale})`, () => {
    paper.fill(
      body,
      paper.linear(
        [0, -330],
        [0, 300],
        [
          [0, mix(face, palette.light, 0.25)],
          [0.4, face],
          [1, mix(palette.deep, palette.ink, 0.7)],
        ],
      ),
    );
    paper.clipped(body, () => {
      for (const [d, opacity] of [
        ["M-470 160C-380 60 -330 -120 -200 -220C-140 -262 -60 -270 0 -240", 0.5],
        ["M-390 190C-300 80 -260 -60 -160 -140C-120 -172 -90 -180 -60 -176", 0.4],
        ["M-310 220C-230 120 -190 20 -110 -50", 0.35],
        ["M-220 250C-150 170 -110 110 -50 40", 0.3],
        ["M-100 280C-40 220 0 170 70 120", 0.25],
      ] as const)
        paper.stroke(d, mix(palette.light, face, 0.2), { width: 13, opacity, round: true });
    });
    foamOf(stage, foam);
  });
}

const CREST: readonly Point[] = [
  [-352, -140],
  [-300, -214],
  [-238, -272],
  [-160, -314],
  [-80, -330],
  [0, -328],
  [66, -304],
  [118, -262],
  [150, -216],
  [166, -176],
];

const LIP: readonly Point[] = [
  [166, -176],
  [140, -204],
  [104, -228],
  [62, -238],
  [20, -230],
];

/** Foam along the crest, fingers of it under the lip, spray before it. */
function foamOf(stage: Stage, colour: string): void {
  const random = stage.random.fork("foam");
  const along = (line: readonly Point[], share: number): Point => {
    const index = Math.min(line.length - 2, Math.floor(share * (line.length - 1)));
    const [from, to] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
    const rest = share * (line.length - 1) - index;
    return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest];
  };
  const puffs = Array.from({ length: 54 }, (_, n): string => {
    const share = n / 53;
    const [x, y] = along(CREST, share);
    const r = (9 + 19 * Math.sin(Math.PI * (0.12 + share * 0.8))) * random.range(0.7, 1.25);
    return circle(x + random.range(-6, 6), y + r * 0.35 + random.range(-4, 12), r);
  });
  const fingers = Array.from({ length: 11 }, (_, n): string => {
    const [x, y] = along(LIP, n / 10);
    const r = random.range(8, 14);
    const tip: Point = [x + random.range(6, 20), y + r + random.range(14, 34)];
    return circle(x, y, r) + limb([x, y], tip, [r * 1.1, 4]) + circle(tip[0] + 4, tip[1] + 10, random.range(2, 4));
  });
  const spray = Array.from({ length: 44 }, () =>
    circle(
      random.range(60, 320),
      random.range(-330, -80) + 20 * Math.sin(2 * Math.PI * (stage.time + random.next())),
      random.range(1.2, 5.5),
    ),
  );
  stage.paper.fill(puffs.join("") + fingers.join("") + spray.join(""), colour);
}
