import { mix } from "#artwork/colour.ts";
import { columnTemple } from "#artwork/motifs/monuments.ts";
import { bubbles, deep, shoal, surface } from "#artwork/motifs/seafaring.ts";
import { seabed } from "#artwork/motifs/seascape.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Temples and pillars of a city on the ground of the sea. */
export const SUNKEN_CITY: Place = {
  name: "sunken-city",
  fits: "atlantis, sunken, underwater, ruins, lost city, rapture, mythology",
  offers: ["deep"],
  indoors: true,
  draw: (stage) => {
    const { random, palette, paper } = stage;
    const side = random.sign();
    const scene = relit(stage, [640 + side * random.range(0, 200), -60], 100);
    deep(scene, scene.light.at);
    surface(scene);
    const stone = (share: number): string => mix(mix(palette.deep, palette.sky, 0.4), palette.ink, share);
    for (const [n, x] of [-20, 330, 1010, 1300].entries()) {
      const at = [x + random.range(-50, 50), 580 - n * 4] as const;
      silhouette(scene, columnTemple(n % 2 === 0), { at, scale: random.range(1.4, 2.4), colour: stone(0.14), rim: 0 });
    }
    stage.plane();
    silhouette(scene, columnTemple(true), { at: [640 - side * 340, 620], scale: 3.1, colour: stone(0.45), rim: 2 });
    for (const [n, x] of [940, 1070, 1210].entries()) {
      const [foot, top, lean] = [640 + side * (x - 640), random.range(250, 470), random.range(-30, 30) * n];
      const half = 26 + n * 5;
      const shaft = `M${foot - half} 680L${foot - half + lean} ${top + 20}L${foot + half + lean} ${top}L${foot + half} 680Z`;
      paper.fill(shaft, stone(0.5 + n * 0.12));
    }
    seabed(scene, 610, 0.7);
    shoal(scene, [640 + side * 380, 240], { count: 18, spread: 70, size: 0.6 });
    bubbles(scene, [640 - side * 420, 480], 8);
    return { deep: { at: [640 + side * 60, 370] } };
  },
};
