// Race tracks and roads: the open road, the mountain pass, the coast; cities, jumps, grids and loops lie beside it.
import { mix } from "#artwork/colour.ts";
import { bareTree, palm, pine } from "#artwork/motifs/flora.ts";
import { heightAt, peak, ridge, rimLine } from "#artwork/motifs/land.ts";
import { drawRoad, layRoad, ribbon, type Road, roadside } from "#artwork/motifs/road.ts";
import { glow, haze, sky } from "#artwork/motifs/sky.ts";
import { carRear, carSide } from "#artwork/motifs/vehicles.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { circle, curve, type Point, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { streetLamp, drawNightStreet, drawStartGrid } from "./track-streets.ts";
import { drawHills, drawLoop, drawRallyJump } from "./track-stunts.ts";

/** Draws a world of roads and races. */
export function drawTrack(stage: Stage): void {
  play(stage, [drawOpenRoad, drawHairpins, drawNightStreet, drawRallyJump, drawStartGrid, drawLoop, drawCoastRun]);
}

function drawOpenRoad(stage: Stage): void {
  const bend = stage.random.range(-260, 260);
  const horizon = stage.horizon - 10;
  const set = relit(stage, [640 - bend * 0.3, horizon - 120], 150);
  sky(set);
  drawHills(set, horizon);
  const road = layRoad({ horizon, vanish: 640 - bend * 0.3, half: 520, bend });
  drawRoad(set, road, { kerbs: stage.world.fork("kerbs").chance(0.6) });
  haze(set, { from: horizon - 50, to: horizon + 70, opacity: 0.7 });
  planted(set, road, -1.55);
  planted(set, road, 1.55);
  carRear(set, [road.at(0.1, 0.66)[0], road.at(0, 0.66)[1]], { scale: 1.35, turn: bend / 130 });
}

function planted(stage: Stage, road: Road, across: number): void {
  const kind = stage.world.fork("roadside").pick(["palm", "palm", "pine", "bare", "lamp"] as const);
  const random = stage.world.fork(`plants-${across}`);
  for (const { at, scale } of roadside(stage, road, { across, count: 9 })) {
    const colour = mix(stage.tone(0.45), stage.inks.ink, Math.min(1, scale * 2.2));
    const tall = scale * 640;
    if (kind === "palm") stage.paper.fill(palm(random, at, { height: tall * 0.8 }), colour);
    if (kind === "pine") stage.paper.fill(pine(random, at, tall * 0.9), colour);
    if (kind === "bare") stage.paper.fill(bareTree(random, at, tall * 0.8), colour);
    if (kind === "lamp") streetLamp(stage, { at, scale: tall / 110, side: -Math.sign(across), colour });
  }
}

function drawHairpins(stage: Stage): void {
  const { paper, inks, random } = stage;
  const set = relit(stage, [640 + random.sign() * random.range(250, 330), 180], 84);
  sky(set);
  peak(set, { summit: [640 + random.range(-60, 60), 110], base: 470, spread: 480, depth: 0.12, snow: 0.35 });
  peak(set, { summit: [random.pick([230, 1050]), 220], base: 480, spread: 320, depth: 0.25, snow: 0.2 });
  haze(set, { from: 250, to: 430, opacity: 0.7 });
  const slope = ridge(set, { y: 372, height: 24, waves: 2, depth: 0.42, label: "slope" });
  rimLine(set, slope);
  const points = serpentine(heightAt(slope, 640), random.sign());
  const width = (along: number): number => 7 + 88 * along ** 1.5;
  for (const step of [0, 1, 2])
    ridge(set, { y: 450 + step * 74, height: 34, waves: 3, depth: 0.42 + step * 0.07, label: `terrace-${step}` });
  const lower = points.map(([x, y], index): Point => [x, y + 4 + 26 * (index / points.length) ** 2]);
  paper.fill(ribbon(lower, width), mix(stage.tone(0.9), inks.ink, 0.5));
  paper.fill(
    ribbon(points, (along) => width(along) + 3 + 14 * along),
    mix(inks.light, inks.glow, 0.25),
  );
  paper.fill(ribbon(points, width), mix(inks.ink, inks.deep, 0.12));
  paper.stroke(curve(points.slice(96, 140)), inks.light, { width: 4, dash: "34 26" });
  trail(set, points.slice(34, 92));
}

/** The course of a mountain road from its pass down to the viewer. */
function serpentine(top: number, side: number): Point[] {
  return Array.from({ length: 150 }, (_, index): Point => {
    const along = index / 149;
    const swing = Math.sin(Math.PI * (4.4 * along + 0.35));
    return [
      640 + side * swing * (40 + 430 * along),
      top + 4 + 440 * along ** 1.7 - 60 * along ** 2 * Math.cos(Math.PI * (4.4 * along + 0.35)),
    ];
  });
}

/** Light of a car that has just gone by, drawn out along its way. */
function trail(stage: Stage, points: readonly Point[]): void {
  const [tail, head]: [Point, Point] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  const paint = stage.paper.linear(tail, head, [
    [0, stage.inks.spot, 0],
    [0.5, stage.inks.spot],
    [1, stage.inks.light],
  ]);
  stage.paper.stroke(curve(points), paint, { width: 7, round: true });
  glow(stage, head, { radius: 90, opacity: 0.9 });
  stage.paper.fill(circle(head[0], head[1], 7), stage.inks.light);
}

function drawCoastRun(stage: Stage): void {
  const { paper, inks, random } = stage;
  const line = stage.horizon - 30;
  const set = relit(
    stage,
    [640 + random.sign() * random.range(60, 190), line - random.range(20, 90)],
    random.range(130, 180),
  );
  sky(set);
  ridge(set, { y: line - 6, height: 34, waves: 3, depth: 0.16, sharp: true, label: "cape" });
  water(set, line);
  lightPath(set, line);
  paper.fill(rect([-220, 556], 1720, 400), mix(inks.ink, inks.deep, 0.35));
  paper.fill(rect([-220, 552], 1720, 5), inks.light, 0.8);
  const posts = Array.from({ length: 26 }, (_, index) => rect([-180 + (index + stage.time) * 62, 522], 7, 40));
  paper.fill(`${posts.join("")}${rect([-220, 516], 1720, 14)}`, mix(inks.ink, inks.deep, 0.15));
  paper.fill(rect([-220, 514], 1720, 3), inks.light, 0.9);
  const trees = [130, 330, 1010, 1190].map((x) =>
    palm(random, [x + random.range(-50, 50), 560], { height: random.range(300, 440) }),
  );
  for (const tree of trees) paper.fill(tree, inks.ink);
  carSide(set, [640, 636], { scale: 2.1 });
  paper.fill(
    [0, 1, 2, 3, 4, 5].map((n) => rect([-200 + n * 290 + 290 * stage.time, 676], 150, 8)).join(""),
    inks.light,
    0.75,
  );
}
