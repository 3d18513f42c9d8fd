// Space with someone on the way: launches, fleets, belts of rock.
import { mix } from "#artwork/colour.ts";
import { asteroids, deepSpace } from "#artwork/motifs/cosmos.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { habitat } from "#artwork/motifs/outposts.ts";
import { hoodoo, moon, planet, shard, worldColour } from "#artwork/motifs/planets.ts";
import { backdrop, glow, SHEET, stars } from "#artwork/motifs/sky.ts";
import { spacecraft } from "#artwork/motifs/vehicles.ts";
import { circle, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

export function drawSurface(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit({ ...stage, horizon: 520 }, [640 - side * 520, 60], 40);
  backdrop(scene);
  stars(scene, 150);
  planet(scene, {
    at: [640 + side * random.range(60, 250), random.range(190, 330)],
    radius: random.range(130, 270),
    colour: worldColour(scene),
    ring: stage.world.fork("ring").chance(0.6),
    tilt: side * 20,
    label: "planet",
  });
  moon(scene, [640 - side * 300, 150], { radius: 38, colour: mix(inks.light, inks.deep, 0.2) });
  const formation = stage.world.fork("formation").int(0, 2);
  for (const [index, depth] of [0.2, 0.46, 0.72].entries()) {
    const land = ridge(scene, {
      y: 510 + index * 52,
      height: 44,
      waves: 4 - index,
      depth,
      sharp: index === 0,
      label: `land-${index}`,
    });
    const random2 = random.fork(`stand-${index}`);
    for (const px of [110, 330, 930, 1140].map((base) => base + random2.range(-90, 90))) {
      const foot: Point = [px, heightAt(land, px) + 10];
      const height = random2.range(60, 130) * (1 + index * 0.5);
      if (formation === 0) paper.fill(hoodoo(random2, foot, height), scene.tone(depth));
      else if (formation === 1) habitat(scene, foot, { height: height * 0.62, depth });
      else {
        const { outline, face } = shard(random2, foot, height);
        paper.fill(outline, scene.tone(depth));
        paper.fill(face, mix(scene.tone(depth), inks.spot, 0.4));
      }
    }
  }
  const front = ridge(scene, { y: 662, height: 22, waves: 2, depth: 1, label: "front" });
  rimLine(scene, front);
  const x = 640 - side * 130;
  hero(scene, [x, heightAt(front, x) + 6], { height: 178, kind: "astronaut" });
}

export function drawFleet(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * 180, 330], 80);
  deepSpace(scene, { stars: 300 });
  const rays = Array.from({ length: 90 }, () => {
    const turn = random.range(0, 2 * Math.PI);
    const [near, far] = [random.range(90, 420), random.range(460, 1000)];
    const [cx, cy] = scene.light.at;
    return `M${Math.round(cx + Math.cos(turn) * near)} ${Math.round(cy + Math.sin(turn) * near)}L${Math.round(cx + Math.cos(turn) * far)} ${Math.round(cy + Math.sin(turn) * far)}`;
  });
  paper.stroke(rays.join(""), inks.light, { width: 1.6, opacity: 0.35 });
  glow(scene, scene.light.at, { radius: 420, opacity: 0.9 });
  for (const [index, scale] of [0.34, 0.44, 0.7, 1.35].entries()) {
    spacecraft(scene, [640 + side * (150 - index * 105), 190 + index * 62 + (index % 2) * 76], {
      scale,
      flip: side < 0,
      turn: -side * 8,
    });
  }
}

export function drawBelt(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(80, 200), random.range(200, 260)], random.range(110, 150));
  paper.fill(
    SHEET,
    paper.linear(
      [0, 0],
      [0, 720],
      [
        [0, mix(inks.ink, inks.sky, 0.6)],
        [0.6, inks.sky],
        [1, mix(inks.sky, inks.glow, 0.5)],
      ],
    ),
  );
  stars(scene, 200);
  glow(scene, scene.light.at, { radius: 480, opacity: 0.9, colour: inks.glow });
  paper.fill(circle(scene.light.at[0], scene.light.at[1], scene.light.radius), inks.light);
  asteroids(
    scene,
    [
      [-60, 330],
      [1340, 470],
    ],
    { count: 60, size: 26, depth: 0.3, label: "far" },
  );
  asteroids(
    scene,
    [
      [-60, 430],
      [1340, 600],
    ],
    { count: 30, size: 62, depth: 0.62, label: "middle" },
  );
  spacecraft(scene, [640 - side * 60, 430], { scale: 1.3, flip: side < 0, turn: -side * 10 });
  asteroids(
    scene,
    [
      [-100, 620],
      [1380, 730],
    ],
    { count: 18, size: 130, depth: 1, label: "near" },
  );
}
