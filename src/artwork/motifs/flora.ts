// Plants as silhouettes: pines, round trees, palms, bare trees, cacti, grass. Outlines stand with their foot at 0 0.
import { blob, circle, fixed, limb, type Point, polygon, taper } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";

/** A pine of ragged tiers, `height` units tall, standing at `foot`. */
export function pine(random: Random, [x, y]: Point, height: number): string {
  const tiers = 6;
  const width = height * random.range(0.16, 0.22);
  const side = (mirror: number): Point[] =>
    Array.from({ length: tiers }, (_, tier): Point[] => {
      const down = (tier + 1) / tiers;
      const reach = width * (0.18 + 0.82 * down) * random.range(0.85, 1.15);
      const top = y - height * (1 - down * 0.93);
      return [
        [x + mirror * reach, top],
        [x + mirror * reach * 0.42, top - height * 0.015],
      ];
    }).flat();
  const trunk = polygon([
    [x - height * 0.018, y + height * 0.03],
    [x - height * 0.018, y - height * 0.1],
    [x + height * 0.018, y - height * 0.1],
    [x + height * 0.018, y + height * 0.03],
  ]);
  return polygon([[x, y - height], ...side(1), ...side(-1).reverse()]) + trunk;
}

/** A round-headed tree. */
export function roundTree(random: Random, [x, y]: Point, height: number): string {
  const crown = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * 2 * Math.PI;
    const r = height * 0.3 * random.range(0.82, 1.14);
    return [x + Math.cos(angle) * r, y - height * 0.66 + Math.sin(angle) * r * 1.05];
  });
  return blob(crown) + limb([x, y + height * 0.02], [x, y - height * 0.6], [height * 0.07, height * 0.03]);
}

/** A palm bent to one side; `sway` in units moves its crown. */
export function palm(random: Random, [x, y]: Point, shape: { height: number; sway?: number }): string {
  const { height, sway = 0 } = shape;
  const lean = height * random.range(0.12, 0.3) * random.sign();
  const [tx, ty] = [x + lean + sway, y - height];
  const w = height * 0.026;
  const trunk = `M${fixed(x - w * 1.5)} ${fixed(y)}Q${fixed(x + lean * 0.15)} ${fixed(y - height * 0.55)} ${fixed(tx - w * 0.7)} ${fixed(ty)}L${fixed(tx + w * 0.7)} ${fixed(ty)}Q${fixed(x + lean * 0.15 + w * 2)} ${fixed(y - height * 0.5)} ${fixed(x + w * 1.5)} ${fixed(y)}Z`;
  const fronds = [-168, -140, -105, -70, -38, -10, 22, 160].map((degrees): string => {
    const angle = ((degrees + random.range(-8, 8)) * Math.PI) / 180;
    const reach = height * random.range(0.34, 0.44);
    const tip: Point = [tx + Math.cos(angle) * reach, ty + Math.sin(angle) * reach * 0.62 + reach * 0.34];
    const bend: Point = [tx + Math.cos(angle) * reach * 0.55, ty + Math.sin(angle) * reach * 0.78 - reach * 0.1];
    return `M${fixed(tx)} ${fixed(ty)}Q${fixed(bend[0])} ${fixed(bend[1] - w * 2)} ${fixed(tip[0])} ${fixed(tip[1])}Q${fixed(bend[0])} ${fixed(bend[1] + w * 3.4)} ${fixed(tx)} ${fixed(ty + w)}Z`;
  });
  return trunk + fronds.join("");
}

/** The thinnest end of a branch that is rounded, in units. */
const JOINT_MIN = 3;

/** A leafless tree, grown by forking. */
export function bareTree(random: Random, foot: Point, height: number): string {
  const grow = (from: Point, angle: number, size: readonly [length: number, width: number, order: number]): string => {
    const [length, width, order] = size;
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    const end = width * 0.66;
    // Each fork is round; twigs are too thin to show it, and a wood of them would take twice the time.
    const joint = order > 0 && end > JOINT_MIN ? circle(...to, end / 2) : "";
    const own = taper(from, to, [width, order === 0 ? width * 0.4 : end]) + joint;
    if (order === 0) return own;
    const spread = random.range(0.32, 0.55);
    const next = (turn: number): string =>
      grow(to, angle + turn, [length * random.range(0.62, 0.8), width * 0.64, order - 1]);
    return (
      own + next(-spread) + next(spread * random.range(0.7, 1.2)) + (order === 4 ? next(random.range(-0.15, 0.15)) : "")
    );
  };
  return grow(foot, -Math.PI / 2 + random.range(-0.12, 0.12), [height * 0.3, height * 0.075, 4]);
}

/** A saguaro. */
export function cactus(random: Random, [x, y]: Point, height: number): string {
  const w = height * 0.15;
  const arm = (side: number): string => {
    const [level, reach, rise] = [
      random.range(0.35, 0.55),
      height * random.range(0.2, 0.26),
      height * random.range(0.2, 0.34),
    ];
    const elbow: Point = [x + side * reach, y - height * level];
    return (
      limb([x, y - height * level], elbow, [w * 0.62, w * 0.62]) +
      limb(elbow, [elbow[0], elbow[1] - rise], [w * 0.66, w * 0.58])
    );
  };
  return limb([x, y], [x, y - height], [w, w * 0.86]) + arm(-1) + arm(1);
}

/** Blades of grass along a line of feet; `lean` bends them. */
export function grass(random: Random, feet: readonly Point[], options: { height: number; lean?: number }): string {
  const { height, lean = 0 } = options;
  return feet
    .map(([x, y]) => {
      const tall = height * random.range(0.45, 1.1);
      const tip = lean + random.range(-0.35, 0.35) * tall;
      return `M${fixed(x - 2.4)} ${fixed(y + 6)}Q${fixed(x)} ${fixed(y - tall * 0.5)} ${fixed(x + tip)} ${fixed(y - tall)}Q${fixed(x + 3)} ${fixed(y - tall * 0.4)} ${fixed(x + 3)} ${fixed(y + 6)}Z`;
    })
    .join("");
}

/** A wood of pines along a crest, as one outline. */
export function pineWood(random: Random, feet: readonly Point[], height: number): string {
  return feet.map((foot) => pine(random, [foot[0], foot[1] + 6], height * random.range(0.55, 1.15))).join("");
}

/** Leaves hanging into the picture from its upper corners, out of the light. */
export function canopy(stage: Stage, depth: number): void {
  const random = stage.random.fork("canopy");
  const clumps = Array.from({ length: 34 }, (_, index): string => {
    const x = -60 + index * 42;
    const edge = Math.abs(x - 640) / 640;
    const y = -30 + edge ** 1.7 * 150 + random.range(-26, 26);
    return circle(x, y, random.range(34, 66));
  });
  stage.paper.fill(clumps.join(""), stage.tone(depth));
}

/** Points about `every` pixels apart along a crest, with a little disorder. */
export function scatter(random: Random, points: readonly Point[], every: number): Point[] {
  let owed = random.next();
  return points.flatMap((point, index): Point[] => {
    const next = points[index + 1];
    if (next === undefined) return [];
    owed += (next[0] - point[0]) / every;
    const count = Math.max(0, Math.floor(owed));
    owed -= count;
    return Array.from({ length: count }, (_, part): Point => {
      const along = (part + random.range(0, 0.9)) / count;
      return [point[0] + (next[0] - point[0]) * along, point[1] + (next[1] - point[1]) * along];
    });
  });
}
