// Wheels off the ground: the rally jump and the looping track, and the hills behind all roads.
import { mix } from "#artwork/colour.ts";
import { bareTree, cactus, pine, roundTree } from "#artwork/motifs/flora.ts";
import { heightAt, peak, ridge, rimLine } from "#artwork/motifs/land.ts";
import { dust, ribbon } from "#artwork/motifs/road.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { carSide } from "#artwork/motifs/vehicles.ts";
import { curve, type Point, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** What lies behind the game's roads, up to a line. */
export function drawHills(stage: Stage, y: number): void {
  const kind = stage.world.fork("hills").int(0, 2);
  if (kind === 0) {
    peak(stage, { summit: [stage.light.at[0] - 380, y - 210], base: y + 20, spread: 330, depth: 0.15, snow: 0.3 });
    peak(stage, { summit: [stage.light.at[0] + 420, y - 160], base: y + 20, spread: 300, depth: 0.22, snow: 0.2 });
  }
  ridge(stage, { y: y - 34, height: kind === 1 ? 60 : 34, waves: 4, depth: 0.2, sharp: kind === 1, label: "far" });
  ridge(stage, { y: y - 8, height: 22, waves: 6, depth: 0.42, label: "middle" });
}

/** A car in the air over a crest, dust behind it. */
export function drawRallyJump(stage: Stage): void {
  const { random, paper } = stage;
  const set = relit(
    stage,
    [640 + random.sign() * random.range(20, 160), stage.horizon - random.range(110, 190)],
    random.range(120, 200),
  );
  sky(set);
  drawHills(set, stage.horizon - 30);
  haze(set, { from: stage.horizon - 110, to: stage.horizon + 60, opacity: 0.7 });
  const wood = ridge(set, { y: stage.horizon + 6, height: 26, waves: 5, depth: 0.5, label: "wood" });
  paper.fill(growth(stage, wood, 46), stage.tone(0.56));
  const front = ridge(set, { y: 560, height: 22, waves: 3, depth: 0.72, label: "front" });
  paper.fill(growth(stage, front, 14), stage.tone(0.8));
  const ramp: Point[] = [
    [-220, 700],
    [60, 660],
    [260, 610],
    [430, 548],
    [520, 528],
    [548, 560],
    [600, 640],
    [720, 690],
    [1480, 720],
  ];
  dust(set, [520, 540], { length: -520, size: 150 });
  paper.fill(`${curve(ramp)}L1480 940L-220 940Z`, stage.tone(0.97));
  rimLine(set, ramp.slice(0, 5), { width: 5, reach: 640 });
  dust(set, [560, 500], { length: -190, size: 60 });
  carSide(set, [700, 446], { scale: 1.8, turn: -13, airborne: true });
}

function growth(stage: Stage, points: readonly Point[], count: number): string {
  const kind = stage.world.fork("growth").pick(["pine", "pine", "cactus", "bare", "round"] as const);
  const random = stage.random.fork(`growth-${count}`);
  const tall = 2400 / count + 40;
  const plants = Array.from({ length: count }, (_, index): string => {
    const x = -80 + (1440 / count) * (index + random.range(-0.4, 0.4));
    const foot: Point = [x, heightAt(points, x) + 8];
    if (Math.abs(x - 690) < 230 || random.chance(kind === "cactus" ? 0.7 : 0.15)) return "";
    if (kind === "pine") return pine(random, foot, tall * random.range(0.7, 1.3));
    if (kind === "round") return roundTree(random, foot, tall * random.range(0.6, 1.1));
    return kind === "cactus" ? cactus(random, foot, tall * 0.8) : bareTree(random, foot, tall * random.range(0.7, 1.1));
  });
  return plants.join("");
}

/** A looping track and the train on its way in. */
export function drawLoop(stage: Stage): void {
  const { paper, inks } = stage;
  const set = relit(stage, [640, 300], stage.world.fork("moon").range(120, 200));
  sky(set);
  drawHills(set, stage.horizon + 20);
  haze(set, { from: 380, to: 600, opacity: 0.5 });
  const points = looping(stage.world.fork("loop"));
  const lower = points.map(([x, y]): Point => [x, y + 20]);
  const posts = points.filter((_, index) => index % 12 === 5).map(([x, y]) => rect([x - 4, y], 8, 900 - y));
  paper.fill(posts.join(""), stage.tone(0.7));
  ridge(set, { y: 640, height: 34, waves: 3, depth: 0.85, label: "floor" });
  const back = points.length / 2;
  for (const [from, to] of [
    [back - 2, points.length],
    [0, back],
  ] as const) {
    paper.fill(
      ribbon(lower.slice(from, to), () => 52),
      inks.ink,
    );
    paper.fill(
      ribbon(points.slice(from, to), () => 52),
      mix(inks.light, inks.glow, 0.25),
    );
    paper.fill(
      ribbon(points.slice(from, to), () => 38),
      inks.spot,
    );
    paper.stroke(curve(points.slice(from, to)), inks.light, { width: 3, dash: "26 22" });
  }
  train(set, points);
  ridge(set, { y: 720, height: 30, waves: 4, depth: 1, label: "near" });
}

/** One loop between two hills of track, or two loops. */
function looping(random: Random): Point[] {
  const [loops, reach, high] = random.pick<readonly [loops: number, reach: number, high: number]>([
    [1, 330, 210],
    [2, 270, 170],
    [1, 250, 235],
  ]);
  return Array.from({ length: 160 }, (_, index): Point => {
    const along = index / 159;
    const turn = Math.min(1, Math.max(0, (along - 0.2) / 0.6)) * 2 * Math.PI * loops;
    const wave = 44 * Math.sin(Math.PI * (along * 4 - 0.5)) * Math.abs(along - 0.5) * 2;
    return [-160 + 1600 * along + reach * Math.sin(turn), 560 - high * (1 - Math.cos(turn)) + wave];
  });
}

function train(stage: Stage, points: readonly Point[]): void {
  const place = Math.floor(points.length * 0.2);
  for (const offset of [0, 3, 6]) {
    const [[x, y], [nx, ny]] = [points[place + offset] ?? [0, 0], points[place + offset + 1] ?? [1, 0]];
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
    silhouette(stage, "M-26 -8L-28 -26L-14 -34L4 -34L8 -22L26 -18L26 -8Z", { at: [x, y], scale: 0.9, turn });
  }
}
