import { mix } from "#artwork/colour.ts";
import { grass, roundTree } from "#artwork/motifs/flora.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { ball } from "#artwork/motifs/sport.ts";
import { ellipse, type Point, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";

/** A green with its flag. */
export function drawGolfLinks(stage: Stage): void {
  const { paper, palette, random } = stage;
  sky(stage);
  ridge(stage, { y: stage.horizon - 10, height: 40, waves: 3, depth: 0.15, label: "far" });
  const wood = ridge(stage, { y: stage.horizon + 20, height: 24, waves: 4, depth: 0.4, label: "wood" });
  const trees = Array.from({ length: 22 }, (_, n) =>
    roundTree(random, [-60 + n * 66, heightAt(wood, -60 + n * 66) + 10], random.range(50, 120)),
  );
  paper.fill(trees.join(""), stage.tone(0.5));
  haze(stage, { from: stage.horizon - 60, to: stage.horizon + 90, opacity: 0.5 });
  const green = ridge(stage, { y: 545, height: 20, waves: 2, depth: 0.55, label: "green" });
  rimLine(stage, green);
  const hole: Point = [640 + random.range(-90, 90), 566];
  paper.fill(ellipse(hole, 330, 30), mix(stage.tone(0.4), palette.light, 0.3));
  paper.fill(ellipse([hole[0] + 330, 640], 150, 26), mix(palette.light, palette.glow, 0.4));
  paper.fill(ellipse([hole[0] + 90, hole[1] + 4], 90, 4), palette.ink, 0.3);
  paper.fill(ellipse(hole, 16, 5) + rect([hole[0] - 2.5, hole[1] - 250], 5, 250), palette.ink);
  paper.fill(
    `M${hole[0]} ${hole[1] - 250}Q${hole[0] + 60} ${hole[1] - 250 + 10 * Math.sin(2 * Math.PI * stage.time)} ${hole[0] + 116} ${hole[1] - 212}L${hole[0]} ${hole[1] - 170}Z`,
    palette.spot,
  );
  const near = ridge(stage, { y: 690, height: 14, waves: 2, depth: 0.9, label: "near" });
  paper.fill(
    grass(
      random.fork("grass"),
      Array.from({ length: 300 }, (_, n): Point => [-180 + n * 5.6, heightAt(near, -180 + n * 5.6)]),
      { height: 26, lean: 6 },
    ),
    stage.tone(0.92),
  );
  const tee: Point = [hole[0] - 240, 650];
  ball(stage, tee, { r: 22, kind: "golf" });
}
