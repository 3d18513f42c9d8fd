import { mix } from "#artwork/colour.ts";
import { roundTree } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { circle, rect } from "#artwork/path.ts";

/** A garden with a fence, flowers and a house at the back. */
export const GARDEN: Place = {
  name: "garden",
  fits: "garden, gardening, flowers, plants, vegetables, plants vs zombies, backyard, animal crossing, suburb lawn",
  offers: ["land", "table", "field"],
  draw: (stage) => {
    const { horizon, paper, palette, random, world } = stage;
    sky(stage);
    ridge(stage, { y: horizon, height: 30, waves: 2, depth: 0.2, label: "hills" });
    paper.fill([120, 260, 1030, 1180].map((x) => roundTree(world, [x, horizon + 40], 170)).join(""), stage.tone(0.4));
    const x = 640 + random.sign() * 190;
    paper.fill(rect([x - 90, horizon - 90], 180, 130), mix(palette.light, palette.deep, 0.35));
    paper.fill(`M${x - 116} ${horizon - 86}L${x} ${horizon - 170}L${x + 116} ${horizon - 86}Z`, palette.spot);
    paper.fill(rect([x - 60, horizon - 60], 36, 36) + rect([x + 24, horizon - 60], 36, 36), palette.light);
    stage.plane();
    paper.fill(
      rect([-220, horizon + 36], 1720, 900),
      paper.linear(
        [0, horizon],
        [0, 760],
        [
          [0, mix(palette.glow, palette.deep, 0.4)],
          [1, mix(palette.deep, palette.ink, 0.2)],
        ],
      ),
    );
    const fence = Array.from({ length: 44 }, (_, n) => `M${-220 + n * 40} ${horizon + 80}v-56l12 -14l12 14v56Z`);
    paper.fill(
      fence.join("") + rect([-220, horizon + 40], 1720, 8) + rect([-220, horizon + 62], 1720, 8),
      mix(palette.light, palette.glow, 0.2),
    );
    const flowers = Array.from(
      { length: 60 },
      () => [random.range(-100, 1380), random.range(horizon + 100, 720)] as const,
    );
    paper.fill(flowers.map(([fx, fy]) => circle(fx, fy, 5 + (fy - horizon) * 0.02)).join(""), palette.spot, 0.85);
    paper.fill(flowers.map(([fx, fy]) => circle(fx + 16, fy + 6, 4)).join(""), palette.light, 0.8);
    return { land: { at: [640 + random.range(-100, 100), 655] }, table: { at: [640, 655] }, field: { at: [640, 655] } };
  },
};
