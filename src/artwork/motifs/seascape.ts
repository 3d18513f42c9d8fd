// The sea as a place: waves down to the foot of the picture, the bottom of the sea and what grows there.
import { mix } from "#artwork/colour.ts";
import { circle, fixed, type Point, polygon, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { graded } from "./interiors.ts";
import { crest, ground } from "./land.ts";
import { coral, seaPlants } from "./seafaring.ts";
import { glow, SHEET } from "./sky.ts";
import { waveRow } from "./water.ts";

/** Rows of waves down to the foot of the picture. */
export function waves(stage: Stage, from: number, { rows, height }: { rows: number; height: number }): void {
  for (let row = 0; row < rows; row += 1) {
    const near = (row + 1) / rows;
    waveRow(stage, {
      y: from + (720 - from) * (row / rows) ** 1.2,
      height: height * (0.35 + near),
      length: 90 + 150 * near,
      depth: 0.35 + 0.62 * near,
      label: `row-${row}`,
    });
  }
}

/** Three planes of sea floor from `y` down; `plants` is how much grows there, from 0 to 1. */
export function seabed(stage: Stage, y: number, plants = 1): void {
  const { paper, palette } = stage;
  for (const [index, depth] of [0.3, 0.6, 0.95].entries()) {
    const colour = mix(mix(palette.deep, palette.sky, 0.25), palette.ink, 0.12 + depth * 0.72);
    const top = y + index * 46;
    ground(stage, crest(stage.random, { y: top, height: 30, waves: 3, depth, label: `bed-${index}` }), {
      depth: 1,
      smooth: true,
      colour,
    });
    const random = stage.world.fork(`plants-${index}`);
    const grown = Array.from({ length: 11 }, (_, n): string => {
      const x = (n - 1) * 150 + random.range(-50, 50);
      const [wanted, isCoral] = [random.chance(plants), random.chance(0.4)];
      if (!wanted || Math.abs(x - 640) < 250 - index * 30) return "";
      const sway = 10 * Math.sin(2 * Math.PI * (stage.time + n / 5));
      return isCoral
        ? coral(random, [x, top + 22], 80 + index * 46)
        : seaPlants(random, [x, top + 22], { height: 90 + index * 70, sway });
    });
    paper.fill(grown.join(""), index === 1 ? mix(colour, palette.spot, 0.18) : colour);
  }
}

/** A flash of lightning from the clouds to the water. */
export function lightning(stage: Stage, x: number, [top, foot]: readonly [number, number]): void {
  const random = stage.random.fork("lightning");
  const count = 8;
  const right = Array.from({ length: count }, (_, n): [number, number] => [
    x + (n === 0 ? 0 : random.range(-34, 34)) + (n % 2) * 22,
    top + ((foot - top) * n) / (count - 1),
  ]);
  const left = right.map(([px, py], n): [number, number] => [px - 9 * (1 - n / count), py + 4]).reverse();
  stage.paper.fill(polygon([...right, ...left]), stage.palette.light);
}

/** Heavy clouds that hang over the whole picture down to `y`, the lowest row the darkest. */
export function stormClouds(stage: Stage, y: number): void {
  const random = stage.random.fork("storm");
  const { palette, paper } = stage;
  for (let row = 0; row < 3; row += 1) {
    const [low, size] = [y - 150 + row * 75 - 70, 64 + row * 10];
    const puffs = Array.from({ length: 26 }, (_, n) =>
      circle(-220 + n * 70 + random.range(-24, 24), low - random.range(0, 40), size * random.range(0.6, 1.1)),
    );
    const colour = mix(mix(palette.sky, palette.deep, 0.5), palette.ink, 0.3 + (2 - row) * 0.2);
    paper.fill(puffs.join("") + rect([-220, -220], 1720, low + 190), colour);
  }
}

/** The black water of the deepest sea, with one faint light from above. */
export function abyss(stage: Stage): void {
  const { paper, palette } = stage;
  const colours = [mix(palette.deep, palette.sky, 0.3), mix(palette.ink, palette.deep, 0.3)] as const;
  paper.fill(SHEET, graded(stage, [-60, 560], colours));
  glow(stage, stage.light.at, { radius: 620, opacity: 0.4, colour: palette.glow });
}

/** Jellyfish that give light, each around its middle. */
export function jellyfish(stage: Stage, [x, y]: Point, size: number): void {
  const { paper, palette, time } = stage;
  const beat = 1 + 0.08 * Math.sin(2 * Math.PI * (time + x / 300));
  glow(stage, [x, y], { radius: size * 2.4, opacity: 0.5, colour: palette.spot });
  const unit = fixed((size / 50) * beat * 100) / 100;
  paper.transformed(`translate(${fixed(x)} ${fixed(y)}) scale(${unit})`, () => {
    const arms = "M-30 0C-40 30 -20 50 -32 90M-12 4C-20 40 0 60 -10 110M10 4C2 40 22 64 10 104M30 0C22 30 40 54 30 86";
    paper.stroke(arms, mix(palette.spot, palette.light, 0.4), { width: 4, opacity: 0.55, round: true });
    paper.fill("M-46 6C-48 -40 -22 -56 0 -56C22 -56 48 -40 46 6C30 -4 14 8 0 4C-14 8 -30 -4 -46 6Z", palette.spot, 0.8);
    paper.fill("M-34 -8C-34 -36 -16 -46 0 -47C-14 -38 -20 -24 -18 -6Z", palette.light, 0.6);
  });
}

/** Pillars of warm smoke from the ground of the sea. */
export function vents(stage: Stage, xs: readonly number[], foot: number): void {
  const { paper, palette } = stage;
  for (const x of xs) {
    const sway = 16 * Math.sin(2 * Math.PI * (stage.time + x / 400));
    const plume = `M${x - 16} ${foot - 90}C${x - 60} ${foot - 200} ${x + 10 + sway} ${foot - 280} ${x - 50 + sway} ${foot - 420}L${x + 70 + sway} ${foot - 430}C${x + 90} ${foot - 280} ${x + 30} ${foot - 190} ${x + 16} ${foot - 90}Z`;
    const fade = paper.linear(
      [0, foot - 420],
      [0, foot - 80],
      [
        [0, palette.glow, 0],
        [1, palette.glow, 0.45],
      ],
    );
    paper.fill(plume, fade);
    paper.fill(
      `M${x - 70} ${foot + 60}L${x - 20} ${foot - 96}L${x + 18} ${foot - 90}L${x + 66} ${foot + 60}Z`,
      palette.ink,
    );
    glow(stage, [x, foot - 92], { radius: 70, opacity: 0.8, colour: palette.spot });
  }
}
