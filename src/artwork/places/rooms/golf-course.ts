import { mix } from "#artwork/colour.ts";
import { roundTree } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { water } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse, rect } from "#artwork/path.ts";

/** A green by the water with its flag. */
export const GOLF_COURSE: Place = {
  name: "golf-course",
  fits: "golf, links, green, mini golf, country club",
  ages: ["modern"],
  offers: ["field", "land"],
  draw: (stage) => {
    const { horizon, paper, palette, random, world } = stage;
    sky(stage);
    ridge(stage, { y: horizon, height: 40, waves: 2.4, depth: 0.2, label: "hills" });
    water(stage, horizon + 30);
    ridge(stage, { y: horizon + 60, height: 26, waves: 2, depth: 0.4, label: "fairway" });
    paper.fill([180, 300, 1010, 1120].map((x) => roundTree(world, [x, horizon + 90], 120)).join(""), stage.tone(0.6));
    stage.plane();
    ridge(stage, { y: 610, height: 26, waves: 1.3, depth: 0.6, label: "green" });
    const x = random.pick([330, 930]);
    paper.fill(ellipse([x - 120, 640], 130, 20), mix(palette.light, palette.glow, 0.4));
    paper.fill(ellipse([x, 622], 16, 5), palette.ink);
    paper.fill(rect([x - 2, 440], 5, 182), palette.light);
    paper.fill(`M${x + 3} 440L${x + 84} 464L${x + 3} 490Z`, palette.spot);
    return { field: { at: [640 + random.range(-60, 60), 655] }, land: { at: [640, 655] } };
  },
};
