import { hero } from "#artwork/motifs/figures.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { bamboo } from "#artwork/motifs/overgrowth.ts";
import { haze, sun } from "#artwork/motifs/sky.ts";
import { woodland } from "#artwork/motifs/woodland.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A grove of bamboo. */
export function drawBamboo(stage: Stage): void {
  const { random, paper, palette } = stage;
  const x = 640 + random.range(-90, 90);
  const scene = relit({ ...stage, horizon: 560 }, [x, random.range(230, 320)], random.range(130, 180));
  woodland(scene);
  sun({ ...scene, sun: "disc" });
  const stalks = random.fork("stalks");
  for (const [index, depth] of [0.14, 0.36, 0.62, 0.94].entries()) {
    const xs = Array.from({ length: 15 - index * 3 }, () => stalks.range(-60, 1340)).filter(
      (px) => Math.abs(px - x) > 40 + index * 90,
    );
    paper.fill(bamboo(stalks, xs, 13 + index * 12), scene.tone(depth));
    if (index === 2) {
      haze(scene, { from: 420, to: 700, opacity: 0.5 });
      const floor = ridge(scene, { y: 628, height: 10, waves: 3, depth: 0.9, label: "floor" });
      hero(scene, [x, heightAt(floor, x) + 6], { height: 190 });
    }
  }
  paper.fill("M-240 690Q640 660 1520 690V940H-240Z", palette.ink);
}
