import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { frontRow, shopFront } from "#artwork/motifs/facades.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { lantern, looksAlong, ROAD_PLACE, way } from "#artwork/motifs/streets.ts";
import { streetWalls } from "#artwork/motifs/town.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A street of lit shops under lamps. */
export const NIGHT_STREET: Place = {
  ...ROAD_PLACE,
  name: "night-street",
  fits: "street racing, street-racing-2, night, city, crime, mafia, driving, downtown",
  ages: ["modern", "future"],
  draw: (stage) => {
    const { palette, horizon } = stage;
    const scene = relit(stage, [640, horizon - 170], 130);
    sky(scene);
    skyline(scene, { floor: horizon + 30, depth: 0.2, width: [40, 80], height: [110, 290], label: "far", window: 3 });
    haze(scene, { from: horizon - 160, to: horizon + 60, opacity: 0.6 });
    stage.plane();
    const along = looksAlong(stage);
    const floor = Math.max(horizon + 20, along ? 0 : 592);
    if (!along) frontRow(scene, { floor: floor + 8, width: [150, 240], depth: 0.66 }, shopFront);
    const { spot, beside } = way(scene, { horizon: floor, lanes: 4, verge: stage.tone(0.75), count: 6 });
    if (along)
      for (const [index, depth] of [0.45, 0.65, 0.86].entries())
        streetWalls(scene, {
          vanish: [640, floor],
          depth,
          far: 150 + index * 130,
          near: 330 + index * 280,
          top: 330 + index * 130,
          label: `walls-${index}`,
        });
    for (const { at, scale, side } of beside.filter((_, index) => along || index % 3 === 1))
      lantern(scene, { at, scale: scale * (along ? 4.4 : 6), side, colour: mix(palette.ink, palette.deep, 0.1) });
    return { road: { at: spot }, land: { at: [640 + stage.random.range(-80, 80), 668] } };
  },
};
