import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { wallsWithSigns } from "#artwork/motifs/facades.ts";
import { glow, SHEET } from "#artwork/motifs/sky.ts";
import { floorFrom, graded } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A narrow way between walls with signs. */
export const ALLEY: Place = {
  name: "alley",
  fits: "alley, noir, crime, backstreet, detective, cyberpunk, stealth",
  ages: ["modern", "future"],
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const x = 640 + random.range(-60, 60);
    const [scene, foot] = [relit(stage, [x, horizon - 110], 190), Math.max(horizon + 30, 540)];
    paper.fill(
      SHEET,
      graded(scene, [0, 520], [mix(palette.sky, palette.ink, 0.5), mix(palette.glow, palette.sky, 0.2)]),
    );
    glow(scene, [x, horizon - 50], { radius: 420, opacity: 0.6 });
    skyline(scene, { floor: foot, depth: 0.2, width: [40, 70], height: [130, 330], label: "far", window: 4 });
    floorFrom(scene, foot, [mix(palette.glow, palette.deep, 0.4), palette.ink]);
    for (const [index, depth] of [0.5, 0.7].entries())
      wallsWithSigns(scene, { gap: 160 + index * 120, x, depth, index });
    stage.plane();
    wallsWithSigns(scene, { gap: 410, x, depth: 1, index: 2 });
    paper.fill(
      `M${x - 110} ${foot + 4}H${x + 110}L${x + 290} 780H${x - 290}Z`,
      graded(scene, [foot, 740], [palette.light, palette.spot]),
      0.24,
    );
    return { land: { at: [x + random.range(-30, 30), 664] } };
  },
};
