import { mix } from "#artwork/colour.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { gables } from "#artwork/motifs/town.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Gabled houses around a church tower, a path between them. */
export const VILLAGE: Place = {
  name: "village",
  fits: "village, town, medieval, rpg, jrpg, life-sim-2, fantasy, hamlet",
  ages: ["old"],
  offers: ["land", "road"],
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const high = [640 + random.sign() * random.range(100, 300), horizon - random.range(170, 260)] as const;
    const scene = relit(stage, high, random.range(90, 130));
    sky(scene);
    ridge(scene, { y: horizon - 10, height: 70, waves: 4, depth: 0.1, label: "far" });
    const x = 640 + random.range(-120, 120);
    const church = "M-16 4V-62L0 -118L16 -62V-30H70L78 -14H74V4ZM-1 -132H1V-116H-1ZM-5 -128H5V-126H-5Z";
    const flip = world.fork("church").chance(0.5);
    silhouette(scene, church, { at: [x, horizon + 50], scale: 2, flip, colour: scene.tone(0.34) });
    const lit = mix(palette.spot, palette.light, 0.45);
    for (const [row, size] of [64, 116].entries()) {
      if (row === 1) stage.plane();
      const depth = 0.46 + row * 0.26;
      const houses = gables(random.fork(row), { floor: horizon + 60 + row * 70, size });
      paper.fill(houses.outline, scene.tone(depth));
      paper.fill(houses.lit, lit, 0.9);
      if (row === 0) haze(scene, { from: horizon - 40, to: horizon + 120, opacity: 0.5 });
    }
    const y = Math.min(622, horizon + 140);
    const square = ridge(scene, { y, height: 10, waves: 2, depth: 0.88, label: "square" });
    rimLine(scene, square, { width: 2 });
    const path = `M${x - 60} ${heightAt(square, x)}h110L${x + 330} 940H${x - 260}Z`;
    paper.fill(path, mix(palette.glow, palette.deep, 0.55));
    const lamp = "M-3 0V-110H3V0ZM-12 -112L-8 -140H8L12 -112Z";
    const details = (): void => paper.fill("M-8 -115L-6 -135H6L8 -115Z", lit);
    for (const away of [-250, 270]) silhouette(scene, lamp, { at: [x + away, 648], scale: 1.3, details });
    return { land: { at: [x, 652] }, road: { at: [x, 652] } };
  },
};
