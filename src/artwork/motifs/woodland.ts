// What a forest is made of beyond its trees: its light and who lives in it.
import { mix } from "#artwork/colour.ts";
import { fixed, limb, type Point, polygon } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";
import { SHEET } from "./sky.ts";

/** Light that comes through the crowns, and the mist it lights. */
export function woodland(stage: Stage): void {
  const { paper, palette, light } = stage;
  const far = mix(palette.sky, palette.glow, 0.5);
  paper.fill(
    SHEET,
    paper.radial(light.at, 820, [
      [0, mix(palette.glow, palette.light, 0.5)],
      [0.3, mix(palette.glow, palette.sky, 0.15)],
      [0.7, mix(far, palette.deep, 0.4)],
      [1, mix(palette.deep, palette.sky, 0.3)],
    ]),
  );
}

export function shafts(stage: Stage): void {
  const random = stage.random.fork("shafts");
  const [x, y] = stage.light.at;
  const beams = Array.from({ length: 6 }, () => {
    const to = x + random.range(-620, 620);
    const half = random.range(24, 70);
    return polygon([
      [x - 10, y - 160],
      [x + 10, y - 160],
      [to + half, 760],
      [to - half, 760],
    ]);
  });
  stage.paper.fill(
    beams.join(""),
    stage.paper.linear(
      [0, y - 100],
      [0, 700],
      [
        [0, stage.palette.light, 0.34],
        [1, stage.palette.light, 0],
      ],
    ),
  );
}

/** A tree trunk from the ground out of the picture, wider at its roots, with a few boughs high up. */
export function trunk(random: Random, [x, y]: Point, width: number): string {
  const lean = random.range(-0.4, 0.4) * width;
  const half = width / 2;
  const reach = half * random.range(1.9, 2.6);
  const flare = (side: number): string =>
    `${fixed(x + side * half * 1.05)} ${fixed(y - width * 0.6)} ${fixed(x + side * half * 1.3)} ${fixed(y - width * 0.12)}`;
  const back = (side: number): string =>
    `${fixed(x + side * half * 1.3)} ${fixed(y - width * 0.12)} ${fixed(x + side * half * 1.05)} ${fixed(y - width * 0.6)}`;
  const shaft = `M${fixed(x - half * 0.82 + lean)} -240L${fixed(x + half * 0.82 + lean)} -240L${fixed(x + half)} ${fixed(y - width * 2.4)}C${flare(1)} ${fixed(x + reach)} ${fixed(y + 10)}L${fixed(x - reach)} ${fixed(y + 10)}C${back(-1)} ${fixed(x - half)} ${fixed(y - width * 2.4)}Z`;
  return (
    shaft +
    bough(random, [x + lean * 0.5, random.range(40, 150)], width) +
    bough(random, [x + lean * 0.4, random.range(150, 330)], width)
  );
}

/** A bough that leaves a trunk sideways and bends up to a thin tip. */
function bough(random: Random, [x, y]: Point, width: number): string {
  const side = random.sign();
  const reach = width * random.range(1.3, 2.6);
  const [tip, thick] = [y - reach * random.range(0.35, 0.8), width * 0.13];
  const bend = x + side * reach * 0.62;
  const [upper, lower] = [y - thick, y + thick * 1.4];
  const near = x + side * width * 0.2;
  const [first, second] = side > 0 ? [upper, lower] : [lower, upper];
  return `M${fixed(near)} ${fixed(first)}Q${fixed(bend)} ${fixed(first)} ${fixed(x + side * reach)} ${fixed(tip)}Q${fixed(bend + side * thick)} ${fixed(second)} ${fixed(near)} ${fixed(second)}Z`;
}

/** One plane of forest: trunks at both sides that leave the middle free, darker the nearer. */
export function trunks(
  stage: Stage,
  options: { depth: number; width: number; y: number; clear: number; gap: number; label: string; x?: number },
): void {
  const { depth, width, y, clear, gap, label, x = 640 } = options;
  const random = stage.random.fork(label);
  const parts: string[] = [];
  for (let px = -160; px < 1440; px += gap * random.range(0.7, 1.3)) {
    if (Math.abs(px - x) > clear)
      parts.push(trunk(random, [px, y + random.range(-8, 8)], width * random.range(0.6, 1.2)));
  }
  const side = (from: number): string => parts.filter((_, index) => index % 2 === from).join("");
  stage.paper.transformed(`translate(${stage.light.at[0] > 640 ? 2.5 : -2.5} 0)`, () =>
    stage.paper.fill(parts.join(""), stage.palette.light, 0.55 * (1 - depth * 0.4)),
  );
  stage.paper.fill(side(0) + side(1), stage.tone(depth));
}

/** A great old tree with a broad crown in clumps, `height` units tall; crown and wood apart. */
export function greatTree(
  random: Random,
  [x, y]: Point,
  height: number,
): { wood: string; crown: readonly [back: string, front: string] } {
  const w = height * 0.11;
  const boughs = [-1, 1].map(
    (side) =>
      limb([x, y - height * 0.3], [x + side * height * 0.3, y - height * 0.62], [w * 0.8, w * 0.3]) +
      limb([x, y - height * 0.38], [x + side * height * 0.14, y - height * 0.76], [w * 0.7, w * 0.3]),
  );
  const wood = `M${fixed(x - w * 1.9)} ${fixed(y + 8)}Q${fixed(x - w * 0.6)} ${fixed(y - height * 0.06)} ${fixed(x - w * 0.55)} ${fixed(y - height * 0.42)}L${fixed(x + w * 0.55)} ${fixed(y - height * 0.42)}Q${fixed(x + w * 0.6)} ${fixed(y - height * 0.06)} ${fixed(x + w * 1.9)} ${fixed(y + 8)}Z${boughs.join("")}`;
  const clump = (grow: number): string =>
    Array.from({ length: 17 }, (_, index) => {
      const angle = Math.PI + (index / 16) * Math.PI;
      const reach = height * random.range(0.26, 0.42);
      const r = height * random.range(0.09, 0.15) * grow;
      const [cx, cy] = [x + Math.cos(angle) * reach * 1.25, y - height * 0.62 + Math.sin(angle) * reach * 0.86];
      return `M${fixed(cx - r)} ${fixed(cy)}a${fixed(r)} ${fixed(r)} 0 1 1 ${fixed(2 * r)} 0a${fixed(r)} ${fixed(r)} 0 1 1 ${fixed(-2 * r)} 0Z`;
    }).join("") +
    `M${fixed(x - height * 0.42)} ${fixed(y - height * 0.58)}C${fixed(x - height * 0.3)} ${fixed(y - height)} ${fixed(x + height * 0.3)} ${fixed(y - height)} ${fixed(x + height * 0.42)} ${fixed(y - height * 0.58)}Q${fixed(x)} ${fixed(y - height * 0.5)} ${fixed(x - height * 0.42)} ${fixed(y - height * 0.58)}Z`;
  return { wood, crown: [clump(1.15), clump(0.85)] };
}
