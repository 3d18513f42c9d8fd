import { mix } from "#artwork/colour.ts";
import { paned, tableTop } from "#artwork/motifs/interior.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse, limb, rect } from "#artwork/path.ts";

/** A desk at night: lamp, window, notes on the wall. */
export const DESK: Place = {
  name: "desk",
  fits: "desk, papers, writing, detective desk, text adventure, border, documents, hacking simulator, email, tax",
  ages: ["modern"],
  offers: ["table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    tableTop(stage, { y: horizon + 70, at: [460, 660], colour: mix(palette.spot, palette.ink, 0.55) });
    paper.behind(() => {
      paned(stage, [780, horizon - 210], [260, 220]);
      for (const [x, y] of [
        [380, -190],
        [460, -120],
        [560, -180],
        [640, -90],
      ] as const)
        paper.fill(rect([x, horizon + y], 62, 48), mix(palette.light, palette.glow, 0.3), 0.85);
      paper.stroke(`M410 ${horizon - 170}L490 ${horizon - 96}L590 ${horizon - 156}L670 ${horizon - 66}`, palette.spot, {
        width: 3,
      });
    });
    paper.fill(
      limb([150, horizon + 80], [210, horizon - 60], [10, 8]) +
        limb([210, horizon - 60], [320, horizon - 110], [8, 8]) +
        ellipse([150, horizon + 84], 70, 12) +
        `M300 ${horizon - 130}L370 ${horizon - 120}L360 ${horizon - 70}L290 ${horizon - 96}Z`,
      palette.ink,
    );
    glow(stage, [335, horizon - 70], { radius: 190, opacity: 0.9 });
    return { table: { at: [660 + random.range(-40, 40), 672] } };
  },
};
