import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { heightAt, ridge } from "#artwork/motifs/land.ts";
import { darkness, stalactites } from "#artwork/motifs/masonry.ts";
import { shard } from "#artwork/motifs/planets.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow } from "#artwork/motifs/sky.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A cave that its crystals light. */
export function drawCrystals(stage: Stage): void {
  const { random, paper, palette } = stage;
  const x = 640 + random.range(-70, 70);
  const scene = relit({ ...stage, horizon: 560 }, [x, 380], 60);
  darkness(scene, [x, 400], 780);
  glow(scene, [x, 400], { radius: 460, opacity: 0.7, colour: palette.spot });
  const stones = random.fork("shards");
  for (const [index, depth] of [0.35, 0.62, 0.9].entries()) {
    for (let count = 0; count < 9; count += 1) {
      const side = count % 2 === 0 ? -1 : 1;
      const away = 90 + index * 130 + count * 46;
      const { outline, face } = shard(
        stones,
        [x + side * away, 620 + index * 50],
        (150 + index * 90) * stones.range(0.6, 1.2),
      );
      paper.fill(outline, mix(scene.tone(depth), palette.spot, 0.3 - index * 0.06));
      paper.fill(face, mix(scene.tone(depth), palette.light, 0.34 - index * 0.1));
    }
    if (index === 1) {
      for (const [away, height] of [
        [-90, 250],
        [84, 290],
        [-34, 380],
        [26, 440],
      ] as const) {
        const big = shard(stones, [x + away, 660], height);
        silhouette(scene, big.outline, { at: [0, 0], scale: 1, colour: mix(palette.spot, palette.deep, 0.3), rim: 3 });
        paper.fill(big.face, mix(palette.spot, palette.light, 0.5));
      }
    }
  }
  paper.fill(
    stalactites(random.fork("teeth"), { y: 20, length: 200, down: true, gap: [x - 240, x + 240] }),
    palette.ink,
  );
  const ground = ridge(scene, { y: 676, height: 18, waves: 3, depth: 1, label: "ground" });
  const hx = x + random.sign() * 170;
  hero(scene, [hx, heightAt(ground, hx) + 5], { height: 170 });
}
