import { mix } from "#artwork/colour.ts";
import { grass, scatter } from "#artwork/motifs/flora.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, motes, sky } from "#artwork/motifs/sky.ts";
import { dweller, greatTree } from "#artwork/motifs/woodland.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** One tree that is older than the wood. */
export function drawGreatTree(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(40, 160), random.range(240, 320)], random.range(150, 200));
  sky(scene);
  for (const [index, depth] of [0.08, 0.24, 0.42].entries())
    ridge(scene, { y: 480 + index * 46, height: 50, waves: 4, depth, label: `hill-${index}` });
  const x = 640 - side * 60;
  const hill = ridge(scene, { y: 650, height: 30, waves: 1.2, depth: 0.94, label: "mound" });
  const foot: Point = [x, heightAt(hill, x) + 6];
  const { wood, crown } = greatTree(stage.world.fork("tree"), foot, random.range(460, 540));
  const leaf = stage.world.fork("leaf").chance(0.5) ? mix(palette.spot, palette.deep, 0.3) : scene.tone(0.62);
  silhouette(scene, crown[0], { at: [0, 0], scale: 1, colour: mix(leaf, palette.ink, 0.3), rim: 5 });
  silhouette(scene, wood, { at: [0, 0], scale: 1, rim: 3 });
  paper.fill(crown[1], leaf);
  paper.fill(grass(random.fork("grass"), scatter(random.fork("blades"), hill, 8), { height: 22 }), palette.ink);
  const hx = x + side * 190;
  dweller(scene, [hx, heightAt(hill, hx) + 5], 122);
  birds(scene, [640 + side * 300, 180], 6);
  motes(scene, { count: 26, colour: mix(leaf, palette.light, 0.4), size: 4 });
}
