// Snow: a lone cabin, the pass, a clearing with a beast, the jump; caves, sleds and towns lie beside it.
import { mix } from "#artwork/colour.ts";
import { hut, hutLights } from "#artwork/motifs/buildings.ts";
import { deer, wolf } from "#artwork/motifs/creatures.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { heightAt, peak } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { aurora, backdrop, glow, haze, motes, sky, stars, sun } from "#artwork/motifs/sky.ts";
import { BOARDER, footprints, SKIER, smoke, snowfield, snowTone } from "#artwork/motifs/winter.ts";
import { circle, curve, ellipse, type Point, polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawFurnace, drawIceCave, drawPines, drawRange, drawSled } from "./snow-journeys.ts";

/** Draws a world of snow. */
export function drawSnow(stage: Stage): void {
  play(stage, [drawCabin, drawPass, drawClearing, drawIceCave, drawJump, drawSled, drawFurnace]);
  motes(stage, { count: stage.world.fork("fall").int(50, 130), colour: stage.inks.light, size: 3 });
}

function drawCabin(stage: Stage): void {
  const { paper, inks, random } = stage;
  const northern = stage.night || stage.world.fork("north").chance(0.5);
  const set = relit(stage, [640 + random.sign() * random.range(160, 300), 190], random.range(60, 90));
  if (northern) {
    backdrop(set);
    stars(set, 120);
    aurora(set);
    sun(set);
  } else sky(set);
  drawRange(set, 480, { centre: 640 - Math.sign(set.light.at[0] - 640) * 120, high: 290 });
  const far = snowfield(set, { y: 500, height: 20, depth: 0.25, label: "far" });
  drawPines(set, far, { count: 24, height: 90, depth: 0.5, gap: 60 });
  const near = snowfield(set, { y: 566, height: 26, depth: 0.45, label: "near" });
  const x = 640 + random.range(-60, 60);
  const foot = heightAt(near, x) + 24;
  smoke(set, [x + 45, foot - 140], { height: 220, width: 34, colour: mix(inks.light, inks.sky, 0.3) });
  glow(set, [x + 10, foot - 30], { radius: 280, opacity: 0.65, colour: mix(inks.light, inks.spot, 0.5) });
  silhouette(set, hut(), {
    at: [x, foot],
    scale: 2.3,
    details: () => {
      paper.fill("M-52 -24L0 -64L52 -24L44 -22L0 -54L-44 -22Z", mix(inks.light, inks.sky, 0.12));
      paper.fill(hutLights(), mix(inks.light, inks.spot, 0.35));
    },
  });
  paper.fill(
    polygon([
      [x + 14, foot],
      [x + 46, foot],
      [x + 96, foot + 96],
      [x - 20, foot + 96],
    ]),
    mix(inks.light, inks.spot, 0.35),
    0.4,
  );
  drawPines(set, near, { count: 7, height: 210, depth: 0.78, gap: 230 });
  const front = snowfield(set, { y: 690, height: 22, depth: 0.8, label: "front" });
  drawPines(set, front, { count: 5, height: 330, depth: 0.95, gap: 380 });
}

function drawPass(stage: Stage): void {
  const { random } = stage;
  const set = relit(stage, [640 + random.range(-50, 50), 310], random.range(110, 150));
  sky(set);
  for (const [x, y, spread, depth] of [
    [300, 190, 330, 0.12],
    [1000, 210, 330, 0.14],
  ] as const)
    peak(set, { summit: [x, y], base: 520, spread, depth, snow: 0.5 });
  haze(set, { from: 330, to: 540, opacity: 0.7 });
  for (const [x, y, spread, depth] of [
    [90, 90, 440, 0.4],
    [1190, 70, 430, 0.44],
  ] as const)
    peak(set, { summit: [x + random.range(-30, 30), y], base: 640, spread, depth, snow: 0.4 });
  haze(set, { from: 460, to: 640, opacity: 0.55 });
  const saddle = snowfield(set, { y: 560, height: 18, depth: 0.3, label: "saddle" });
  drawPines(set, saddle, { count: 16, height: 110, depth: 0.7, gap: 260 });
  snowfield(set, { y: 640, height: 12, depth: 0.62, label: "path" });
  footprints(set, [560, 760], [640, 618]);
  hero(set, [640, 624], { height: 150 });
  const front = snowfield(set, { y: 716, height: 30, depth: 0.92, label: "front" });
  drawPines(set, front, { count: 6, height: 300, depth: 1, gap: 300 });
}

function drawClearing(stage: Stage): void {
  const { random, inks } = stage;
  const set = relit(stage, [640 + random.range(-40, 40), 320], random.range(150, 200));
  sky(set);
  const back = snowfield(set, { y: 520, height: 24, depth: 0.2, label: "back" });
  drawPines(set, back, { count: 26, height: 210, depth: 0.25, gap: 130 });
  haze(set, { from: 340, to: 590, opacity: 0.7 });
  const middle = snowfield(set, { y: 570, height: 18, depth: 0.36, label: "middle" });
  drawPines(set, middle, { count: 12, height: 330, depth: 0.6, gap: 250 });
  const near = snowfield(set, { y: 630, height: 22, depth: 0.6, label: "near" });
  const beast = stage.world.fork("beast").int(0, 2);
  const foot: Point = [640, heightAt(near, 640) + 16];
  stage.paper.fill(ellipse([foot[0], foot[1] + 2], 130, 9), inks.ink, 0.35);
  if (beast === 2) hero(set, foot, { height: 210 });
  else silhouette(set, beast === 0 ? deer() : wolf(), { at: foot, scale: 2.1, rim: 3 });
  const front = snowfield(set, { y: 720, height: 24, depth: 0.9, label: "front" });
  drawPines(set, front, { count: 4, height: 560, depth: 0.98, gap: 380 });
}

function drawJump(stage: Stage): void {
  const { paper, inks, random } = stage;
  const set = relit(stage, [560, 260], random.range(140, 180));
  sky(set);
  drawRange(set, 520, { centre: 820, high: 300 });
  const far = snowfield(set, { y: 560, height: 30, depth: 0.3, label: "far" });
  drawPines(set, far, { count: 20, height: 120, depth: 0.55 });
  const slope: Point[] = [
    [-220, 380],
    [0, 452],
    [160, 540],
    [270, 606],
    [350, 596],
    [372, 640],
    [480, 700],
    [760, 720],
    [1480, 740],
  ];
  paper.fill(
    `${curve(slope)}L1480 940L-220 940Z`,
    paper.linear(
      [0, 400],
      [0, 720],
      [
        [0, snowTone(stage, 0.35)],
        [1, snowTone(stage, 0.95)],
      ],
    ),
  );
  paper.stroke(curve(slope.slice(0, 5)), inks.light, { width: 4 });
  const spray = Array.from({ length: 70 }, (_, n): string => {
    const along = n / 70;
    return circle(
      350 + 200 * along + random.range(-26, 26),
      580 - 210 * along + random.range(-30, 40) + along * 60,
      random.range(2, 11) * (1 - along * 0.7),
    );
  });
  paper.fill(spray.join(""), mix(inks.light, inks.glow, 0.15), 0.9);
  const skis = stage.world.fork("ride").chance(0.4);
  const [gear, rider] = skis ? [SKIER.skis, SKIER.rider] : [BOARDER.board, BOARDER.rider];
  const place = {
    at: [random.range(610, 690), random.range(340, 390)] as const,
    scale: random.range(1.9, 2.3),
    turn: skis ? random.range(-24, -6) : random.range(-44, -10),
  };
  silhouette(set, rider, place);
  silhouette(set, gear, { ...place, colour: inks.spot });
  const front = snowfield(set, { y: 716, height: 20, depth: 0.9, label: "front" });
  drawPines(set, front, { count: 6, height: 260, depth: 0.95, gap: 340 });
}
