// Life in the ice: the cave, the sled, the last furnace; and the peaks and pines of all of them.
import { mix } from "#artwork/colour.ts";
import { castle, castleLights } from "#artwork/motifs/buildings.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { heightAt, peak } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { aurora, glow, haze, sky } from "#artwork/motifs/sky.ts";
import {
  crystals,
  footprints,
  iceFrame,
  SLED,
  sledDog,
  smoke,
  snowfield,
  snowHouse,
  snowPine,
  snowTone,
} from "#artwork/motifs/winter.ts";
import { type Point, polygon, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Snowy peaks down to a base line. */
export function drawRange(stage: Stage, base: number, options: { centre: number; high: number }): void {
  const { centre, high } = options;
  const random = stage.world.fork("range");
  for (const [dx, share, depth] of [
    [-430, 0.72, 0.1],
    [400, 0.66, 0.12],
    [-200, 0.86, 0.2],
    [230, 0.8, 0.24],
    [0, 1, 0.3],
  ] as const) {
    const x = centre + dx + random.range(-50, 50);
    peak(stage, {
      summit: [x, base - high * share],
      base: base + 20,
      spread: high * share * random.range(0.9, 1.15),
      depth,
      snow: 0.42,
    });
  }
  haze(stage, { from: base - 150, to: base + 50, opacity: 0.75 });
}

/** Pines under snow along a crest, none nearer to the middle than `gap`. */
export function drawPines(
  stage: Stage,
  points: readonly Point[],
  options: { count: number; height: number; depth: number; gap?: number },
): void {
  const { count, height, depth, gap = 0 } = options;
  const random = stage.random.fork(`pines-${count}-${depth}`);
  const colour = mix(stage.tone(depth), stage.inks.ink, 0.15);
  for (let n = 0; n < count; n += 1) {
    const x = -90 + (1460 / count) * (n + random.range(0.1, 0.9));
    if (Math.abs(x - 640) > gap)
      snowPine(stage, [x, heightAt(points, x) + 8], { height: height * random.range(0.65, 1.25), colour, random });
  }
}

/** Out of a cave of ice into the light. */
export function drawIceCave(stage: Stage): void {
  const { paper, inks, random } = stage;
  const at: Point = [640, 340];
  const set = relit(stage, [at[0] + random.range(-60, 60), 280], 90);
  sky(set);
  drawRange(set, 500, { centre: 640, high: 260 });
  snowfield(set, { y: 520, height: 14, depth: 0.25, label: "out" });
  const layers = [
    [330, 250, 0.2],
    [410, 310, 0.42],
    [510, 380, 0.66],
    [640, 470, 0.9],
  ] as const;
  for (const [rx, ry, depth] of layers) {
    const colour = mix(mix(inks.sky, inks.glow, 0.5 - depth * 0.5), mix(inks.deep, inks.ink, depth * 0.8), depth);
    paper.transformed("translate(0 0)", () =>
      paper.fill(
        iceFrame(stage.world.fork(`ice-${rx}`), { at, rx, ry }),
        paper.radial(at, rx * 1.7, [
          [0.5, mix(colour, inks.light, 0.55 * (1 - depth) + 0.12)],
          [1, colour],
        ]),
      ),
    );
    snowfield(set, { y: 545 + depth * 130, height: 10, depth: 0.2 + depth * 0.7, label: `floor-${rx}` });
    for (const side of [-1, 1])
      crystals(set, [at[0] + side * rx * random.range(0.72, 0.92), 556 + depth * 132], {
        height: 70 + depth * 150,
        random,
        colour: mix(colour, inks.spot, depth > 0.5 ? 0.3 : 0.1),
      });
  }
  hero(set, [640, 640], { height: 170 });
}

/** A sled and its dogs before a low sun. */
export function drawSled(stage: Stage): void {
  const { paper, inks, random } = stage;
  const set = relit(stage, [640 + random.range(-110, 110), 300], random.range(180, 230));
  sky(set);
  if (stage.night) aurora(set);
  drawRange(set, 500, { centre: random.pick([360, 900]), high: 170 });
  const far = snowfield(set, { y: 520, height: 20, depth: 0.25, label: "far" });
  drawPines(set, far, { count: 18, height: 80, depth: 0.5, gap: 100 });
  snowfield(set, { y: 580, height: 10, depth: 0.45, label: "near" });
  const line = 614;
  const beat = (n: number): number => 4 * Math.sin(2 * Math.PI * (stage.time * 4 + n / 3));
  paper.stroke(`M500 ${line - 20}L960 ${line - 26}`, inks.ink, { width: 2.5 });
  silhouette(set, SLED, {
    at: [440, line],
    scale: 1.5,
    rim: 3,
    details: () => paper.fill("M-38 -10L52 -10L49 -19L-37 -19Z", inks.spot),
  });
  for (const n of [0, 1, 2, 3]) silhouette(set, sledDog(), { at: [610 + n * 100, line + 2 + beat(n)], scale: 1.05 });
  const front = snowfield(set, { y: 680, height: 20, depth: 0.82, label: "front" });
  drawPines(set, front, { count: 5, height: 250, depth: 0.98, gap: 400 });
}

/** A town around its fire, or a fortress. */
export function drawFurnace(stage: Stage): void {
  const { paper, inks } = stage;
  const set = relit(stage, [640, 300], 130);
  sky(set);
  drawRange(set, 500, { centre: 640, high: 330 });
  const world = stage.world.fork("town");
  const fort = world.chance(0.4);
  snowfield(set, { y: 530, height: 14, depth: 0.3, label: "town" });
  glow(set, [640, 500], { radius: 430, opacity: 0.75, colour: mix(inks.light, inks.spot, 0.45) });
  if (fort)
    silhouette(set, castle(world), {
      at: [640, 572],
      scale: 4,
      rim: 3,
      colour: mix(stage.tone(0.8), inks.ink, 0.3),
      details: () => paper.fill(castleLights(stage.world.fork("lights")), mix(inks.light, inks.spot, 0.3)),
    });
  else {
    smoke(set, [640, 220], { height: 320, width: 70, colour: mix(inks.ink, inks.deep, 0.5) });
    town(set, world);
    paper.fill(
      polygon([
        [560, 590],
        [598, 260],
        [590, 250],
        [590, 220],
        [690, 220],
        [690, 250],
        [682, 260],
        [720, 590],
      ]),
      inks.ink,
    );
    paper.fill(
      rect([590, 220], 100, 8) + rect([604, 300], 72, 7) + rect([596, 380], 88, 7),
      mix(inks.light, inks.spot, 0.3),
    );
    paper.fill(rect([632, 400], 16, 170), mix(inks.light, inks.spot, 0.4));
  }
  const near = snowfield(set, { y: 600, height: 22, depth: 0.5, label: "near" });
  drawPines(set, near, { count: 8, height: 150, depth: 0.8, gap: 260 });
  snowfield(set, { y: 680, height: 18, depth: 0.8, label: "front" });
  const x = 640 + stage.random.sign() * stage.random.range(150, 230);
  footprints(set, [x - 40, 780], [x, 690]);
  hero(set, [x, 690], { height: 128 });
}

/** Rows of small houses that crowd around the fire. */
function town(stage: Stage, random: Random): void {
  const { paper, inks } = stage;
  for (const [row, depth] of [0.45, 0.66, 0.85].entries()) {
    const houses = Array.from({ length: 13 - row * 2 }, (_, n) => {
      const reach = 250 + row * 80;
      const x = 640 + ((n + random.range(-0.2, 0.2)) / (12 - row * 2) - 0.5) * 2 * reach;
      return snowHouse([x, 548 + row * 26], random.range(44, 66), random.range(60, 120) + row * 12);
    });
    paper.fill(houses.map(({ wall }) => wall).join(""), mix(stage.tone(depth), inks.ink, 0.2));
    paper.fill(houses.map(({ panes }) => panes).join(""), mix(inks.light, inks.spot, 0.4));
    paper.fill(houses.map(({ snow }) => snow).join(""), snowTone(stage, 0.1 + row * 0.16));
  }
}
