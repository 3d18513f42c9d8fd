// What stands in the wild and is seen at once: houses in trees, gates on a slope, a mountain of fire, the bones of a giant.
import { mix } from "#artwork/colour.ts";
import { type Point, polygon, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { hut, hutLights } from "./buildings.ts";
import { peak } from "./land.ts";
import { silhouette } from "./silhouette.ts";
import { glow } from "./sky.ts";
import { smoke } from "./winter.ts";

/** A house with lights on, on a floor of boards in a tree. */
export function treeHouse(stage: Stage, [x, y]: Point, scale: number): void {
  const { paper, palette } = stage;
  glow(stage, [x, y - 40 * scale], { radius: 120 * scale, opacity: 0.5, colour: palette.spot });
  paper.fill(rect([x - 62 * scale, y], 124 * scale, 8 * scale), palette.ink);
  const details = () => paper.fill(hutLights(), mix(palette.spot, palette.light, 0.4));
  silhouette(stage, hut(), { at: [x, y + 2], scale, colour: stage.tone(0.94), details });
}

/** A gate of a slalom: two poles with a cloth between them. */
export function slalomGate(stage: Stage, [x, y]: Point, colour: string): void {
  const cloth: Point[] = [
    [x + 4, y - 150],
    [x + 70, y - 140],
    [x + 70, y - 100],
    [x + 4, y - 104],
  ];
  stage.paper.fill(rect([x, y - 150], 5, 160) + rect([x + 68, y - 142], 5, 150), stage.palette.ink);
  stage.paper.fill(polygon(cloth), colour);
}

/** The colour of what is molten. */
export function lavaColour({ palette }: Stage): string {
  return mix(palette.spot, palette.light, 0.25);
}

/** A volcano at work, its foot line at `foot`, lava running to the side `side`. */
export function fieryMountain(stage: Stage, [x, top]: Point, { foot, side }: { foot: number; side: number }): void {
  const { paper, palette } = stage;
  smoke(stage, [x, top + 10], { height: 330, width: 90, colour: mix(palette.deep, palette.ink, 0.4) });
  glow(stage, [x, top], { radius: 260, opacity: 0.8, colour: palette.spot });
  const cone = `M${x - 62} ${top}Q${x - 30} ${top + 14} ${x} ${top + 4}Q${x + 34} ${top + 14} ${x + 58} ${top - 4}C${x + 120} ${top + 130} ${x + 260} ${foot - 60} ${x + 520} ${foot}H${x - 520}C${x - 260} ${foot - 60} ${x - 120} ${top + 130} ${x - 62} ${top}Z`;
  const [high, low] = [stage.tone(0.62), mix(stage.tone(0.4), palette.glow, 0.4)];
  const fade = paper.linear(
    [0, top],
    [0, foot],
    [
      [0, high],
      [1, low],
    ],
  );
  paper.fill(cone, fade);
  const [a, b] = [side * 40, side * 90];
  const lava = `M${x - 26} ${top + 10}C${x + a} ${top + 90} ${x - a} ${top + 150} ${x + b} ${foot}H${x + b + 64}C${x + 10} ${top + 170} ${x + a + 50} ${top + 90} ${x + 26} ${top + 10}ZM${x - 58} ${top + 6}C${x - 90} ${top + 80} ${x - 120} ${top + 120} ${x - 190} ${foot - 60}C${x - 110} ${top + 120} ${x - 84} ${top + 80} ${x - 34} ${top + 10}Z`;
  paper.fill(lava, lavaColour(stage));
}

/** Three mountains behind a shore at `level`, as a function that draws them the same each time. */
export function shoreSummits(stage: Stage, level: number, side: number): () => void {
  const random = stage.random.fork("summits");
  const shapes = [-470, 300, -170].map((away, index) => {
    const rise = (140 + index * 80) * random.range(0.85, 1.1);
    const summit: Point = [640 + side * (away + random.range(-40, 40)), level - rise];
    const spread = random.range(290, 390);
    return { summit, base: level + 30, spread, depth: 0.24 + index * 0.08, snow: 0.2 + index * 0.07 };
  });
  return () => {
    for (const shape of shapes) peak(stage, shape);
  };
}

const SKULL = {
  bone: "M-62 10C-78 -30 -66 -76 -24 -86C6 -94 34 -84 48 -64L92 -40C108 -32 116 -18 112 -2L104 4L100 18L92 6L86 20L78 7L70 19L62 8L52 12L44 34C20 42 -40 40 -62 10ZM46 26L100 30C108 36 104 46 94 48L30 46L-8 40Z",
  holes:
    "M8 -54C22 -62 40 -52 42 -38C38 -24 18 -18 8 -28C0 -36 0 -48 8 -54ZM84 -34L98 -26L94 -16L80 -22ZM-44 -30C-32 -38 -18 -30 -14 -12C-14 0 -26 6 -36 2C-48 -4 -52 -22 -44 -30Z",
};

/** The skull of something huge, looking right unless `flip` says so. */
export function giantSkull(stage: Stage, at: Point, flip: boolean): void {
  const colour = mix(stage.tone(0.5), stage.palette.light, 0.3);
  const details = () => stage.paper.fill(SKULL.holes, stage.palette.ink, 0.7);
  silhouette(stage, SKULL.bone, { at, scale: 1.9, flip, turn: flip ? -8 : 8, colour, rim: 4, details });
}
