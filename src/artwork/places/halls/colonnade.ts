import { mix } from "#artwork/colour.ts";
import { column } from "#artwork/motifs/buildings.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { flagstones } from "#artwork/motifs/masonry.ts";
import { columnTemple } from "#artwork/motifs/monuments.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Columns that carry nothing any more. */
export const COLONNADE: Place = {
  name: "colonnade",
  fits: "greek, rome, roman, mythology, temple, antiquity, columns, historical",
  offers: ["floor", "land"],
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const [x, y] = [640 + random.range(-80, 80), horizon + 20] as const;
    const scene = relit({ ...stage, horizon: y }, [x, y - random.range(120, 180)], random.range(100, 140));
    sky(scene);
    ridge(scene, { y: y - 20, height: 50, waves: 5, depth: 0.1, sharp: true, label: "far" });
    const [temple, at] = [columnTemple(true), [x + random.sign() * 330, y + 4] as const];
    if (world.fork("temple").chance(0.5))
      silhouette(scene, temple, { at, scale: 1.6, colour: scene.tone(0.26), rim: 3 });
    stage.plane();
    const marble = [mix(palette.glow, palette.light, 0.25), mix(palette.deep, palette.ink, 0.5)] as const;
    flagstones(scene, [x, y], marble);
    paper.fill(`M${x - 30} ${y}H${x + 30}L${x + 330} 940H${x - 330}Z`, palette.light, 0.3);
    const broken = random.fork("broken");
    for (const [index, depth] of [0.3, 0.48, 0.7, 0.92].entries()) {
      const foot = y + 8 + (y < 520 ? 10 : 5) * 2.3 ** index;
      const placing = { scale: 2.1 * 1.5 ** index, colour: scene.tone(depth), rim: 2 + index };
      for (const side of [-1, 1]) {
        const shaft = column(broken, broken.chance(0.62) ? 100 : broken.range(34, 82));
        silhouette(scene, shaft, { ...placing, at: [x + side * 118 * 1.5 ** index, foot] });
      }
    }
    birds(scene, [x + 200, y - 330], 6);
    const spot = { at: [x + random.range(-30, 30), 645] } as const;
    return { floor: spot, land: spot };
  },
};
