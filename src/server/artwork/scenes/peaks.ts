// Mountains: one summit that owns the picture, or ridge behind ridge into the haze.
import { hut, hutLights } from "#server/artwork/motifs/buildings.ts";
import { rider } from "#server/artwork/motifs/creatures.ts";
import { hero, protagonist } from "#server/artwork/motifs/figures.ts";
import { pineWood, scatter } from "#server/artwork/motifs/flora.ts";
import { heightAt, peak, ridge, rimLine } from "#server/artwork/motifs/land.ts";
import { mirrored, river } from "#server/artwork/motifs/rocks.ts";
import { silhouette } from "#server/artwork/motifs/silhouette.ts";
import { birds, haze, sky } from "#server/artwork/motifs/sky.ts";
import { lightPath, water } from "#server/artwork/motifs/water.ts";
import { type Point, polygon } from "#server/artwork/path.ts";
import { relit, type Stage } from "#server/artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawAboveClouds, drawCamp, drawClimb, drawForeground, drawGorge } from "./peaks-heights.ts";

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
  peak(scene, { summit: [640 + side * 330, 330], base: 590, spread: 330, depth: 0.24, snow: 0.18 });
  peak(scene, {
    summit: [640 - side * random.range(20, 110), random.range(92, 160)],
    base: 610,
    spread: random.range(400, 480),
    depth: 0.44,
    snow: 0.34,
  });
  peak(scene, { summit: [640 - side * 400, 300], base: 600, spread: 280, depth: 0.5, snow: 0.2 });
  haze(scene, { from: 430, to: 620, opacity: 0.7 });
  const front = drawForeground(scene, side * 34);
  const x = 640 + side * random.range(90, 240);
  protagonist(scene, [x, heightAt(front, x) + 5], { height: 142 });
}

function drawNotch(stage: Stage): void {
  const { random } = stage;
  const x = 640 + random.range(-90, 90);
  const scene = relit({ ...stage, horizon: 440 }, [x, random.range(300, 350)], random.range(105, 150));
  sky(scene);
  ridge(scene, { y: 440, height: 60, waves: 7, depth: 0.05, sharp: true, label: "far" });
  for (const [index, depth] of [0.26, 0.48].entries()) {
    const reach = 330 + index * 170;
    peak(scene, {
      summit: [x - reach - random.range(0, 60), 190 + random.range(-40, 70) - index * 30],
      base: 620,
      spread: 330,
      depth,
    });
    peak(scene, {
      summit: [x + reach + random.range(0, 60), 190 + random.range(-40, 70) - index * 30],
      base: 620,
      spread: 330,
      depth,
    });
    haze(scene, { from: 420, to: 640, opacity: 0.4 });
  }
  scene.paper.fill(
    polygon([
      [-220, 470],
      [1500, 470],
      [1500, 940],
      [-220, 940],
    ]),
    scene.paper.linear(
      [0, 460],
      [0, 720],
      [
        [0, scene.tone(0.3)],
        [1, scene.tone(0.7)],
      ],
    ),
  );
  river(scene, { from: [x, 466], width: 360 });
  const bank = [
    ridge(scene, { y: 690, height: 24, waves: 3, depth: 0.86, label: "left", tilt: 150 }),
    ridge(scene, { y: 700, height: 20, waves: 3, depth: 1, label: "right", tilt: -130 }),
  ];
  for (const [index, points] of bank.entries())
    scene.paper.fill(
      pineWood(
        random.fork(`wood-${index}`),
        scatter(
          random,
          points.filter(([px]) => Math.abs(px - x) > 190),
          34,
        ),
        150,
      ),
      scene.tone(0.86 + index * 0.14),
    );
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
  if (stage.genres.has("action") || stage.world.fork("mounted").chance(0.4))
    silhouette(scene, rider(), { at: foot, scale: 1.35, flip: scene.light.at[0] < x });
  else hero(scene, foot, { height: 165 });
  birds(scene, [scene.light.at[0] + 120, 180], 5);
}

function drawLake(stage: Stage): void {
  const { random } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 450 },
    [640 + side * random.range(180, 340), random.range(200, 270)],
    random.range(56, 84),
  );
  sky(scene);
  const wood = random.fork("wood");
  mirrored(scene, 470, () => {
    ridge(scene, { y: 420, height: 70, waves: 6, depth: 0.08, sharp: true, label: "far" });
    peak(scene, { summit: [640 - side * 70, 128], base: 500, spread: 400, depth: 0.4, snow: 0.36 });
    peak(scene, { summit: [640 + side * 320, 290], base: 500, spread: 300, depth: 0.32, snow: 0.2 });
    const shore = ridge(scene, { y: 462, height: 10, waves: 5, depth: 0.66, label: "shore" });
    scene.paper.fill(pineWood(wood.fork("far"), scatter(wood.fork("feet"), shore, 22), 54), scene.tone(0.66));
  });
  water({ ...scene, paper: { ...scene.paper, fill: (d, paint) => scene.paper.fill(d, paint, 0.62) } }, 470);
  lightPath(scene, 470, { width: 46 });
  const front = ridge(scene, { y: 690, height: 24, waves: 3, depth: 1, label: "front", tilt: -side * 60 });
  scene.paper.fill(
    pineWood(
      wood,
      scatter(
        wood,
        front.filter(([x]) => (x - 640) * side > 330),
        60,
      ),
      330,
    ),
    scene.inks.ink,
  );
  const x = 640 - side * 210;
  if (stage.world.fork("cabin").chance(0.5)) cabin(scene, [640 - side * 270, 478]);
  protagonist(scene, [x, heightAt(front, x) + 6], { height: 150 });
}

function cabin(stage: Stage, at: Point): void {
  silhouette(stage, hut(), { at, scale: 0.8, details: () => stage.paper.fill(hutLights(), stage.inks.spot) });
}
