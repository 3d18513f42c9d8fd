// Pixel worlds of stone: the cave with its torches and the bridge to the castle; and the far planes of all of them.
import { mix } from "#artwork/colour.ts";
import { bricks, coins, pixelCastle, pixelHero } from "#artwork/motifs/pixel-sprites.ts";
import {
  block,
  COLUMNS,
  ledge,
  pixelCloud,
  pixelDisc,
  pixelHills,
  pixelSky,
  pixelTree,
} from "#artwork/motifs/pixels.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A sky of flat steps with its clouds; returns the stage lit by it. */
export function skyOver(stage: Stage, y: number): Stage {
  const set = relit(stage, [640 + stage.random.sign() * stage.random.range(30, 260), y], stage.light.radius * 0.9 + 20);
  pixelSky(set);
  const random = stage.random.fork("clouds");
  if (stage.mood !== "dark")
    for (let n = 0; n < 4; n += 1)
      pixelCloud(set, [random.int(-6, 36) + n * 40, random.int(8, 38)], random.int(16, 30));
  return set;
}

/** Stepped mountains and hills down to a row. */
export function ranges(stage: Stage, row: number): void {
  pixelHills(stage, {
    row: row - 8,
    height: 13,
    run: 2,
    label: "range",
    colour: mix(stage.tone(0.1), stage.inks.sky, 0.1),
    peaked: true,
  });
  pixelHills(stage, { row: row + 4, height: 8, run: 3, label: "hills", colour: stage.tone(0.34) });
}

/** A wood of blocky trees standing on a row. */
export function wood(stage: Stage, row: number, options: { colour: string; every: number; size: number }): void {
  const random = stage.world.fork(`wood-${row}`);
  const round = stage.world.fork("leaf").chance(0.5);
  for (let column = -20; column < COLUMNS + 20; column += options.every)
    pixelTree(stage, [column + random.int(-3, 3), row + random.int(-2, 3)], { ...options, round });
  stage.paper.fill(block(-26, row, [COLUMNS + 52, 60]), options.colour);
}

/** A cave with a pool of fire. */
export function drawCave(stage: Stage): void {
  const { paper, inks } = stage;
  const set = relit(stage, [640, 330], 130);
  paper.fill(block(-26, -26, [COLUMNS + 52, 160]), mix(inks.deep, inks.ink, 0.35));
  for (const [r, share] of [
    [62, 0.2],
    [46, 0.42],
    [32, 0.66],
    [20, 1],
  ] as const)
    paper.fill(
      pixelDisc([80, 42], r),
      mix(mix(inks.deep, inks.ink, 0.35), mix(inks.glow, inks.light, share * 0.4), share * 0.85),
    );
  pixelHills(set, { row: 62, height: 8, run: 3, label: "far", colour: mix(inks.deep, inks.glow, 0.28) });
  hanging(set, { reach: 26, colour: mix(inks.deep, inks.glow, 0.16), label: "back" });
  pixelHills(set, { row: 74, height: 5, run: 4, label: "mid", colour: mix(inks.deep, inks.ink, 0.3) });
  hanging(set, { reach: 18, colour: mix(inks.deep, inks.ink, 0.62), label: "front" });
  ledge(set, { column: -26, row: 70, width: 72, height: 40 });
  ledge(set, { column: 62, row: 62, width: 34, height: 9 });
  ledge(set, { column: 112, row: 68, width: 80, height: 40 });
  const lava = mix(inks.spot, inks.light, 0.25);
  paper.fill(block(46, 82, [66, 50]), inks.spot);
  paper.fill(Array.from({ length: 11 }, (_, n) => block(46 + n * 6, 82 - (n % 2), [4, 2])).join(""), lava);
  for (const column of [22, 38, 118, 142]) torch(set, column, column < 60 ? 70 : 68);
  coins(set, [124, 54], 2);
  if (stage.world.fork("chest").chance(0.5)) bricks(set, [66, 30], 3);
  pixelHero(set, [78, 62], { size: 1.5 });
}

function hanging(stage: Stage, shape: { reach: number; colour: string; label: string }): void {
  const random = stage.world.fork(shape.label);
  const teeth = Array.from({ length: 54 }, (_, n): string => {
    const edge = Math.abs(n * 4 - 106) / 106;
    return block(-26 + n * 4, -26, [4, 26 + shape.reach * (0.25 + edge) * random.range(0.5, 1.2)]);
  });
  stage.paper.fill(teeth.join(""), shape.colour);
}

function torch(stage: Stage, column: number, foot: number): void {
  const { paper, inks } = stage;
  const flicker = Math.round(Math.sin(2 * Math.PI * (stage.time * 4 + column)));
  for (const [r, opacity] of [
    [11, 0.14],
    [7, 0.22],
  ] as const)
    paper.fill(pixelDisc([column + 1, foot - 12], r + flicker), inks.light, opacity);
  paper.fill(block(column, foot - 9, [2, 9]), inks.ink);
  paper.fill(block(column - 1, foot - 13, [4, 4]) + block(column, foot - 15 - flicker, [2, 2]), inks.spot);
  paper.fill(block(column, foot - 12, [2, 3]), inks.light);
}

/** A bridge of planks before a castle. */
export function drawBridge(stage: Stage): void {
  const { paper, inks } = stage;
  const set = relit(stage, [640 + stage.random.range(-220, 220), 220], stage.random.range(90, 150));
  pixelSky(set);
  ranges(set, 58);
  const build = stage.world.fork("build");
  pixelCastle(set, [80 + build.int(-16, 16), 66], {
    width: build.pick([40, 52, 62, 72]),
    colour: mix(stage.tone(0.62), inks.deep, 0.3),
    random: stage.world.fork("castle"),
  });
  pixelHills(set, { row: 68, height: 4, run: 4, label: "shore", colour: stage.tone(0.62) });
  paper.fill(block(-26, 78, [COLUMNS + 52, 50]), mix(inks.deep, inks.sky, 0.4));
  const ripples = stage.random.fork("ripples");
  paper.fill(
    Array.from({ length: 34 }, () =>
      block(80 + ripples.range(-1, 1) * 26, ripples.int(79, 90), [ripples.int(3, 12), 1]),
    ).join(""),
    inks.light,
    0.7,
  );
  ledge(set, { column: -26, row: 72, width: 66, height: 40 });
  ledge(set, { column: 120, row: 72, width: 70, height: 40 });
  paper.fill(
    Array.from({ length: 14 }, (_, n) =>
      block(40 + n * 6, 72 + Math.round(2.4 * Math.sin((Math.PI * n) / 13)), [5, 2]),
    ).join(""),
    mix(inks.light, inks.deep, 0.45),
  );
  paper.fill(block(38, 62, [2, 12]) + block(122, 62, [2, 12]), inks.ink);
  const round = stage.world.fork("leaf").chance(0.5);
  pixelTree(set, [24, 72], { colour: inks.ink, round, size: 1.5 });
  pixelTree(set, [138, 72], { colour: inks.ink, round, size: 1.1 });
  pixelHero(set, [stage.random.int(56, 104), 73], { size: 1.5 });
}
