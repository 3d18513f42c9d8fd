// Space with someone on the way: launches, fleets, belts of rock.
import { mix } from "#server/artwork/colour.ts";
import { asteroids, deepSpace } from "#server/artwork/motifs/cosmos.ts";
import { hero } from "#server/artwork/motifs/figures.ts";
import { heightAt, ridge, rimLine } from "#server/artwork/motifs/land.ts";
import { hoodoo, moon, planet, shard, worldColour } from "#server/artwork/motifs/planets.ts";
import { backdrop, glow, SHEET, stars } from "#server/artwork/motifs/sky.ts";
import { rocket, spacecraft } from "#server/artwork/motifs/vehicles.ts";
import { circle, type Point } from "#server/artwork/path.ts";
import { relit, type Stage } from "#server/artwork/stage.ts";

export function drawSurface(stage: Stage): void {
  const { random, paper, inks } = stage;
  const side = random.sign();
  const scene = relit({ ...stage, horizon: 520 }, [640 - side * 520, 60], 40);
  backdrop(scene);
  stars(scene, 150);
  planet(scene, {
    at: [640 + side * random.range(90, 200), random.range(230, 300)],
    radius: random.range(170, 230),
    colour: worldColour(scene),
    ring: stage.world.fork("ring").chance(0.6),
    tilt: side * 20,
    label: "planet",
  });
  moon(scene, [640 - side * 300, 150], { radius: 38, colour: mix(inks.light, inks.deep, 0.2) });
  const formation = stage.world.fork("formation").chance(0.5);
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
      if (formation) paper.fill(hoodoo(random2, foot, height), scene.tone(depth));
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

export function drawLaunch(stage: Stage): void {
  const { random, inks, world } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 600 },
    [640 + side * random.range(240, 330), random.range(170, 250)],
    random.range(90, 150),
  );
  backdrop(scene);
  stars(scene, 180);
  if (world.fork("neighbour").chance(0.5))
    moon(scene, scene.light.at, { radius: scene.light.radius, colour: mix(inks.light, inks.glow, 0.2) });
  else
    planet(
      { ...scene, light: { at: [640, -300], radius: 40 } },
      {
        at: scene.light.at,
        radius: scene.light.radius * 1.1,
        colour: worldColour(scene),
        ring: true,
        tilt: side * 20,
        label: "planet",
      },
    );
  if (world.fork("ascent").chance(0.5)) liftOff(scene, 640 - side * random.range(60, 130));
  else ascent(scene, side);
}

/** A rocket that has just left the ground, over the cloud of its engines. */
function liftOff(stage: Stage, x: number): void {
  const { random, paper, inks } = stage;
  paper.fill(
    `M${x - 12} 380Q${x - 20} 560 ${x - 120} 760L${x + 120} 760Q${x + 20} 560 ${x + 12} 380Z`,
    paper.linear(
      [0, 380],
      [0, 720],
      [
        [0, inks.light],
        [0.4, mix(inks.light, inks.glow, 0.5)],
        [1, inks.glow, 0.7],
      ],
    ),
  );
  rocket(stage, [x, random.range(340, 400)], { scale: random.range(1.35, 1.7) });
  ridge(stage, { y: 600, height: 40, waves: 5, depth: 0.4, sharp: true, label: "far" });
  const puffs = Array.from({ length: 34 }, (_, index) =>
    circle(
      x + (index - 17) * 34 + random.range(-20, 20),
      690 + random.range(-24, 24) - 60 * Math.exp(-(((index - 17) / 6) ** 2)),
      random.range(34, 66),
    ),
  );
  paper.fill(puffs.join(""), mix(inks.light, inks.glow, 0.5));
  paper.transformed("translate(0 26)", () => paper.fill(puffs.join(""), mix(inks.glow, inks.deep, 0.45)));
}

/** A rocket high up at the end of the arc it has drawn over a dark coast. */
function ascent(stage: Stage, side: number): void {
  const { random, paper, inks } = stage;
  const tip: Point = [640 - side * 10, random.range(190, 240)];
  const foot = 640 - side * 420;
  const bend: Point = [640 - side * 380, 330];
  const plume = paper.linear([foot, 640], tip, [
    [0, inks.light, 0.1],
    [0.6, inks.light, 0.75],
    [1, inks.light, 1],
  ]);
  paper.fill(
    `M${foot - 34} 640Q${bend[0] - side * 6} ${bend[1]} ${tip[0]} ${tip[1]}Q${bend[0] + side * 46} ${bend[1] + 40} ${foot + 34} 640Z`,
    plume,
  );
  rocket(stage, tip, { scale: 0.86, turn: side * 56 });
  ridge(stage, { y: 590, height: 46, waves: 5, depth: 0.3, sharp: true, label: "far" });
  ridge(stage, { y: 640, height: 30, waves: 3, depth: 0.66, label: "middle" });
  const front = ridge(stage, { y: 690, height: 20, waves: 2, depth: 1, label: "front" });
  hero(stage, [640 + side * 190, heightAt(front, 640 + side * 190) + 5], { height: 120 });
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
