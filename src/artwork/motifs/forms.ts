// Places of pure form and of machines: circles around a light, a house of stairs, hedges, one great form, islands in
// the air, rooms of tiles, halls of pipes and wheels.
import { mix } from "#artwork/colour.ts";
import { circle, curve, fixed, type Point, polygon, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { inDepth, type Room } from "./interiors.ts";
import { glow, pool } from "./sky.ts";
import { box, dome, door, mazeWalls, octahedron, onSlant, type Slant, stairs } from "./solids.ts";
import { roundTree } from "./flora.ts";

/** Seven discs around a light, each with an arc and a ball that go round. */
export function discsOfLight(stage: Stage, [x, y]: Point, far: string): void {
  const { paper, palette, time } = stage;
  const spin = stage.world.fork("circles");
  for (let n = 7; n >= 1; n -= 1) {
    const r = 66 + n * 62;
    const tint = mix(far, n % 2 === 0 ? palette.glow : palette.deep, 0.55);
    paper.fill(circle(x, y, r), mix(palette.light, tint, Math.min(1, 0.25 + n * 0.11)));
    const angle = spin.range(0, 360) + 360 * time * (n % 2 === 0 ? 1 : -1);
    const end = `${fixed(r * Math.cos(2 + n))} ${fixed(r * Math.sin(2 + n))}`;
    paper.transformed(`translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(angle)})`, () => {
      const colour = n % 3 === 0 ? palette.spot : palette.ink;
      paper.stroke(`M${r} 0A${r} ${r} 0 ${n % 2} 1 ${end}`, colour, { width: 6 + n * 1.6, round: true });
      paper.fill(circle(r, 0, 9 + n * 2.2), n % 2 === 0 ? palette.spot : palette.ink);
    });
  }
}

/** A house of stairs, towers, domes and doors on a plinth, seen from a slant. */
export function houseOfStairs(stage: Stage, view: Slant, wall: string): void {
  const { palette, world } = stage;
  const [x, y] = view.origin;
  pool(stage, [x, y + view.unit * 2.8], {
    rx: view.unit * 6,
    ry: view.unit,
    colour: palette.ink,
    opacity: 0.5,
  });
  const tall = world.fork("tall").range(2.6, 3.5);
  const dark = mix(palette.ink, palette.deep, 0.3);
  box(stage, view, { at: [-2.5, -2.5, -1.4], size: [5, 5, 1.4], colour: wall });
  box(stage, view, { at: [-2.4, -2.4, 0], size: [1.5, 1.5, tall + 1], colour: wall });
  dome(stage, onSlant(view, [-1.65, -1.65, tall + 1]), view.unit * 0.8);
  box(stage, view, { at: [0.9, -2.3, 0], size: [1.5, 1.5, 2.2], colour: wall });
  box(stage, view, { at: [-0.9, -2, tall - 1.2], size: [1.8, 0.8, 0.4], colour: wall });
  door(stage, view, { at: [2.4, -1.55, 0], wide: 0.7, high: 1.4, face: "right", colour: dark });
  door(stage, view, { at: [1.65, -0.8, 0], wide: 0.7, high: 1.4, face: "left", colour: dark });
  dome(stage, onSlant(view, [1.65, -1.55, 2.2]), view.unit * 0.7);
  box(stage, view, { at: [-2.4, 0.9, 0], size: [1.5, 1.5, 2.6], colour: wall });
  door(stage, view, { at: [-1.65, 2.4, 0], wide: 0.8, high: 1.7, face: "left", colour: dark });
  stairs(stage, view, { at: [0.9, 0.9, 0], steps: 6, wide: 1, colour: mix(wall, palette.spot, 0.3) });
  for (const level of [1.3, 2.3])
    door(stage, view, { at: [-1.65, -0.9, level], wide: 0.4, high: 0.8, face: "left", colour: dark });
  box(stage, view, { at: [1.2, 1.2, 0], size: [0.9, 0.9, 0.9], colour: palette.spot });
}

/** A maze of `size` by `size` cells, its far corner at the origin of the view, with its prize there. */
export function hedges(stage: Stage, view: Slant, size: number): void {
  const { palette, world, time } = stage;
  const floor = mix(palette.glow, palette.deep, 0.25);
  box(stage, view, { at: [0, 0, -1], size: [size, size, 1], colour: floor });
  const goal = onSlant(view, [0.5, 0.5, 0]);
  glow(stage, [goal[0], goal[1] - 20], { radius: 200, opacity: 0.9 });
  const walls = mazeWalls(world.fork("maze"), size).toSorted(([one], [two]) => one[0] + one[1] - two[0] - two[1]);
  for (const [[ax, ay], [bx, by]] of walls) {
    const at = [ax - 0.12, ay - 0.12, 0] as const;
    box(stage, view, { at, size: [bx - ax + 0.24, by - ay + 0.24, 0.75], colour: stage.tone(0.42) });
  }
  const bob = 6 * Math.sin(2 * Math.PI * time);
  octahedron(stage, [goal[0], goal[1] - 66 + bob], { r: 30, colour: palette.spot });
}

/** A slab, a pyramid or a ring as high as a tower, standing at `at`; which of them is the game's. */
export function monolith(stage: Stage, [x, y]: Point, height: number): void {
  const { paper, palette, world, light } = stage;
  const side = Math.sign(light.at[0] - x) || 1;
  const face = mix(palette.deep, palette.glow, 0.35);
  const dark = paper.linear(
    [0, y - height],
    [0, y],
    [
      [0, mix(palette.ink, palette.deep, 0.1)],
      [0.7, mix(palette.ink, palette.deep, 0.3)],
      [1, mix(palette.deep, palette.glow, 0.25)],
    ],
  );
  const top = y - height;
  const [near, edge] = [x + side * 82, x + side * 120];
  const kind = world.fork("monolith").int(0, 2);
  if (kind === 0) {
    paper.fill(rect([x - 82, top], 164, height), dark);
    paper.fill(`M${near} ${top}L${edge} ${top + 18}V${y - 16}L${near} ${y}Z`, face);
    paper.fill(rect([x - 8, top + height * 0.5], 16, height * 0.22), palette.spot);
  } else if (kind === 1) {
    const half = height * 0.33;
    paper.fill(`M${x} ${top}L${x + half} ${y}H${x - half}Z`, dark);
    paper.fill(`M${x} ${top}L${x + side * half} ${y}L${x + side * (half + 50)} ${y - 28}Z`, face);
    paper.fill(`M${x - 22} ${top + 200}L${x} ${top + 162}L${x + 22} ${top + 200}Z`, palette.spot);
  } else {
    const [r, middle] = [height * 0.48, y - height * 0.5];
    paper.cut(circle(x, middle, r), circle(x, middle, r * 0.63), dark);
    paper.stroke(circle(x, middle, r * 0.65), face, { width: 8 });
    glow(stage, [x, middle], { radius: r * 1.1, opacity: 0.4, colour: palette.spot });
  }
}

/** Land that hangs in the air: turf above, rock that runs out into points below, trees, sometimes a fall of water. */
export function floatingIsland(
  stage: Stage,
  [x, y]: Point,
  { half, depth, label }: { half: number; depth: number; label: string },
): void {
  const { paper, palette } = stage;
  const random = stage.random.fork(`island-${label}`);
  const colour = stage.tone(depth);
  const under = Array.from({ length: 9 }, (_, n): Point => {
    const along = (n + 1) / 10;
    const drop = Math.sin(Math.PI * along) ** 1.3 * half * 0.8 * random.range(0.5, 1.1);
    return [x + half * (1 - 2 * along), y + drop + (n % 2) * half * 0.08];
  });
  const trees = Array.from({ length: half > 300 ? 0 : 5 }, (_, n) =>
    roundTree(random, [x + half * (-0.7 + n * 0.32), y + 4], half * random.range(0.25, 0.6)),
  );
  paper.fill(trees.join(""), mix(colour, palette.ink, 0.12));
  const turf = curve([
    [x - half, y],
    [x - half * 0.4, y - half * 0.05],
    [x + half * 0.3, y - half * 0.03],
    [x + half, y],
  ]);
  const lit = mix(colour, palette.light, 0.45 - depth * 0.25);
  if (random.chance(0.6) && half < 300) {
    const fall = x + half * random.range(-0.5, 0.5);
    const fade = paper.linear(
      [0, y],
      [0, y + half * 2],
      [
        [0, palette.light, 0.9],
        [1, palette.light, 0],
      ],
    );
    paper.fill(rect([fall, y], half * 0.13, half * 2), fade);
  }
  paper.fill(`${turf}L${under.map(([px, py]) => `${fixed(px)} ${fixed(py)}`).join("L")}Z`, colour);
  paper.fill(
    `${turf}L${fixed(x + half * 0.96)} ${fixed(y + half * 0.05)}L${fixed(x - half * 0.96)} ${fixed(y + half * 0.05)}Z`,
    lit,
  );
}

/** The seams of tiles on the walls and the floor of a room. */
export function tiles(stage: Stage, shape: Room): void {
  const to = ([px, py]: Point): string => `${fixed(px)} ${fixed(py)}`;
  const run = (across: number, up: number): string =>
    `M${to(inDepth(shape, [across, up], 0))}L${to(inDepth(shape, [across, up], 1.6))}`;
  const frame = (share: number): string =>
    polygon(
      [
        [-1, 1],
        [1, 1],
        [1, 0],
        [-1, 0],
      ].map(([across = 0, up = 0]) => inDepth(shape, [across, up], share)),
    );
  const floor = [-0.67, -0.33, 0, 0.33, 0.67].map((across) => run(across, 0) + run(across, 1));
  const walls = [0.25, 0.5, 0.75].map((up) => run(-1, up) + run(1, up));
  const frames = [0.12, 0.28, 0.5, 0.78, 1.1].map(frame);
  const {
    at: [x, y],
    half,
    height,
  } = shape;
  const back = [0.25, 0.5, 0.75].map((up) => `M${x - half} ${y - up * height}H${x + half}`);
  const seams = [...floor, ...walls, ...frames, ...back].join("");
  stage.paper.stroke(seams, stage.palette.ink, { width: 2, opacity: 0.22 });
}

/** The frame of a roof: posts and crossed beams, with windows of light behind. */
export function trusses(stage: Stage, floor: number): void {
  const { paper, palette } = stage;
  const panes = Array.from({ length: 9 }, (_, n) => rect([-180 + n * 190, 90], 120, Math.max(60, floor - 320)));
  paper.fill(panes.join(""), mix(palette.light, palette.glow, 0.5), 0.5);
  const posts = Array.from({ length: 10 }, (_, n) => rect([-222 + n * 190, -220], 26, floor + 220));
  const beams = Array.from(
    { length: 20 },
    (_, n) => `M${-210 + n * 95} ${n % 2 === 0 ? 20 : 74}L${-115 + n * 95} ${n % 2 === 0 ? 74 : 20}`,
  );
  paper.fill(posts.join("") + rect([-220, 10], 1720, 12) + rect([-220, 72], 1720, 12), stage.tone(0.6));
  paper.stroke(beams.join(""), stage.tone(0.6), { width: 8 });
}

/** Pipes along the wall, with bends, flanges and steam, and the chimneys of furnaces. */
export function pipework(stage: Stage, floor: number): void {
  const { paper, palette, random } = stage;
  for (let n = 0; n < 3; n += 1) {
    const [y, x, width] = [floor - 250 + n * 56, random.range(160, 1120), 22 - n * 3];
    const d = `M-240 ${fixed(y)}H${fixed(x)}V${fixed(y + 90)}H1520`;
    paper.stroke(d, stage.tone(0.72), { width, round: true });
    paper.stroke(d, mix(stage.tone(0.5), palette.light, 0.3), { width: 3, opacity: 0.5 });
    const flanges = Array.from({ length: 6 }, (_, k) => rect([-100 + k * 90 - 4, y - width * 0.75], 8, width * 1.5));
    paper.fill(flanges.join(""), stage.tone(0.8));
  }
  const [x, y] = stage.light.at;
  paper.fill(
    `M${x - 120} ${floor}V${y - 110}L${x - 60} ${y - 170}V-220H${x + 60}V${y - 170}L${x + 120} ${y - 110}V${floor}Z`,
    stage.tone(0.85),
  );
  paper.fill(
    `M${x - 62} ${floor - 10}V${y - 30}C${x - 62} ${y - 100} ${x + 62} ${y - 100} ${x + 62} ${y - 30}V${floor - 10}Z`,
    palette.spot,
  );
  paper.fill(
    `M${x - 40} ${floor - 10}V${y - 10}C${x - 40} ${y - 60} ${x + 40} ${y - 60} ${x + 40} ${y - 10}V${floor - 10}Z`,
    palette.light,
  );
}

/** A wheel with teeth; `turn` counts turns. */
export function gearWheel(stage: Stage, [x, y]: Point, { r, turn }: { r: number; turn: number }): void {
  const { paper, palette } = stage;
  const count = Math.round(r / 6);
  const rim = Array.from({ length: count * 4 }, (_, n): Point => {
    const angle = ((n / 4 + turn) / count) * 2 * Math.PI;
    const reach = r * (n % 4 < 2 ? 1.14 : 0.94);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  paper.transformed("translate(-2 -2)", () => paper.fill(polygon(rim), palette.light, 0.8));
  paper.cut(polygon(rim), circle(x, y, r * 0.52), stage.tone(0.82));
  paper.stroke(`M${x - r * 0.6} ${y}H${x + r * 0.6}M${x} ${y - r * 0.6}V${y + r * 0.6}`, stage.tone(0.82), {
    width: r * 0.16,
  });
  paper.fill(circle(x, y, r * 0.2), mix(palette.spot, palette.deep, 0.2));
}

/** A belt on rollers across the picture with boxes on it, moving to the `side`. */
export function conveyor(stage: Stage, y: number, side: number): void {
  const { paper, palette, time } = stage;
  const boxes = Array.from({ length: 9 }, (_, n) => {
    const x = -300 + (((n + side * time + 9) % 9) * 1900) / 9;
    return rect([x, y - 44], 56, 44);
  });
  paper.fill(boxes.join(""), mix(palette.spot, palette.deep, 0.3));
  paper.fill(rect([-240, y], 1760, 26), mix(palette.ink, palette.deep, 0.3));
  paper.fill(rect([-240, y], 1760, 4), mix(palette.light, palette.deep, 0.4));
  paper.fill(
    Array.from({ length: 36 }, (_, n) => circle(-220 + n * 50, y + 14, 8)).join(""),
    mix(palette.light, palette.deep, 0.6),
  );
  paper.fill(Array.from({ length: 9 }, (_, n) => rect([-180 + n * 200, y + 26], 18, 40)).join(""), palette.ink);
}
