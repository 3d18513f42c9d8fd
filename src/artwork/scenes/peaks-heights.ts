// High in the mountains: gorges, summits above the clouds, a slope against the sun.
import { mix } from "#artwork/colour.ts";
import { castle, castleLights } from "#artwork/motifs/buildings.ts";
import { dragon, eagle } from "#artwork/motifs/creatures.ts";
import { hero, protagonist } from "#artwork/motifs/figures.ts";
import { grass, pineWood, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, peak, ridge, rimLine } from "#artwork/motifs/land.ts";
import { boulders, cliff, cloudSea, pinnacle, river, waterfall } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, glow, haze, sky } from "#artwork/motifs/sky.ts";
import { type Point, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

export function drawGorge(stage: Stage): void {
  const { random, world } = stage;
  const x = 640 + random.range(-60, 60);
  const scene = relit(
    { ...stage, horizon: 470 },
    [x + random.range(-80, 80), random.range(120, 210)],
    random.range(70, 110),
  );
  sky(scene);
  peak(scene, {
    summit: [x + random.range(-90, 90), random.range(190, 280)],
    base: 560,
    spread: random.range(250, 360),
    depth: 0.16,
    snow: 0.3,
  });
  ridge(scene, { y: 430, height: 20, waves: 4, depth: 0.3, sharp: true, label: "rim" });
  const end = world.fork("end").int(0, 2);
  if (end === 0)
    silhouette(scene, castle(world.fork("castle")), { at: [x, 440], scale: 1.5, colour: scene.tone(0.42) });
  if (end < 2) waterfall(scene, [x, 424], { width: random.range(50, 110), height: 250 });
  else river(scene, { from: [x, 470], width: 300, sway: 70 });
  const [gap, crossing] = [random.range(130, 210), world.fork("crossing").int(0, 2)];
  const level = random.range(500, 580);
  for (const [index, depth] of [0.36, 0.6, 0.9].entries()) {
    const away = gap + index * random.range(96, 128);
    cliff(scene, { side: -1, x: x - away, lean: -60 + index * 40, depth, label: `left-${index}` });
    cliff(scene, { side: 1, x: x + away, lean: -60 + index * 40, depth, label: `right-${index}` });
    if (index === 0) haze(scene, { from: 520, to: 760, opacity: 0.8 });
    if (index === 1 && crossing === 1) bridge(scene, [x - 330, level], [x + 330, level]);
    if (index === 1 && crossing === 2) stoneBridge(scene, [x, level]);
  }
  if (crossing > 0)
    protagonist(scene, [x - random.range(-60, 60), level + (crossing === 1 ? 29 : -1)], { height: 112 });
  birds(scene, [x + 90, 300], 5);
}

/** A bridge of stone on one tall arch. */
function stoneBridge(stage: Stage, [x, y]: Point): void {
  const { paper, inks } = stage;
  const vault = `M${x - 180} 760V${y + 190}A180 165 0 0 1 ${x + 180} ${y + 190}V760Z`;
  paper.cut(rect([x - 420, y], 840, 400), vault, stage.tone(0.8));
  paper.fill(rect([x - 420, y - 6], 840, 12), inks.ink);
  paper.stroke(`M${x - 420} ${y - 6}H${x + 420}`, inks.light, { width: 2.5, opacity: 0.6 });
}

/** A rope bridge that sags between two points. */
function bridge(stage: Stage, [ax, ay]: Point, [bx, by]: Point): void {
  const middle = (ax + bx) / 2;
  const rope = (rise: number): string =>
    `M${ax} ${ay - rise}Q${middle} ${(ay + by) / 2 + 62 - rise * 1.04} ${bx} ${by - rise}`;
  stage.paper.stroke(rope(0), stage.inks.ink, { width: 8 });
  stage.paper.stroke(rope(44), stage.inks.ink, { width: 3 });
  const posts = Array.from({ length: 19 }, (_, index): string => {
    const t = index / 18;
    const sag = ay + 2 * t * (1 - t) * 62;
    return `M${ax + (bx - ax) * t} ${sag}v-44`;
  });
  stage.paper.stroke(posts.join(""), stage.inks.ink, { width: 2 });
}

export function drawAboveClouds(stage: Stage): void {
  const { random, world } = stage;
  const side = random.sign();
  const scene = relit(
    { ...stage, horizon: 470, skyStyle: stage.skyStyle === "cumulus" ? "plain" : stage.skyStyle },
    [640 + side * random.range(150, 300), random.range(210, 290)],
    random.range(90, 135),
  );
  sky(scene);
  cloudSea(scene, { y: 470, depth: 0.1, label: "cloud-0", size: 46 });
  for (const [index, x] of [640 + side * 390, 640 - side * 430, 640 + side * 190].entries())
    pinnacle(scene, {
      at: [x, 600],
      height: 230 + index * 26,
      width: 130,
      depth: 0.24 + index * 0.1,
      label: `far-${index}`,
    });
  cloudSea(scene, { y: 545, depth: 0.35, label: "cloud-1", size: 62 });
  const top = pinnacle(scene, { at: [640 - side * 90, 720], height: 420, width: 250, depth: 0.72, label: "main" });
  const keep = world.fork("castle");
  silhouette(scene, castle(keep), {
    at: [top[0], top[1] + 10],
    scale: 1.5,
    colour: scene.tone(0.82),
    details: () => scene.paper.fill(castleLights(world.fork("lights")), scene.inks.spot),
  });
  cloudSea(scene, { y: 660, depth: 0.7, label: "cloud-2", size: 84 });
  const flyer: Point = [640 + side * 210, 300];
  if (stage.genres.has("role-playing-games-rpg") || stage.mood === "fierce")
    silhouette(scene, dragon(Math.sin(2 * Math.PI * stage.time)), { at: flyer, scale: 0.8, flip: side > 0 });
  else silhouette(scene, eagle(), { at: flyer, scale: 0.9, turn: side * 14 });
}

export function drawClimb(stage: Stage): void {
  const { random, paper } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(60, 160), random.range(240, 310)], random.range(150, 205));
  sky(scene);
  ridge(scene, { y: 470, height: 90, waves: 5, depth: 0.1, sharp: true, label: "far", tilt: side * 20 });
  ridge(scene, { y: 560, height: 70, waves: 4, depth: 0.34, sharp: true, label: "middle", tilt: side * 60 });
  const slope = ridge(scene, {
    y: 560,
    height: 44,
    waves: 6,
    depth: 0.96,
    sharp: true,
    label: "slope",
    tilt: -side * 250,
    step: 26,
  });
  rimLine(scene, slope, { smooth: false, width: 3.5, reach: 560 });
  paper.fill(boulders(random.fork("rocks"), scatter(random, slope, 150), 12), scene.inks.ink);
  const x = 640 + side * random.range(60, 150);
  hero(scene, [x, heightAt(slope, x) + 8], { height: 150 });
  birds(scene, [640 - side * 200, 220], 6);
}

export function drawCamp(stage: Stage): void {
  const { random, paper } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 - side * random.range(220, 330), random.range(130, 190)], random.range(44, 64));
  sky(scene);
  peak(scene, { summit: [640 + side * 60, 180], base: 560, spread: 360, depth: 0.2, snow: 0.3 });
  peak(scene, { summit: [640 - side * 260, 270], base: 570, spread: 340, depth: 0.34, snow: 0.24 });
  peak(scene, { summit: [640 + side * 420, 250], base: 580, spread: 340, depth: 0.42, snow: 0.22 });
  haze(scene, { from: 420, to: 600 });
  const front = drawForeground(scene, side * 40);
  const at: Point = [640 + side * 130, heightAt(front, 640 + side * 130) + 6];
  glow(scene, [at[0], at[1] - 40], { radius: 240, opacity: 0.55, colour: scene.inks.spot });
  silhouette(scene, "M-80 0L0 -92L80 0Z", {
    at,
    scale: 1,
    colour: mix(scene.inks.spot, scene.inks.light, 0.28),
    details: () => paper.fill("M0 -92L80 0L34 0ZM0 -92L-14 0L8 0Z", mix(scene.inks.spot, scene.inks.ink, 0.45)),
  });
  protagonist(scene, [at[0] - side * 150, heightAt(front, at[0] - side * 150) + 6], { height: 122 });
}

/** Pines and grass on the last two planes, sloping to one side. */
export function drawForeground(stage: Stage, tilt: number): Point[] {
  const { paper, random } = stage;
  const near = ridge(stage, { y: 566, height: 34, waves: 3, depth: 0.72, label: "near", tilt: tilt * 0.6 });
  paper.fill(pineWood(random.fork("wood"), scatter(random.fork("feet"), near, 30), 92), stage.tone(0.74));
  const front = ridge(stage, { y: 642, height: 30, waves: 2, depth: 1, label: "front", tilt: -tilt });
  paper.fill(grass(random.fork("grass"), scatter(random.fork("blades"), front, 9), { height: 22 }), stage.inks.ink);
  rimLine(stage, front, { width: 2 });
  return front;
}
