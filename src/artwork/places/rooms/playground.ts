import { roundTree } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A playground: slide, swing, trees. */
export const PLAYGROUND: Place = {
  name: "playground",
  fits: "playground, kids, children, school yard, park, slide, recess",
  ages: ["modern"],
  offers: ["land", "field"],
  draw: (stage) => {
    const { horizon, paper, palette, random, world } = stage;
    sky(stage);
    paper.fill(
      Array.from({ length: 12 }, (_, n) =>
        roundTree(world, [-120 + n * 130, horizon + 40], 120 + ((n * 53) % 60)),
      ).join(""),
      stage.tone(0.35),
    );
    stage.plane();
    ridge(stage, { y: horizon + 50, height: 14, waves: 2, depth: 0.55, label: "lawn" });
    const x = random.pick([170, 940]);
    paper.fill(
      rect([x, horizon - 110], 10, 190) + rect([x + 60, horizon - 110], 10, 190) + rect([x - 6, horizon - 40], 82, 10),
      palette.ink,
    );
    paper.fill(
      `M${x + 70} ${horizon - 40}C${x + 130} ${horizon - 20} ${x + 150} ${horizon + 70} ${x + 240} ${horizon + 76}V${horizon + 90}C${x + 140} ${horizon + 90} ${x + 120} ${horizon} ${x + 70} ${horizon - 22}ZM${x - 16} ${horizon - 110}L${x + 35} ${horizon - 170}L${x + 86} ${horizon - 110}Z`,
      palette.spot,
    );
    return { land: { at: [640 + random.range(-80, 80), 655] }, field: { at: [640, 655] } };
  },
};
