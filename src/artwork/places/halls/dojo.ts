import { mix } from "#artwork/colour.ts";
import { banner, screens } from "#artwork/motifs/duel.ts";
import { graded, pillar } from "#artwork/motifs/interiors.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle, ellipse, rect } from "#artwork/path.ts";
import { relit } from "#artwork/stage.ts";

/** A hall of paper screens. */
export const DOJO: Place = {
  name: "dojo",
  fits: "dojo, karate, martial-arts, judo, samurai, kung, training, 2d-fighter",
  offers: ["floor", "field"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const [y, x] = [horizon + 20, 640 + random.range(-40, 40)] as const;
    const scene = relit(stage, [x, y - 190], 150);
    const wall = mix(mix(palette.glow, palette.light, 0.5), palette.sky, 0.12);
    paper.fill(SHEET, mix(palette.ink, palette.deep, 0.4));
    screens(scene, [y - 390, y], graded(stage, [y - 390, y], [wall, mix(wall, palette.light, 0.6)]));
    paper.fill(circle(x, y - 190, 132), palette.spot, 0.92);
    const crest = mix(palette.light, palette.glow, 0.2);
    const mark = world.fork("crest").pick(["ring", "none", "mountain", "bars"] as const);
    if (mark === "ring") paper.fill(circle(x, y - 190, 92), crest);
    if (mark === "mountain") paper.fill(`M${x - 92} ${y - 130}l76 -110l36 44l20 -18l56 84Z`, crest);
    if (mark === "bars") paper.fill([-50, -8, 34].map((up) => rect([x - 80, y - 190 + up], 160, 16)).join(""), crest);
    stage.plane();
    const boards = graded(stage, [y, 720], [mix(palette.deep, palette.glow, 0.35), palette.ink]);
    paper.fill(rect([-220, y], 1720, 600), boards);
    for (let n = -9; n <= 9; n += 1)
      paper.stroke(`M${x + n * 74} ${y}L${x + n * 260} 940`, palette.ink, { width: 2, opacity: 0.35 });
    paper.fill(`M${x - 220} ${y}H${x + 220}L${x + 520} 940H${x - 520}Z`, palette.light, 0.12);
    paper.fill(ellipse([x, y + 26], 320, 14), palette.light, 0.25);
    for (const side of [-1, 1]) {
      pillar(scene, 640 + side * 600, { half: 60, depth: 1 });
      const colour = mix(palette.spot, palette.ink, 0.15);
      if (world.fork("banners").chance(0.6))
        banner(scene, [602 + side * 430, y - 400], { width: 76, length: 270, colour });
    }
    paper.fill(rect([-220, -220], 1720, Math.max(40, y - 160)), palette.ink);
    const spot = { at: [x, 640] } as const;
    return { floor: spot, field: spot };
  },
};
