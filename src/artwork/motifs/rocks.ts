// Rock and what runs between it: cliffs, pinnacles, boulders, rivers, waterfalls, seas of cloud.
import { mix } from "#artwork/colour.ts";
import { blob, circle, curve, type Point, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";

const FLOOR = 940;
const TOP = -220;

export type Cliff = { side: -1 | 1; x: number; lean: number; depth: number; label: string };

/** A wall of rock that closes the picture on one side, its lit edge toward the gap. `lean` widens it downward. */
export function cliff(stage: Stage, { side, x, lean, depth, label }: Cliff): void {
  const random = stage.random.fork(label);
  const outer = side < 0 ? -240 : 1520;
  const edge = brokenEdge(random, { x, side, lean });
  const colour = stage.tone(depth);
  const foot = mix(colour, stage.palette.glow, Math.max(0, 0.4 - depth * 0.4));
  const outline = polygon([...edge, [outer, FLOOR], [outer, TOP]]);
  const paint = stage.paper.linear(
    [0, 200],
    [0, 720],
    [
      [0, colour],
      [1, foot],
    ],
  );
  const lit = stage.paper.linear(
    [x, 0],
    [x, 720],
    [
      [0, stage.palette.light, 0.9],
      [0.7, stage.palette.light, 0.3],
      [1, stage.palette.light, 0],
    ],
  );
  stage.paper.transformed(`translate(${-side * 3} 0)`, () => stage.paper.fill(outline, lit));
  stage.paper.fill(outline, paint);
  const planes = [0, 1, 2].map((row) =>
    brokenEdge(random, { x: x + side * (70 + row * 120), side, lean: lean * 1.15 }),
  );
  for (const [row, plane] of planes.entries()) {
    const shade = mix(colour, stage.palette.ink, 0.14 + row * 0.1);
    const fade = stage.paper.linear(
      [0, 200],
      [0, 720],
      [
        [0, shade],
        [1, mix(foot, shade, 0.5)],
      ],
    );
    stage.paper.fill(polygon([...plane, [outer, FLOOR], [outer, TOP]]), fade);
  }
}

/** A steep line of rock from top to bottom: long faces, short ledges. */
function brokenEdge(random: Random, { x, side, lean }: { x: number; side: number; lean: number }): Point[] {
  const points: Point[] = [];
  let y = TOP;
  let out = 0;
  while (y < FLOOR) {
    const along = (y - TOP) / (FLOOR - TOP);
    points.push([x - side * (lean * along ** 1.4 + out), y]);
    const face = random.range(60, 170);
    out += random.range(-9, 9);
    y += face;
    points.push([x - side * (lean * ((y - TOP) / (FLOOR - TOP)) ** 1.4 + out), y]);
    out = Math.max(-34, Math.min(34, out + random.range(-30, 30)));
    y += random.range(2, 16);
  }
  return points;
}

export type Pinnacle = { at: Point; height: number; width: number; depth: number; label: string };

/** A tower of rock standing on `at`, half in the light; returns its flat top. */
export function pinnacle(stage: Stage, { at: [x, y], height, width, depth, label }: Pinnacle): Point {
  const random = stage.random.fork(label);
  const flank = (side: number): Point[] =>
    Array.from({ length: 9 }, (_, index): Point => {
      const down = index / 8;
      const half = width * (0.2 + 0.34 * down ** 0.8 + (index === 0 ? 0 : random.range(-0.05, 0.07)));
      return [x + side * half, y - height * (1 - down) + (index === 0 ? 0 : random.range(-0.03, 0.03) * height)];
    });
  const [left, right] = [flank(-1), flank(1)];
  const side = Math.sign(stage.light.at[0] - x) || 1;
  const lit = side > 0 ? right : left;
  const colour = stage.tone(depth);
  const spine = lit.map(([lx, ly], index): Point => [x + (lx - x) * (0.12 + 0.3 * random.next() + index * 0.02), ly]);
  const veil = (tint: string): string =>
    stage.paper.linear(
      [0, y - height],
      [0, y],
      [
        [0, tint],
        [0.5, tint],
        [1, mix(tint, stage.palette.glow, 0.75 - depth * 0.55)],
      ],
    );
  stage.paper.fill(polygon([...left, ...right.reverse()]), veil(colour));
  stage.paper.fill(
    polygon([...(side > 0 ? [...lit].reverse() : lit), ...spine.reverse()]),
    veil(mix(colour, stage.palette.light, 0.26 - depth * 0.12)),
  );
  return [x, y - height];
}

/** Rounded rocks on a line of feet. */
export function boulders(random: Random, feet: readonly Point[], size: number): string {
  return feet
    .map(([x, y]) => {
      const r = size * random.range(0.5, 1.3);
      return blob(
        [
          [-1, 0.2],
          [-0.8, -0.5],
          [-0.1, -0.85],
          [0.6, -0.6],
          [1, 0.2],
          [0, 0.5],
        ].map(([dx = 0, dy = 0]): Point => [x + dx * r * random.range(0.85, 1.2), y + dy * r]),
      );
    })
    .join("");
}

/** A river that winds from a point at the horizon toward the viewer. */
export function river(stage: Stage, options: { from: Point; colour?: string; width?: number; sway?: number }): void {
  const { from, width = 420, colour = mix(stage.palette.glow, stage.palette.light, 0.35), sway = 190 } = options;
  const turn = stage.random.fork("river").sign();
  const bank = (side: number): Point[] =>
    Array.from({ length: 13 }, (_, index): Point => {
      const down = index / 12;
      const middle = from[0] + turn * sway * Math.sin(down * 7.2) * (0.16 + down * 0.84);
      return [middle + side * (2 + (width / 2) * down ** 1.9), from[1] + (770 - from[1]) * down ** 1.25];
    });
  const [left, right] = [bank(-1), bank(1)];
  const paint = stage.paper.linear(
    [0, from[1]],
    [0, 740],
    [
      [0, colour],
      [0.5, mix(colour, stage.palette.sky, 0.35)],
      [1, mix(colour, stage.palette.deep, 0.62)],
    ],
  );
  stage.paper.fill(
    `${curve(left)}L${right.at(-1)?.join(" ") ?? "0 0"}${curve(right.reverse()).replace("M", "L")}Z`,
    paint,
  );
}

/** A fall of water with spray at its foot. */
export function waterfall(stage: Stage, at: Point, size: { width: number; height: number }): void {
  const { width, height } = size;
  const [x, y] = at;
  const random = stage.random.fork("waterfall");
  const { light, glow, sky } = stage.palette;
  stage.paper.fill(
    rect([x - width / 2, y], width, height),
    stage.paper.linear(
      [0, y],
      [0, y + height],
      [
        [0, mix(light, sky, 0.12)],
        [1, mix(light, glow, 0.3)],
      ],
    ),
  );
  const threads = Array.from({ length: 9 }, () => {
    const left = x + random.range(-0.48, 0.42) * width;
    return rect(
      [left, y + random.range(0, height * 0.4)],
      random.range(2, width * 0.06),
      height * random.range(0.3, 0.6),
    );
  });
  stage.paper.fill(threads.join(""), mix(sky, stage.palette.deep, 0.3), 0.4);
  const spray = Array.from({ length: 12 }, () =>
    circle(x + random.range(-0.9, 0.9) * width, y + height + random.range(-12, 10), width * random.range(0.1, 0.26)),
  );
  stage.paper.fill(spray.join(""), mix(light, glow, 0.3), 0.5);
}

/** The upper side of a bank of cloud that fills everything below. */
export function cloudSea(stage: Stage, options: { y: number; depth: number; label: string; size?: number }): void {
  const { y, depth, label, size = 70 } = options;
  const random = stage.random.fork(label);
  const sway = 16 * Math.sin(2 * Math.PI * (stage.time + random.next()));
  const puffs = Array.from({ length: Math.ceil(1700 / size) }, (_, index) =>
    circle(
      -200 + index * size + random.range(-0.3, 0.3) * size + sway,
      y + random.range(0, 0.5) * size,
      size * random.range(0.5, 1.05),
    ),
  );
  const colour = mix(mix(stage.palette.light, stage.palette.glow, 0.45), stage.palette.sky, 0.2 + depth * 0.45);
  const body = `${puffs.join("")}${rect([-220, y], 1720, FLOOR - y)}`;
  stage.paper.transformed(`translate(0 -3)`, () =>
    stage.paper.fill(puffs.join(""), mix(colour, stage.palette.light, 0.6)),
  );
  stage.paper.fill(
    body,
    stage.paper.linear(
      [0, y - size],
      [0, y + 210],
      [
        [0, colour],
        [1, mix(colour, stage.palette.deep, 0.45)],
      ],
    ),
  );
}

/** What `draw` draws above a line of water, once upright and once upside down in the water. */
export function mirrored(stage: Stage, y: number, draw: () => void): void {
  draw();
  stage.paper.clipped(rect([-220, y], 1720, FLOOR - y), () =>
    stage.paper.transformed(`translate(0 ${2 * y}) scale(1 -1)`, draw),
  );
}
