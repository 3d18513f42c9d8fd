// What grows over and between: vines, giant trunks, mushrooms, ferns, reeds, bamboo.
import { fixed, type Point, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { grass, scatter } from "./flora.ts";
import { heightAt, ridge, rimLine } from "./land.ts";

/** Vines that hang from a line, with leaves. */
export function vines(
  random: Random,
  [from, to]: readonly [Point, Point],
  options: { count: number; length: number },
): string {
  const { count, length } = options;
  return Array.from({ length: count }, (_, index) => {
    const along = (index + random.next()) / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
    const drop = length * random.range(0.3, 1);
    const leaves = Array.from({ length: Math.ceil(drop / 16) }, (__, leaf) => {
      const ly = y + leaf * 16;
      const side = leaf % 2 === 0 ? 1 : -1;
      return `M${fixed(x)} ${fixed(ly)}q${side * 9} -3 ${side * 11} 7q${-side * 8} 1 ${-side * 11} -7Z`;
    });
    return rect([x - 1.2, y], 2.4, drop) + leaves.join("");
  }).join("");
}

/** A mushroom, `height` units tall: stem and cap apart, so that they can have two colours. */
export function mushroom(random: Random, [x, y]: Point, height: number): { stem: string; cap: string; gills: string } {
  const half = height * random.range(0.42, 0.62);
  const [stem, lean] = [height * 0.09, height * random.range(-0.12, 0.12)];
  const top: Point = [x + lean, y - height * 0.62];
  const rim = height * random.range(0.04, 0.12);
  return {
    stem: `M${fixed(x - stem * 1.5)} ${fixed(y + 6)}Q${fixed(x - stem * 0.5)} ${fixed(y - height * 0.3)} ${fixed(top[0] - stem)} ${fixed(top[1])}L${fixed(top[0] + stem)} ${fixed(top[1])}Q${fixed(x + stem * 1.3)} ${fixed(y - height * 0.3)} ${fixed(x + stem * 1.5)} ${fixed(y + 6)}Z`,
    cap: `M${fixed(top[0] - half)} ${fixed(top[1] + rim)}C${fixed(top[0] - half * 0.8)} ${fixed(y - height * 1.14)} ${fixed(top[0] + half * 0.8)} ${fixed(y - height * 1.14)} ${fixed(top[0] + half)} ${fixed(top[1] + rim)}Q${fixed(top[0])} ${fixed(top[1] - rim * 1.6)} ${fixed(top[0] - half)} ${fixed(top[1] + rim)}Z`,
    gills: `M${fixed(top[0] - half)} ${fixed(top[1] + rim)}Q${fixed(top[0])} ${fixed(top[1] - rim * 1.6)} ${fixed(top[0] + half)} ${fixed(top[1] + rim)}Q${fixed(top[0])} ${fixed(top[1] + rim * 1.4)} ${fixed(top[0] - half)} ${fixed(top[1] + rim)}Z`,
  };
}

/** A fern of arched fronds. */
export function fern(random: Random, [x, y]: Point, size: number): string {
  return Array.from({ length: 7 }, (_, index) => {
    const angle = ((-160 + index * 23 + random.range(-6, 6)) * Math.PI) / 180;
    const reach = size * random.range(0.75, 1.1);
    const tip: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9 + reach * 0.12];
    const bend: Point = [x + Math.cos(angle) * reach * 0.5, y + Math.sin(angle) * reach * 0.95];
    return `M${fixed(x)} ${fixed(y)}Q${fixed(bend[0])} ${fixed(bend[1] - size * 0.06)} ${fixed(tip[0])} ${fixed(tip[1])}Q${fixed(bend[0])} ${fixed(bend[1] + size * 0.13)} ${fixed(x)} ${fixed(y + size * 0.05)}Z`;
  }).join("");
}

/** Stalks of bamboo through the whole height of the picture, with joints and a few leaves. */
export function bamboo(random: Random, xs: readonly number[], width: number): string {
  return xs
    .map((x) => {
      const lean = random.range(-30, 30);
      const segments = Array.from({ length: 9 }, (_, index) => {
        const [from, to] = [index / 9, (index + 1) / 9];
        const at = (share: number): number => x + lean * (0.5 - share);
        const y = (share: number): number => -120 + share * 960;
        return (
          polygon([
            [at(from) - width / 2, y(from) + 2],
            [at(from) + width / 2, y(from) + 2],
            [at(to) + width / 2, y(to) - 2],
            [at(to) - width / 2, y(to) - 2],
          ]) + rect([at(to) - width * 0.62, y(to) - 3], width * 1.24, 4)
        );
      });
      const leaves = Array.from({ length: 5 }, () => {
        const [ly, side, reach] = [random.range(0, 430), random.sign(), width * random.range(2.4, 4.4)];
        return `M${fixed(x)} ${fixed(ly)}q${fixed(side * reach * 0.5)} ${fixed(-width * 0.6)} ${fixed(side * reach)} ${fixed(width * 1.1)}q${fixed(-side * reach * 0.6)} ${fixed(width * 0.2)} ${fixed(-side * reach)} ${fixed(-width * 1.1)}Z`;
      });
      return segments.join("") + leaves.join("");
    })
    .join("");
}

/** Grass-grown ground at the foot of the picture; returns its crest. */
export function overgrown(stage: Stage, options: { y: number; tilt?: number }): Point[] {
  const front = ridge(stage, {
    y: options.y,
    height: 22,
    waves: 2.4,
    depth: 1,
    label: "front",
    tilt: options.tilt ?? 0,
  });
  const blades = stage.random.fork("blades");
  stage.paper.fill(grass(blades, scatter(blades, front, 8), { height: 24 }), stage.palette.ink);
  for (const x of [blades.range(120, 330), blades.range(940, 1150)])
    stage.paper.fill(fern(blades, [x, heightAt(front, x) + 8], blades.range(60, 96)), stage.palette.ink);
  rimLine(stage, front, { width: 2 });
  return front;
}
