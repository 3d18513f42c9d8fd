import { mix } from "#artwork/colour.ts";
import { frontRow, suburbHouse } from "#artwork/motifs/facades.ts";
import { roundTree } from "#artwork/motifs/flora.ts";
import { haze } from "#artwork/motifs/sky.ts";
import { looksAlong, ROAD_PLACE, way, litSky } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";

/** Houses with lawns and hedges along a quiet road. */
export const SUBURB: Place = {
  ...ROAD_PLACE,
  name: "suburb",
  fits: "suburb, neighborhood, neighbourhood, small town, life-sim-2, family, school",
  ages: ["modern"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const scene = litSky(stage, 640 + random.range(-240, 240), { above: [130, 210], radius: [90, 140] });
    const lawn = Math.max(horizon + 20, looksAlong(stage) ? 0 : 556);
    const trees = (count: number, y: number, tall: number): string =>
      Array.from({ length: count }, (_, n) =>
        roundTree(random, [-200 + (n + random.next()) * (1700 / count), y], tall * random.range(0.7, 1.2)),
      ).join("");
    paper.fill(trees(14, lawn - 16, 190), stage.tone(0.25));
    haze(scene, { from: lawn - 150, to: lawn, opacity: 0.5 });
    frontRow(scene, { floor: lawn + 6, width: [270, 340], depth: 0.45, gap: 40 }, suburbHouse);
    stage.plane();
    const { spot, beside } = way(scene, { horizon: lawn, verge: mix(stage.tone(0.6), palette.glow, 0.2) });
    paper.fill(trees(6, lawn + 16, 150), stage.tone(0.66));
    const hedge = beside.map(
      ({ at: [x, y], scale }) =>
        `M${x - 90 * scale} ${y + 4}v${-60 * scale}q${90 * scale} ${-26 * scale} ${180 * scale} 0v${60 * scale}Z`,
    );
    paper.fill(hedge.join(""), stage.tone(0.78));
    return { road: { at: spot }, land: { at: [640 + random.range(-90, 90), 664] } };
  },
};
