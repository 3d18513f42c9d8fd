import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { floorFrom, graded, lane, lantern, looksAlong, ROAD_PLACE, zebra, litSky } from "#artwork/motifs/streets.ts";
import { streetWalls } from "#artwork/motifs/town.ts";
import type { Place } from "#artwork/part.ts";

/** A street that runs into the light, a crossing before it. */
export const CITY_STREET: Place = {
  ...ROAD_PLACE,
  name: "city-street",
  fits: "city, street, urban, downtown, crime, open-world",
  ages: ["modern", "future"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const x = 640 + random.range(-70, 70);
    const scene = litSky(stage, x, { above: [70, 140], radius: [80, 130] });
    skyline(scene, { floor: horizon + 10, depth: 0.1, width: [30, 54], height: [40, 150], label: "far" });
    floorFrom(scene, horizon, [mix(palette.glow, palette.deep, 0.3), mix(palette.deep, palette.ink, 0.7)]);
    for (const [index, depth] of [0.3, 0.5, 0.72, 0.92].entries()) {
      const [far, near, top] = [70 + index * 95, 200 + index * 190, 260 + index * 130];
      streetWalls(scene, { vanish: [x, horizon], depth, far, near, top, label: `walls-${index}` });
    }
    const shine = mix(palette.light, palette.deep, 0.5);
    paper.fill(
      `M${x - 8} ${horizon + 4}H${x + 8}L${x + 130} 780H${x - 130}Z`,
      graded(scene, [horizon, 720], [palette.light, shine]),
      0.5,
    );
    stage.plane();
    if (looksAlong(stage))
      paper.stroke(`M${x} ${horizon + 30}V760`, palette.light, { width: 9, opacity: 0.6, dash: "44 34" });
    else {
      paper.fill(zebra(x, [610, 640]), palette.light, 0.5);
      lane(scene, 640);
    }
    return { road: { at: [looksAlong(stage) ? x + 90 : x, 676] }, land: { at: [x + random.sign() * 40, 672] } };
  },
  near: (stage) => {
    const side = stage.random.fork("near").sign();
    lantern(stage, { at: [640 - side * 500, 780], scale: 6, side, colour: stage.palette.ink });
  },
};
