import { hut, hutLights } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { pineWood, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, peak, ridge } from "#artwork/motifs/land.ts";
import { mirrored } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A mountain lake: what stands behind it stands in it once more. */
export function drawLake(stage: Stage): void {
  const { random, world } = stage;
  const side = random.sign();
  const level = random.range(440, 510);
  const scene = relit(
    { ...stage, horizon: level - 20 },
    [640 + side * random.range(180, 340), random.range(180, 270)],
    random.range(56, 96),
  );
  sky(scene);
  const wood = random.fork("wood");
  const summits = lakeSummits(stage, side);
  mirrored(scene, level, () => {
    ridge(scene, { y: level - 50, height: 70, waves: 6, depth: 0.08, sharp: true, label: "far" });
    for (const shape of summits) peak(scene, { ...shape, base: level + 30 });
    const shore = ridge(scene, { y: level - 8, height: 10, waves: 5, depth: 0.66, label: "shore" });
    scene.paper.fill(pineWood(wood.fork("far"), scatter(wood.fork("feet"), shore, 22), 54), scene.tone(0.66));
  });
  water(scene, level, 0.62);
  lightPath(scene, level, { width: 46 });
  if (world.fork("cabin").chance(0.5)) cabin(scene, [640 - side * 270, level + 8]);
  if (world.fork("canoe").chance(0.45))
    canoe(scene, [640 + side * random.range(-60, 160), random.range(level + 70, 610)]);
  const front = ridge(scene, { y: 690, height: 24, waves: 3, depth: 1, label: "front", tilt: -side * 60 });
  const edge = random.range(250, 420);
  scene.paper.fill(
    pineWood(
      wood,
      scatter(
        wood,
        front.filter(([px]) => (px - 640) * side > edge),
        60,
      ),
      random.range(240, 400),
    ),
    scene.palette.ink,
  );
  const x = 640 - side * 210;
  if (random.chance(0.6)) protagonist(scene, [x, heightAt(front, x) + 6], { height: 150 });
}

/** The mountains behind the lake: one, two or a whole row, from far to near. */
function lakeSummits(stage: Stage, side: number): { summit: Point; spread: number; depth: number; snow: number }[] {
  const { random, world } = stage;
  const lone: Point = [640 - side * random.range(10, 130), random.range(110, 190)];
  switch (world.fork("summits").int(0, 2)) {
    case 0:
      return [
        { summit: lone, spread: random.range(360, 440), depth: 0.4, snow: 0.36 },
        { summit: [640 + side * 330, random.range(260, 320)], spread: 300, depth: 0.32, snow: 0.2 },
      ];
    case 1:
      return [
        { summit: [640 + side * 250, random.range(150, 220)], spread: 330, depth: 0.28, snow: 0.3 },
        { summit: [640 - side * 190, random.range(140, 200)], spread: 360, depth: 0.42, snow: 0.32 },
      ];
    default:
      return [640, 1160, 120, 900, 380].map((x, index) => ({
        summit: [x + random.range(-50, 50), random.range(190, 320)] as const,
        spread: random.range(190, 280),
        depth: 0.2 + index * 0.06,
        snow: 0.26,
      }));
  }
}

/** A canoe with its paddler on the water. */
function canoe(stage: Stage, at: Point): void {
  silhouette(
    stage,
    "M-80 -8C-60 -2 60 -2 80 -8C70 12 40 16 0 16C-40 16 -70 12 -80 -8ZM-12 -4L-8 -34L8 -34L14 -4ZM-8 -44A8 8 0 1 1 8 -44A8 8 0 1 1 -8 -44ZM-34 -44L36 6L32 10L-38 -40Z",
    {
      at,
      scale: 1.1,
      details: () =>
        stage.paper.fill(
          "M-80 -8C-60 -2 60 -2 80 -8C76 0 72 4 66 7C40 3 -40 3 -66 7C-72 4 -76 0 -80 -8Z",
          stage.palette.spot,
        ),
    },
  );
}

function cabin(stage: Stage, at: Point): void {
  silhouette(stage, hut(), { at, scale: 0.8, details: () => stage.paper.fill(hutLights(), stage.palette.spot) });
}
