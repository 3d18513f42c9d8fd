// What the places of nature share: where their light stands, the ground before the viewer, what grows at its edge.
import type { Random } from "#artwork/prng.ts";
import type { Spot } from "#artwork/part.ts";
import { blob, circle, fixed, limb, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { grass, pineWood, scatter } from "./flora.ts";
import { crest, heightAt, ridge, type Ridge, rimLine } from "./land.ts";
import { fern, vines } from "./overgrowth.ts";
import { boulders } from "./rocks.ts";
import { silhouette } from "./silhouette.ts";

type Range = readonly [low: number, high: number];

/** The stage with its light beside the middle, so far `up` from the horizon; `side` says on which side it stands. */
export function litBeside(
  stage: Stage,
  { away, up, radius }: { away: Range; up: Range; radius: Range },
): { scene: Stage; side: number } {
  const { random, horizon } = stage;
  const side = random.sign();
  const at: Point = [640 + side * random.range(...away), Math.max(110, horizon - random.range(...up))];
  return { scene: relit(stage, at, random.range(...radius)), side };
}

/** The last ground before the viewer, with grass on it; returns its crest. */
export function grassyFront(stage: Stage, options: { y: number; tilt?: number; blades?: number }): Point[] {
  const { y, tilt = 0, blades = 20 } = options;
  const front = ridge(stage, { y, height: 24, waves: 1.8, depth: 1, label: "front", tilt });
  const random = stage.random.fork("blades");
  stage.paper.fill(grass(random, scatter(random, front, 9), { height: blades }), stage.palette.ink);
  rimLine(stage, front, { width: 2 });
  return front;
}

/** A ridge with pines on it, none nearer to the middle than `clear`. */
export function pineRidge(stage: Stage, shape: Ridge, wood: { every: number; tall: number; clear?: number }): void {
  const points = ridge(stage, shape);
  const random = stage.random.fork(`pines-${shape.label}`);
  const feet = scatter(random, points, wood.every).filter(([x]) => Math.abs(x - 640) >= (wood.clear ?? 0));
  stage.paper.fill(pineWood(random, feet, wood.tall), stage.tone(Math.min(1, shape.depth + 0.03)));
}

/** A spot on a crest. */
export function spotOn(points: readonly Point[], x: number, sunk = 8): Spot {
  return { at: [x, Math.min(700, heightAt(points, x) + sunk)] };
}

/** Feet along the lower edge of the picture, so deep that what stands there leaves the middle free. */
function edgeFeet(random: Random, every: number): Point[] {
  const line = crest(random, { y: 738, height: 8, waves: 3, depth: 1, label: "edge" });
  return scatter(random, line, every).map(([x, y]): Point => [x, y - 60 * edgeShare(x)]);
}

/** How near to the side edge of the picture: 0 in its middle, 1 at the edge. */
function edgeShare(x: number): number {
  return Math.min(1.2, (Math.abs(x - 640) / 640) ** 2);
}

/** Tall grass before the subject, higher toward the sides. */
export function edgeGrass(stage: Stage): void {
  const random = stage.random.fork("edge");
  const blades = edgeFeet(random, 7).map((foot) => grass(random, [foot], { height: 30 + 130 * edgeShare(foot[0]) }));
  stage.paper.fill(blades.join(""), stage.palette.ink);
}

/** Ferns before the subject, larger toward the sides. */
export function edgeFerns(stage: Stage): void {
  const random = stage.random.fork("edge");
  const leaves = edgeFeet(random, 90).map((foot) => fern(random, foot, 26 + 130 * edgeShare(foot[0])));
  stage.paper.fill(leaves.join(""), stage.palette.ink);
}

/** Rocks before the subject at both sides. */
export function edgeRocks(stage: Stage, colour = stage.palette.ink): void {
  const random = stage.random.fork("edge");
  const rocks = edgeFeet(random, 80).map((foot) => boulders(random, [foot], 12 + 84 * edgeShare(foot[0])));
  stage.paper.fill(rocks.join(""), colour);
}

/** Reeds with their heads, at both sides. */
export function edgeReeds(stage: Stage): void {
  const random = stage.random.fork("edge");
  const reeds = edgeFeet(random, 26).map(([x, y]) => {
    const tall = (60 + 220 * edgeShare(x)) * random.range(0.6, 1.1);
    const tip: Point = [x + random.range(-0.12, 0.12) * tall, y - tall];
    const head = limb(tip, [tip[0], tip[1] + tall * 0.16], [7, 8]);
    return limb([x, y + 20], tip, [4, 2]) + (random.chance(0.45) ? head : "");
  });
  stage.paper.fill(reeds.join(""), stage.palette.ink);
}

/** An umbrella thorn, flat in the crown, `height` units tall. */
export function acacia(random: Random, [x, y]: Point, height: number): string {
  const lean = random.range(-0.12, 0.12) * height;
  const fork: Point = [x + lean, y - height * 0.5];
  const tiers = [
    [-0.32, 0.78, 0.34],
    [0.34, 0.84, 0.36],
    [0, 1, 0.5],
  ] as const;
  const crown = tiers.map(([across, up, half]) => {
    const [cx, cy, r] = [fork[0] + across * height, y - up * height, half * height * random.range(0.9, 1.15)];
    const top = `C${fixed(cx - r * 0.6)} ${fixed(cy - r * 0.38)} ${fixed(cx + r * 0.5)} ${fixed(cy - r * 0.42)} ${fixed(cx + r)} ${fixed(cy)}`;
    const branch = limb(fork, [cx, cy], [height * 0.045, height * 0.02]);
    return `${branch}M${fixed(cx - r)} ${fixed(cy)}${top}Q${fixed(cx)} ${fixed(cy + r * 0.16)} ${fixed(cx - r)} ${fixed(cy)}Z`;
  });
  return limb([x, y + 6], fork, [height * 0.075, height * 0.05]) + crown.join("");
}

/** A broad leaf of the jungle that hangs from its stalk, `size` units long, turned by `angle` (radians). */
export function broadLeaf([x, y]: Point, size: number, angle: number): string {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const at = (along: number, across: number): Point => [x + cos * along - sin * across, y + sin * along + cos * across];
  return blob([at(0, 0), at(0.2, 0.17), at(0.55, 0.21), at(1, 0), at(0.55, -0.21), at(0.2, -0.17)]);
}

/** Broad leaves that reach into the picture from its lower corners, and one from above. */
export function edgeLeaves(stage: Stage): void {
  const random = stage.random.fork("edge");
  const corners = [-1, 1].flatMap((side) =>
    Array.from({ length: 6 }, (_, index) => {
      const angle = -Math.PI / 2 + side * (0.9 - index * 0.34) + random.range(-0.1, 0.1);
      const foot: Point = [640 + side * random.range(560, 640), 760];
      return broadLeaf(foot, random.range(230, 360), angle);
    }),
  );
  const above = [0, 1, 2].map((index) => broadLeaf([60 + index * 46, -60], random.range(260, 340), 1.9 - index * 0.5));
  stage.paper.fill(corners.join("") + above.join(""), stage.palette.ink);
}

/** Flowers on stalks that stand on `feet`. */
export function flowers(stage: Stage, feet: readonly Point[], look: { size: number; petals: string }): void {
  const { size, petals } = look;
  const random = stage.random.fork(`flowers-${feet.length}`);
  const heads = feet.map(([x, y]): Point => [x + random.range(-4, 4), y - size * random.range(0.6, 2.6)]);
  const stalks = feet.map(([x, y], index) => limb([x, y + size], heads[index] ?? [x, y], [size * 0.3, size * 0.2]));
  stage.paper.fill(stalks.join(""), stage.tone(0.8));
  const petal = ([x, y]: Point): string =>
    [0, 72, 144, 216, 288]
      .map((degrees) => (degrees * Math.PI) / 180)
      .map((angle) => circle(x + Math.cos(angle) * size * 0.5, y + Math.sin(angle) * size * 0.5, size * 0.48))
      .join("");
  stage.paper.fill(heads.map((at) => (size < 6 ? circle(at[0], at[1], size) : petal(at))).join(""), petals);
  if (size >= 6) stage.paper.fill(heads.map(([x, y]) => circle(x, y, size * 0.36)).join(""), stage.palette.light);
}

/** An outline in the picture's own pixels, with its edge of light. */
export function edged(stage: Stage, outline: string, colour: string): void {
  silhouette(stage, outline, { at: [0, 0], scale: 1, colour, rim: 4 });
}

/** Vines that hang from a line around `at`, `width` long. */
export function hanging(
  random: Random,
  [x, y]: Point,
  { width, ...vine }: { width: number; count: number; length: number },
): string {
  return vines(
    random,
    [
      [x - width / 2, y],
      [x + width / 2, y],
    ],
    vine,
  );
}
