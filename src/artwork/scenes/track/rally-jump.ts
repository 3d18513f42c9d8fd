import { bareTree, cactus, pine, roundTree } from "#artwork/motifs/flora.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { dust } from "#artwork/motifs/road.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { carSide } from "#artwork/motifs/vehicles.ts";
import { curve, type Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";
import { drawTrackHills } from "./track-hills.ts";

/** A car in the air over a crest, dust behind it. */
export function drawRallyJump(stage: Stage): void {
  const { random, paper } = stage;
  const set = relit(
    stage,
    [640 + random.sign() * random.range(20, 160), stage.horizon - random.range(110, 190)],
    random.range(120, 200),
  );
  sky(set);
  drawTrackHills(set, stage.horizon - 30);
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
