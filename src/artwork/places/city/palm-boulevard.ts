import { mix } from "#artwork/colour.ts";
import { frontRow, hotelFront } from "#artwork/motifs/facades.ts";
import { palm } from "#artwork/motifs/flora.ts";
import { haze } from "#artwork/motifs/sky.ts";
import { looksAlong, ROAD_PLACE, way, litSky } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";

/** Hotels and palms along a wide road in the warm light. */
export const PALM_BOULEVARD: Place = {
  ...ROAD_PLACE,
  name: "palm-boulevard",
  fits: "palm, summer, crime, 1980s, beach, open-world, city, vice, street-racing-2",
  ages: ["modern"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const along = looksAlong(stage);
    const scene = litSky(stage, 640 + random.range(-120, 120), { above: [70, 140], radius: [130, 180] });
    const foot = Math.max(horizon + 14, along ? 0 : 580);
    frontRow(scene, { floor: foot + 6, width: [150, 230], depth: along ? 0.2 : 0.36, gap: 24 }, hotelFront);
    haze(scene, { from: foot - 170, to: foot + 30, opacity: 0.55 });
    stage.plane();
    const { spot, beside } = way(scene, {
      horizon: foot,
      lanes: 4,
      verge: mix(stage.tone(0.5), palette.glow, 0.3),
      count: 9,
    });
    const sway = 4 * Math.sin(2 * Math.PI * stage.time);
    for (const { at, scale } of beside)
      paper.fill(
        palm(random, at, { height: scale * random.range(620, 780), sway }),
        mix(stage.tone(0.5), palette.ink, Math.min(1, scale * 1.9)),
      );
    return { road: { at: spot }, land: { at: [640 + random.range(-80, 80), 664] } };
  },
};
