import { mix } from "#artwork/colour.ts";
import { ridge, rimLine } from "#artwork/motifs/land.ts";
import { darkness, stalactites } from "#artwork/motifs/masonry.ts";
import { shard } from "#artwork/motifs/planets.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A cave that its crystals light. */
export const CRYSTAL_CAVE: Place = {
  name: "crystal-cave",
  fits: "crystal, crystals, cave, magic, gems, underground",
  offers: ["land"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const x = 640 + random.sign() * random.range(120, 220);
    const scene = relit({ ...stage, horizon: 560 }, [x, horizon - 60], 60);
    darkness(scene, [x, horizon - 40], 780);
    glow(scene, [x, horizon - 40], { radius: 460, opacity: 0.7, colour: palette.spot });
    const stones = random.fork("shards");
    for (const [index, depth] of [0.35, 0.62, 0.9].entries()) {
      if (index === 1) stage.plane();
      for (let count = 0; count < 9; count += 1) {
        const away = (count % 2 === 0 ? -1 : 1) * (90 + index * 130 + count * 46);
        const foot = [x + away, horizon + 130 + index * 40] as const;
        const { outline, face } = shard(stones, foot, (150 + index * 90) * stones.range(0.6, 1.2));
        paper.fill(outline, mix(scene.tone(depth), palette.spot, 0.3 - index * 0.06));
        paper.fill(face, mix(scene.tone(depth), palette.light, 0.34 - index * 0.1));
      }
      if (index > 0) continue;
      for (const away of [-90, 84, -34, 26]) {
        const big = shard(stones, [x + away, horizon + 190], 470 - Math.abs(away) * 2);
        silhouette(scene, big.outline, { at: [0, 0], scale: 1, colour: mix(palette.spot, palette.deep, 0.3), rim: 3 });
        paper.fill(big.face, mix(palette.spot, palette.light, 0.5));
      }
    }
    const teeth = stalactites(random.fork("teeth"), { y: 20, length: 200, down: true, gap: [x - 240, x + 240] });
    paper.fill(teeth, palette.ink);
    rimLine(scene, ridge(scene, { y: 652, height: 14, waves: 3, depth: 0.96, label: "ground" }));
    return { land: { at: [640 + (640 - x) * 0.5, 655] } };
  },
};
