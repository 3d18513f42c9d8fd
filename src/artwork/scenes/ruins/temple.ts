import { mix } from "#artwork/colour.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { palm, roundTree, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { columnTemple, pagoda, stepPyramid } from "#artwork/motifs/monuments.ts";
import { overgrown } from "#artwork/motifs/overgrowth.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { type Point, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A temple on its steps, as one of several peoples built it. */
export function drawTemple(stage: Stage): void {
  const { random, paper, palette } = stage;
  const x = 640 + random.range(-70, 70);
  const scene = relit(
    stage,
    [x + random.sign() * random.range(60, 230), random.range(150, 220)],
    random.range(100, 150),
  );
  sky(scene);
  ridge(scene, { y: 440, height: 60, waves: 5, depth: 0.14, label: "far" });
  holyPlace(scene, [x, 590], random.range(3.6, 4.3));
  haze(scene, { from: 440, to: 640, opacity: 0.6 });
  const leaves = random.fork("leaves");
  for (const [index, depth] of [0.62, 0.82].entries()) {
    const line = ridge(scene, { y: 596 + index * 44, height: 20, waves: 4, depth, label: `jungle-${index}` });
    paper.fill(
      scatter(leaves, line, 62)
        .filter(([px]) => Math.abs(px - x) > 90 + index * 120)
        .map((foot) => roundTree(leaves, foot, leaves.range(60, 120) * (1 + index * 0.4)))
        .join(""),
      scene.tone(depth),
    );
  }
  for (const side of [-1, 1])
    paper.fill(
      palm(leaves, [640 + side * leaves.range(390, 470), 720], { height: leaves.range(330, 460) }),
      palette.ink,
    );
  const front = overgrown(scene, { y: 680 });
  protagonist(scene, [x, heightAt(front, x) + 4], { height: 136 });
  birds(scene, [x + 220, 170], 6);
}

/** The temple this game's people built. */
function holyPlace(stage: Stage, at: Point, scale: number): void {
  const { paper, palette, world } = stage;
  const colour = stage.tone(0.52);
  const kind = world.fork("temple").pick(["steps", "columns", "pagoda"] as const);
  if (kind === "columns")
    return silhouette(stage, columnTemple(world.fork("fallen").chance(0.6)), {
      at,
      scale: scale * 0.94,
      colour,
      rim: 4,
    });
  if (kind === "pagoda")
    return silhouette(stage, pagoda(world.fork("tiers").int(4, 6)), {
      at,
      scale: scale * 1.1,
      colour,
      rim: 4,
      details: () => paper.fill(rect([-5, -14], 10, 14), palette.spot),
    });
  const { outline, stair, door } = stepPyramid(world.fork("tiers").int(5, 7));
  silhouette(stage, outline, {
    at,
    scale,
    colour,
    rim: 4,
    details: () => {
      paper.fill(stair, mix(colour, palette.light, 0.24));
      paper.fill(door, palette.spot);
    },
  });
}
