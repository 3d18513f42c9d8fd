// Forms to be solved: the impossible house, the maze, the falling blocks, the turning circles.
import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { birds, clouds, glow, haze, pool, SHEET, sky } from "#artwork/motifs/sky.ts";
import {
  box,
  dome,
  door,
  mazeWalls,
  octahedron,
  onSlant,
  type Slant,
  stairs,
  TETROMINOES,
} from "#artwork/motifs/solids.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import { circle, fixed, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A house of stairs, towers and doors that cannot be, standing in water. */
export function drawHouse(stage: Stage): void {
  const { inks, world } = stage;
  const set = relit(stage, [stage.random.pick([300, 960]), 210], 110);
  sky(set);
  water(set, 560);
  lightPath(set, 560, { width: 80 });
  glints(set, 560, 30);
  const view: Slant = { origin: [640, 480], unit: 58 };
  const wall = mix(mix(inks.glow, inks.light, 0.35), inks.spot, world.fork("wall").range(0, 0.35));
  pool(set, [640, 640], { rx: 360, ry: 60, colour: inks.ink, opacity: 0.5 });
  box(set, view, { at: [-2.5, -2.5, -1.4], size: [5, 5, 1.4], colour: wall });
  const tall = world.fork("tall").range(2.6, 3.5);
  box(set, view, { at: [-2.4, -2.4, 0], size: [1.5, 1.5, tall + 1], colour: wall });
  dome(set, onSlant(view, [-1.65, -1.65, tall + 1]), 46);
  box(set, view, { at: [0.9, -2.3, 0], size: [1.5, 1.5, 2.2], colour: wall });
  box(set, view, { at: [-0.9, -2, tall - 1.2], size: [1.8, 0.8, 0.4], colour: wall });
  door(set, view, { at: [2.4, -1.55, 0], wide: 0.7, high: 1.4, face: "right", colour: inks.ink });
  door(set, view, { at: [1.65, -0.8, 0], wide: 0.7, high: 1.4, face: "left", colour: inks.ink });
  dome(set, onSlant(view, [1.65, -1.55, 2.2]), 40);
  box(set, view, { at: [-2.4, 0.9, 0], size: [1.5, 1.5, 2.6], colour: wall });
  door(set, view, { at: [-1.65, 2.4, 0], wide: 0.8, high: 1.7, face: "left", colour: inks.ink });
  stairs(set, view, { at: [0.9, 0.9, 0], steps: 6, wide: 1, colour: mix(wall, inks.spot, 0.3) });
  for (const level of [1.3, 2.3])
    door(set, view, {
      at: [-1.65, -0.9, level],
      wide: 0.4,
      high: 0.8,
      face: "left",
      colour: mix(inks.ink, inks.deep, 0.3),
    });
  box(set, view, { at: [1.2, 1.2, 0], size: [0.9, 0.9, 0.9], colour: inks.spot });
  hero(set, onSlant(view, [0.4, 2, 0]), { height: 66 });
  birds(set, [900, 160]);
}

/** A maze with its prize in the far corner. */
export function drawMaze(stage: Stage): void {
  const { inks } = stage;
  const set = relit(stage, [640 + stage.random.sign() * 300, 130], 80);
  sky(set);
  const [size, unit, top] = stage.world.fork("plan").pick<readonly [number, number, number]>([
    [11, 62, 330],
    [8, 72, 250],
    [6, 92, 235],
    [9, 64, 255],
  ]);
  const view: Slant = { origin: [640, top], unit };
  ridge(set, { y: 330, height: 8, waves: 2, depth: 0.4, label: "plain" });
  const floor = mix(inks.glow, inks.deep, 0.25);
  box(set, view, { at: [0, 0, -1], size: [size, size, 1], colour: floor });
  const walls = mazeWalls(stage.world.fork("maze"), size).toSorted(([one], [two]) => one[0] + one[1] - two[0] - two[1]);
  const goal = onSlant(view, [0.5, 0.5, 0]);
  glow(set, [goal[0], goal[1] - 20], { radius: 240, opacity: 0.9 });
  for (const [[ax, ay], [bx, by]] of walls)
    box(set, view, {
      at: [ax - 0.12, ay - 0.12, 0],
      size: [bx - ax + 0.24, by - ay + 0.24, 0.75],
      colour: stage.tone(0.42),
    });
  octahedron(set, [goal[0], goal[1] - 74 + 6 * Math.sin(2 * Math.PI * stage.time)], { r: 40, colour: inks.spot });
  const stand = Math.round(size * 0.42) + 0.6;
  hero(set, onSlant(view, [stand, stand, 0.3]), { height: 70 + unit * 0.5 });
}

/** Figures of four squares falling into a heap. */
export function drawBlocks(stage: Stage): void {
  const { inks, paper } = stage;
  const set = relit(stage, [stage.random.pick([420, 860]), 180], 110);
  sky(set);
  clouds(set);
  ridge(set, { y: 600, height: 40, waves: 3, depth: 0.25, label: "far" });
  haze(set, { from: 480, to: 680, opacity: 0.5 });
  const random = stage.world.fork("blocks");
  const unit = 50;
  const cell = (column: number, row: number, colour: string): void => {
    const [x, y] = [340 + column * unit, 690 - (row + 1) * unit];
    paper.fill(rect([x, y], unit, unit), mix(colour, inks.ink, 0.45));
    paper.fill(rect([x + 1, y + 1], unit - 7, unit - 7), colour);
    paper.fill(
      polygon([
        [x + 1, y + 1],
        [x + unit - 6, y + 1],
        [x + unit - 14, y + 9],
        [x + 9, y + 9],
        [x + 9, y + unit - 14],
        [x + 1, y + unit - 6],
      ]),
      mix(colour, inks.light, 0.55),
    );
  };
  const tones = [
    stage.tone(0.5),
    stage.tone(0.72),
    mix(inks.glow, inks.deep, 0.35),
    mix(stage.tone(0.6), inks.spot, 0.7),
  ] as const;
  for (let column = 0; column < 12; column += 1) {
    const high = Math.round(Math.abs(column - 6) * 0.7 + random.range(0.6, 2.6));
    for (let row = 0; row < high; row += 1) cell(column, row, random.pick(tones));
  }
  paper.fill(rect([-220, 690], 1720, 300), inks.ink);
  const shape = TETROMINOES[random.int(0, 6)] ?? [];
  paper.fill(
    rect([340 + 5 * unit, 60], 3 * unit, 420),
    paper.linear(
      [0, 60],
      [0, 480],
      [
        [0, inks.light, 0],
        [1, inks.light, 0.3],
      ],
    ),
  );
  for (const [x, y] of shape) cell(5 + x, 8 - y, inks.spot);
  for (const [at, n] of [
    [1.2, 1],
    [9.6, 2],
  ] as const)
    for (const [x, y] of TETROMINOES[n * 2] ?? []) cell(at + x, 9 + n - y, mix(stage.tone(0.3), inks.sky, 0.3));
}

/** Circles around a light, and someone on a pillar before it. */
export function drawCircles(stage: Stage): void {
  const { paper, inks } = stage;
  const set = relit(stage, [640, 350], 120);
  const far = mix(inks.sky, inks.deep, 0.3);
  paper.fill(SHEET, far);
  const spin = stage.world.fork("circles");
  for (let n = 7; n >= 1; n -= 1) {
    const r = 66 + n * 62;
    paper.fill(
      circle(640, 360, r),
      mix(inks.light, mix(far, n % 2 === 0 ? inks.glow : inks.deep, 0.55), Math.min(1, 0.25 + n * 0.11)),
    );
    const angle = spin.range(0, 360) + 360 * stage.time * (n % 2 === 0 ? 1 : -1);
    paper.transformed(`translate(640 360) rotate(${fixed(angle)})`, () => {
      paper.stroke(
        `M${r} 0A${r} ${r} 0 ${n % 2} 1 ${fixed(r * Math.cos(2 + n))} ${fixed(r * Math.sin(2 + n))}`,
        n % 3 === 0 ? inks.spot : inks.ink,
        { width: 6 + n * 1.6, round: true },
      );
      paper.fill(circle(r, 0, 9 + n * 2.2), n % 2 === 0 ? inks.spot : inks.ink);
    });
  }
  glow(set, [640, 360], { radius: 260, opacity: 0.8 });
  paper.fill(circle(640, 360, 74), inks.light);
  paper.fill(
    polygon([
      [-220, 940],
      [-220, 690],
      [1500, 690],
      [1500, 940],
    ]),
    inks.ink,
  );
  paper.fill(
    polygon([
      [600, 420],
      [680, 420],
      [760, 700],
      [520, 700],
    ]),
    paper.linear(
      [0, 420],
      [0, 700],
      [
        [0, inks.ink],
        [1, inks.ink],
      ],
    ),
  );
  hero(set, [640, 424], { height: 118 });
}
