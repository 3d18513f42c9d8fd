import { palm } from "#artwork/motifs/flora.ts";
import { bigSun, night } from "#artwork/motifs/neon-night.ts";
import { gridFloor, wireRange } from "#artwork/motifs/neon.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { ROAD_PLACE } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";

/** The great sun behind hills of wire, palms before it. */
export const NEON_SUNSET: Place = {
  ...ROAD_PLACE,
  name: "neon-sunset",
  fits: "synthwave, retro, 1980s, neon, sunset, arcade, outrun, vaporwave",
  ages: ["modern", "future"],
  draw: (stage) => {
    const { random, horizon } = stage;
    night(stage);
    const scene = bigSun(stage, [640, horizon - random.range(90, 150)], random.range(150, 200));
    wireRange(scene, { y: horizon, height: random.range(120, 200), label: "range", valley: random.range(150, 280) });
    stage.plane();
    gridFloor(scene, { y: horizon });
    return { road: { at: [640 + random.range(-60, 60), 664] }, land: { at: [640 + random.range(-60, 60), 664] } };
  },
  near: (stage) => {
    const random = stage.random.fork("near");
    const side = random.sign();
    const sway = 3 * Math.sin(2 * Math.PI * stage.time);
    const trees = [-540, -460, 530].map((x) =>
      palm(random, [640 + side * x, 760], { height: random.range(420, 620), sway }),
    );
    silhouette(stage, trees.join(""), { at: [0, 0], scale: 1, rim: 3 });
  },
};
