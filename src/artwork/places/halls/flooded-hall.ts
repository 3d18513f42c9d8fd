import { arch, column } from "#artwork/motifs/buildings.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { mirrored } from "#artwork/motifs/rocks.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Arches and columns that stand in water. */
export const FLOODED_HALL: Place = {
  name: "flooded-hall",
  fits: "flooded, ruins, water, temple, atlantis, exploration, puzzle",
  offers: ["land", "water"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const [side, y] = [random.sign(), horizon + 30] as const;
    const at = [640 + side * random.range(40, 160), horizon - random.range(160, 220)] as const;
    const scene = relit({ ...stage, horizon }, at, random.range(105, 150));
    sky(scene);
    const [parts, x] = [random.fork("parts"), 640 - side * 150] as const;
    mirrored(scene, y, () => {
      ridge(scene, { y: horizon - 8, height: 50, waves: 6, depth: 0.1, sharp: true, label: "far" });
      const stone = (outline: string, away: number, [scale, depth]: readonly [number, number]): void =>
        silhouette(scene, outline, { at: [x + side * away, y + 24], scale, colour: scene.tone(depth), rim: 3 });
      stone(arch(parts.fork("a"), true), 470, [2, 0.4]);
      stone(arch(parts.fork("b"), false), 0, [3.8, 0.72]);
      for (const away of [-300, 220, 330]) stone(column(parts.fork(away), away === 220 ? 100 : 60), away, [2.3, 0.6]);
    });
    stage.plane();
    water(scene, y, 0.6);
    lightPath(scene, y + 2, { width: 60 });
    glints(scene, y, 30);
    paper.fill("M-240 690C100 690 320 640 640 644C960 640 1180 690 1520 690V940H-240Z", palette.ink);
    paper.stroke("M-240 690C100 690 320 640 640 644C960 640 1180 690 1520 690", palette.light, {
      width: 2.5,
      opacity: 0.5,
    });
    return { land: { at: [640 + side * random.range(-60, 60), 650] }, water: { at: [640 + side * 60, 630] } };
  },
};
