import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { chest, darkness, lightShaft, stalactites, swordInStone } from "#artwork/motifs/masonry.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow, motes } from "#artwork/motifs/sky.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A prize under a shaft of light. */
export function drawCavern(stage: Stage): void {
  const { random, paper, world } = stage;
  const x = 640 + random.range(-120, 120);
  const scene = relit({ ...stage, horizon: 540 }, [x - 60, 60], 60);
  darkness(scene, [x, 260]);
  const teeth = random.fork("teeth");
  paper.fill(stalactites(teeth, { y: 60, length: 190, down: true }), scene.tone(0.5));
  ridge(scene, { y: 500, height: 60, waves: 5, depth: 0.5, label: "far" });
  lightShaft(scene, [x - 70, -10], { at: [x, 590], half: 190 });
  paper.fill(stalactites(teeth, { y: 30, length: 270, down: true, gap: [x - 330, x + 300] }), scene.tone(0.86));
  const ground = ridge(scene, { y: 596, height: 16, waves: 2, depth: 0.86, label: "ground" });
  prize(scene, [x, heightAt(ground, x) + 4], world.fork("prize").int(0, 2));
  motes(scene, { count: 60, size: 2.4 });
  const front = ridge(scene, { y: 688, height: 30, waves: 3, depth: 1, label: "front", tilt: random.sign() * 30 });
  const hx = x + random.sign() * 230;
  hero(scene, [hx, heightAt(front, hx) + 6], { height: 190 });
}

/** What the light falls on: a sword, a chest or an altar stone. */
function prize(stage: Stage, at: Point, kind: number): void {
  const { paper, palette } = stage;
  if (kind === 0) {
    const { stone, blade } = swordInStone();
    silhouette(stage, stone, { at, scale: 2.2, colour: stage.tone(0.75) });
    silhouette(stage, blade, { at, scale: 2.2, colour: mix(palette.light, palette.spot, 0.3) });
    return;
  }
  const { outline, gold } = chest();
  silhouette(stage, outline, { at, scale: kind === 1 ? 2.6 : 2.2, rim: 4 });
  glow(stage, [at[0], at[1] - 90], { radius: 220, opacity: 0.7, colour: palette.spot });
  stage.paper.transformed(`translate(${at[0]} ${at[1]}) scale(2.5)`, () =>
    paper.fill(gold, mix(palette.spot, palette.light, 0.4)),
  );
}
