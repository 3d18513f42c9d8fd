// The sea from above: a ship in the path of the sun, lighthouse, lagoon, sea arch; the deep and the wild sea lie beside it.
import { mix } from "#artwork/colour.ts";
import { lighthouse } from "#artwork/motifs/buildings.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { palm, pine } from "#artwork/motifs/flora.ts";
import { ridge, rimLine } from "#artwork/motifs/land.ts";
import { DINGHY, islet, SEA_ARCH } from "#artwork/motifs/seafaring.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, glow, haze, sky } from "#artwork/motifs/sky.ts";
import { drawShip } from "#artwork/motifs/vehicles.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import { circle, curve, type Point, polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawBreach, drawDive, drawWave, drawWaves, drawWhaleSong } from "./ocean-deep.ts";

/** Draws a world of water. */
export function drawOcean(stage: Stage): void {
  play(stage, [drawVoyage, drawBeacon, drawWhaleSong, drawWave, drawDive, drawLagoon, drawBreach, drawSeaArch]);
}

function drawVoyage(stage: Stage): void {
  const { random } = stage;
  const line = stage.horizon - 10;
  const set = relit(
    stage,
    [640 + random.sign() * random.range(10, 120), line - random.range(60, 120)],
    random.range(140, 200),
  );
  sky(set);
  birds(set, [random.range(250, 1000), line - 200]);
  if (stage.world.fork("cape").chance(0.6))
    ridge(set, { y: line - 4, height: 46, waves: 4, depth: 0.15, sharp: true, label: "cape" });
  water(set, line);
  lightPath(set, line);
  const ship: Point = [640 + random.range(-70, 70), line + 72];
  drawShip(set, ship, { scale: 2.3, flip: random.chance(0.5) });
  drawWaves(set, line + 74, { rows: 5, height: 26 });
}

function drawBeacon(stage: Stage): void {
  const { paper, inks, random } = stage;
  const lamp: Point = [640, 214];
  const set = relit(stage, lamp, 40);
  sky(relit(stage, [random.pick([300, 980]), 200], 80));
  ridge(set, { y: 470, height: 60, waves: 3, depth: 0.18, sharp: true, label: "far" });
  water(set, 476);
  glints(set, 476, 40);
  lightPath(set, 476, { x: 640, width: 60 });
  const beam = (to: number, spread: number): void =>
    paper.fill(
      polygon([lamp, [to, lamp[1] - spread + 20], [to, lamp[1] + spread + 60]]),
      paper.linear(
        lamp,
        [to, lamp[1]],
        [
          [0, inks.light, 0.85],
          [0.5, inks.light, 0.3],
          [1, inks.light, 0],
        ],
      ),
    );
  beam(-260, 150);
  beam(1540, 150);
  const rock: Point[] = [
    [330, 660],
    [390, 600],
    [452, 590],
    [500, 540],
    [560, 520],
    [620, 506],
    [690, 514],
    [740, 530],
    [790, 580],
    [860, 600],
    [930, 660],
    [940, 760],
    [320, 760],
  ];
  silhouette(set, lighthouse(), {
    at: [640, 514],
    scale: 3.4,
    rim: 3,
    details: () => {
      for (const [top, foot] of [
        [-70, -58],
        [-44, -30],
        [-16, -2],
      ] as const)
        paper.fill(
          polygon([
            [-8 + (top + 78) * -0.064, top],
            [8 + (top + 78) * 0.064, top],
            [8 + (foot + 78) * 0.064, foot],
            [-8 + (foot + 78) * -0.064, foot],
          ]),
          inks.spot,
        );
      paper.fill("M-6.5 -94H6.5V-81H-6.5Z", inks.light);
      paper.fill("M22 -10H28V-3H22Z", inks.light);
    },
  });
  glow(set, lamp, { radius: 190, opacity: 0.95 });
  paper.fill(circle(lamp[0], lamp[1], 15), inks.light);
  paper.fill(polygon(rock), mix(inks.ink, inks.deep, 0.12));
  rimLine(relit(set, [640, 380]), rock.slice(0, 11), { width: 3, smooth: false, reach: 330 });
  drawWaves(set, 610, { rows: 4, height: 30 });
}

function drawLagoon(stage: Stage): void {
  const { paper, inks, random } = stage;
  const line = 430;
  const set = relit(
    stage,
    [640 + random.sign() * random.range(110, 240), line - random.range(50, 170)],
    random.range(90, 140),
  );
  sky(set);
  const world = stage.world.fork("island");
  paper.fill(islet(world.fork(1), [320, line], { width: 420, height: 130 }), stage.tone(0.18));
  paper.fill(islet(world.fork(2), [1010, line], { width: 360, height: 90 }), stage.tone(0.28));
  haze(set, { from: line - 90, to: line + 30, opacity: 0.6 });
  water(set, line);
  lightPath(set, line);
  const isle = islet(world.fork(3), [640, 520], { width: 520, height: 56 });
  paper.fill(`M330 524C460 500 820 500 950 524C900 552 380 552 330 524Z`, mix(inks.light, inks.glow, 0.35));
  paper.fill(isle, stage.tone(0.72));
  const trees = [
    [560, 486, 230],
    [650, 478, 300],
    [720, 488, 200],
  ].map(([x = 0, y = 0, height = 0], n) =>
    palm(world.fork(n), [x, y], { height, sway: 4 * Math.sin(2 * Math.PI * (stage.time + n / 3)) }),
  );
  for (const tree of trees) paper.fill(tree, inks.ink);
  glints(set, 540, 26);
  silhouette(set, DINGHY.hull + DINGHY.sail, {
    at: [random.pick([400, 880]), 600],
    scale: 1.15,
    details: () => paper.fill(DINGHY.sail, inks.spot),
  });
  const beach: Point[] = [
    [-220, 640],
    [60, 634],
    [300, 668],
    [620, 684],
    [940, 680],
    [1200, 640],
    [1480, 628],
  ];
  paper.fill(`${curve(beach)}L1480 940L-220 940Z`, stage.tone(0.95));
  paper.fill(
    palm(world.fork("near"), [110, 680], { height: 430 }) + palm(world.fork("nearer"), [1200, 690], { height: 500 }),
    inks.ink,
  );
  hero(set, [640, 694], { height: 96 });
}

function drawSeaArch(stage: Stage): void {
  const { paper, inks, random } = stage;
  const line = 500;
  const set = relit(stage, [640, line - random.range(60, 120)], random.range(110, 150));
  sky(set);
  birds(set, [random.range(420, 860), 130], 9);
  const world = stage.world.fork("stacks");
  paper.fill(islet(world.fork(1), [190, line], { width: 300, height: 190 }), stage.tone(0.16));
  paper.fill(islet(world.fork(2), [1080, line], { width: 240, height: 240 }), stage.tone(0.26));
  haze(set, { from: line - 120, to: line + 20, opacity: 0.6 });
  water(set, line);
  lightPath(set, line, { width: 90 });
  const arch: Point = [640, line + 40];
  const trees = [-150, -90, 60, 130, 190].map((x) =>
    pine(world, [arch[0] + x * 1.2, arch[1] - 350], world.range(50, 110)),
  );
  paper.fill(trees.join(""), stage.tone(0.72));
  silhouette(set, SEA_ARCH.rock, {
    at: arch,
    scale: 1.22,
    colour: stage.tone(0.66),
    rim: 3,
    details: () => paper.fill(SEA_ARCH.lit, mix(stage.tone(0.66), inks.light, 0.35)),
  });
  const sail = world.chance(0.5);
  if (sail) drawShip(set, [654, line + 44], { scale: 1.05 });
  else
    silhouette(set, DINGHY.hull + DINGHY.sail, {
      at: [654, line + 60],
      scale: 1.2,
      details: () => paper.fill(DINGHY.sail, inks.spot),
    });
  glints(set, line + 40, 30);
  drawWaves(set, line + 76, { rows: 4, height: 24 });
}
