// Mountains: one summit that owns the picture, or ridge behind ridge into the haze.
import { castle, castleLights } from "#artwork/motifs/buildings.ts";
import { rider } from "#artwork/motifs/creatures.ts";
import { hero, protagonist } from "#artwork/motifs/figures.ts";
import { pineWood, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, peak, ridge, rimLine } from "#artwork/motifs/land.ts";
import { river } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { balloon } from "#artwork/motifs/vehicles.ts";
import { type Point, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawAboveClouds, drawCamp, drawClimb, drawForeground, drawGorge } from "./peaks-heights.ts";
import { drawLake } from "./peaks-lake.ts";

/** Draws the mountains. */
export function drawPeaks(stage: Stage): void {
  play(stage, [drawSummit, drawNotch, drawRidges, drawLake, drawGorge, drawAboveClouds, drawCamp, drawClimb]);
}

function drawSummit(stage: Stage): void {
  const { random } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(250, 380), random.range(250, 340)], random.range(60, 90));
  sky(scene);
  ridge(scene, { y: 440, height: 70, waves: 6, depth: 0.06, sharp: true, label: "far" });
  const company = stage.world.fork("company").int(0, 2);
  if (company > 0)
    peak(scene, {
      summit: [640 + side * random.range(290, 380), random.range(280, 360)],
      base: 590,
      spread: 330,
      depth: 0.24,
      snow: 0.18,
    });
  peak(scene, {
    summit: [640 - side * random.range(20, 110), random.range(92, 180)],
    base: 610,
    spread: random.range(360, 520),
    depth: 0.44,
    snow: random.range(0.2, 0.45),
  });
  if (company > 1)
    peak(scene, {
      summit: [640 - side * random.range(330, 430), random.range(250, 340)],
      base: 600,
      spread: 280,
      depth: 0.5,
      snow: 0.2,
    });
  haze(scene, { from: 430, to: 620, opacity: 0.7 });
  const front = drawForeground(scene, side * 34);
  const x = 640 + side * random.range(90, 240);
  protagonist(scene, [x, heightAt(front, x) + 5], { height: 142 });
}

function drawNotch(stage: Stage): void {
  const { random, world } = stage;
  const x = 640 + random.range(-110, 110);
  const scene = relit({ ...stage, horizon: 440 }, [x, random.range(280, 350)], random.range(105, 150));
  sky(scene);
  ridge(scene, { y: 440, height: 60, waves: 7, depth: 0.05, sharp: true, label: "far" });
  const snow = world.fork("snow").chance(0.5) ? 0.2 : 0;
  const [walls, goal] = [world.fork("walls").int(1, 3), world.fork("goal").int(0, 2)];
  if (goal === 1) peak(scene, { summit: [x, 230], base: 560, spread: 190, depth: 0.16, snow: 0.4 });
  for (let index = 0; index < walls; index += 1) {
    for (const side of [-1, 1]) {
      const reach = (walls === 1 ? 430 : 310) + index * 150;
      peak(scene, {
        summit: [x + side * (reach + random.range(-50, 60)), 200 + random.range(-70, 90) - index * 30],
        base: 620,
        spread: random.range(270, 380),
        depth: 0.24 + index * 0.14,
        snow,
      });
    }
    haze(scene, { from: 420, to: 640, opacity: 0.4 });
  }
  scene.paper.fill(
    rect([-220, 470], 1720, 470),
    scene.paper.linear(
      [0, 460],
      [0, 720],
      [
        [0, scene.tone(0.3)],
        [1, scene.tone(0.7)],
      ],
    ),
  );
  if (goal === 2)
    silhouette(scene, castle(world.fork("castle")), {
      at: [x, 500],
      scale: 1.7,
      colour: scene.tone(0.6),
      details: () => scene.paper.fill(castleLights(world.fork("lights")), scene.inks.spot),
    });
  river(scene, { from: [x, goal === 2 ? 500 : 466], width: random.range(200, 420), sway: random.range(90, 230) });
  const tall = random.range(90, 210);
  for (const [index, points] of [
    ridge(scene, { y: 690, height: 24, waves: 3, depth: 0.86, label: "left", tilt: random.range(60, 170) }),
    ridge(scene, { y: 700, height: 20, waves: 3, depth: 1, label: "right", tilt: -random.range(60, 150) }),
  ].entries()) {
    const open = points.filter(([px]) => Math.abs(px - x) > 190);
    scene.paper.fill(
      pineWood(random.fork(`wood-${index}`), scatter(random, open, 20 + tall * 0.12), tall),
      scene.tone(0.86 + index * 0.14),
    );
  }
  birds(scene, [x + 60, 250], 7);
}

function drawRidges(stage: Stage): void {
  const { random } = stage;
  const scene = relit(
    { ...stage, horizon: 400 },
    [640 + random.range(-200, 200), random.range(230, 290)],
    random.range(120, 175),
  );
  sky(scene);
  for (const [index, depth] of [0.04, 0.18, 0.34, 0.52, 0.72].entries()) {
    ridge(scene, {
      y: 350 + index * 62,
      height: 74 - index * 6,
      waves: 5 - index * 0.5,
      depth,
      sharp: index < 3,
      label: `ridge-${index}`,
      tilt: random.range(-40, 40),
    });
  }
  const front = ridge(scene, { y: 660, height: 60, waves: 1.6, depth: 1, label: "front", tilt: random.sign() * 60 });
  rimLine(scene, front);
  const x = 640 + random.range(-190, 190);
  const foot: Point = [x, heightAt(front, x) + 5];
  const airy = stage.mood === "bright" || stage.mood === "calm";
  if (airy && stage.world.fork("balloons").chance(0.5))
    for (const [away, y, scale] of [
      [-250, 330, 1.5],
      [190, 250, 1],
      [330, 380, 0.62],
    ] as const)
      balloon(scene, [640 + away + random.range(-60, 60), y + random.range(-30, 30)], scale);
  else if (stage.genres.has("action") || stage.world.fork("mounted").chance(0.4))
    silhouette(scene, rider(), { at: foot, scale: 1.35, flip: scene.light.at[0] < x });
  else hero(scene, foot, { height: 165 });
  birds(scene, [scene.light.at[0] + 120, 180], 5);
}
