// Deep space: worlds that fill the sky, and something small that flies there.
import { mix } from "#artwork/colour.ts";
import { asteroids, blackHole, deepSpace, galaxy, nebula } from "#artwork/motifs/cosmos.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { outpost } from "#artwork/motifs/outposts.ts";
import { moon, planet, worldColour } from "#artwork/motifs/planets.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { spacecraft } from "#artwork/motifs/vehicles.ts";
import { circle, type Point, polygon } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { play } from "./compositions.ts";
import { drawLaunch } from "./space-ascent.ts";
import { drawBelt, drawFleet, drawSurface } from "./space-voyages.ts";

/** Draws space. */
export function drawSpace(stage: Stage): void {
  play(stage, [drawRinged, drawRise, drawSurface, drawGalaxy, drawHole, drawLaunch, drawStation, drawFleet, drawBelt]);
}

function drawRinged(stage: Stage): void {
  const { random } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * 560, -60], 60);
  deepSpace(scene, { centre: [640 + side * 300, 160] });
  nebula(scene, [640 + side * 200, 260], 560);
  planet(scene, {
    at: [640 - side * random.range(20, 110), random.range(300, 370)],
    radius: random.range(190, 240),
    colour: worldColour(scene),
    ring: true,
    tilt: -side * random.range(12, 26),
    label: "planet",
  });
  moon(scene, [640 + side * random.range(300, 400), random.range(480, 560)], {
    radius: random.range(34, 58),
    colour: mix(scene.inks.light, scene.inks.deep, 0.3),
  });
  spacecraft(scene, [640 + side * 150, 548], { scale: 1.05, flip: side < 0, turn: -side * 12 });
}

function drawRise(stage: Stage): void {
  const { random, paper, inks } = stage;
  const x = 640 + random.range(-180, 180);
  const radius = random.range(900, 1300);
  const top = random.range(430, 480);
  const scene = relit(stage, [x, top - 8], 40);
  deepSpace(scene, { centre: [x, top] });
  glow(scene, [x, top], { radius: 620, opacity: 0.8, colour: inks.glow });
  for (const [grow, opacity] of [
    [34, 0.18],
    [18, 0.35],
    [7, 0.8],
  ] as const)
    paper.fill(circle(640, top + radius, radius + grow), inks.light, opacity);
  const disc = circle(640, top + radius, radius);
  paper.fill(
    disc,
    paper.linear(
      [0, top],
      [0, 760],
      [
        [0, mix(inks.deep, inks.glow, 0.35)],
        [0.25, mix(inks.deep, inks.ink, 0.4)],
        [1, inks.ink],
      ],
    ),
  );
  glow(scene, [x, top - 4], { radius: 190, opacity: 1 });
  paper.fill(
    polygon([
      [x - 420, top - 4],
      [x, top - 9],
      [x + 420, top - 4],
      [x, top + 1],
    ]),
    inks.light,
    0.9,
  );
  const lights = Array.from({ length: 90 }, () => {
    const px = random.range(60, 1220);
    return circle(
      px,
      top + radius - Math.sqrt(radius ** 2 - (px - 640) ** 2) + random.range(30, 230),
      random.range(1, 2.6),
    );
  });
  paper.fill(lights.join(""), mix(inks.spot, inks.light, 0.4), 0.65);
  const at: Point = [640 + Math.sign(640 - x) * random.range(130, 240), random.range(200, 280)];
  if (stage.world.fork("afloat").chance(0.35))
    hero(scene, [at[0], at[1] + 120], { height: 210, kind: "astronaut", turn: random.range(-28, 28) });
  else outpost(scene, at, { scale: random.range(1.2, 1.7), turn: random.range(-16, 16) });
}

function drawGalaxy(stage: Stage): void {
  const { random } = stage;
  const side = random.sign();
  const at: Point = [640 + side * random.range(30, 140), random.range(270, 340)];
  const scene = relit(stage, at, 80);
  deepSpace(scene, { stars: 320 });
  nebula(scene, at, 520);
  galaxy(scene, at, { radius: random.range(400, 520), tilt: side * random.range(14, 34) });
  asteroids(
    scene,
    [
      [-40, 690],
      [1320, 560],
    ],
    { count: 26, size: 44, depth: 0.95, label: "rocks" },
  );
  spacecraft(scene, [640 - side * 170, 520], { scale: 1.2, flip: side < 0, turn: -side * 22 });
}

function drawHole(stage: Stage): void {
  const { random } = stage;
  const at: Point = [640 + random.range(-90, 90), random.range(290, 340)];
  const scene = relit(stage, at, 80);
  deepSpace(scene);
  blackHole(scene, at, { radius: random.range(120, 160), tilt: random.range(-26, 26) });
  asteroids(
    scene,
    [
      [60, 200],
      [1240, 640],
    ],
    { count: 16, size: 22, depth: 0.6, label: "far" },
  );
  asteroids(
    scene,
    [
      [-60, 640],
      [1340, 720],
    ],
    { count: 22, size: 70, depth: 1, label: "near" },
  );
  const side = random.sign();
  spacecraft(scene, [640 + side * 320, 520], { scale: 0.8, flip: side > 0, turn: side * 24 });
}

function drawStation(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * 420, 120], 60);
  deepSpace(scene);
  glow(scene, scene.light.at, { radius: 330, opacity: 0.9 });
  paper.fill(circle(scene.light.at[0], scene.light.at[1], 46), inks.light);
  const low = random.chance(0.6);
  planet(scene, {
    at: [640 - side * random.range(250, 380), low ? random.range(640, 740) : random.range(-40, 40)],
    radius: random.range(340, 440),
    colour: worldColour(scene),
    bands: 9,
    tilt: side * random.range(10, 34),
    label: "planet",
  });
  outpost(scene, [640 + side * random.range(20, 110), low ? random.range(270, 340) : random.range(400, 450)], {
    scale: random.range(2.1, 2.7),
    turn: side * random.range(8, 24),
    colour: scene.tone(0.9),
  });
  spacecraft(scene, [640 + side * 250, 560], { scale: 0.62, flip: side > 0, turn: side * 20 });
}
