import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { birds } from "#artwork/motifs/sky.ts";
import { cableStay, suspensionBridge } from "#artwork/motifs/town.ts";
import { lightPath, water } from "#artwork/motifs/water.ts";
import { litSky } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";

/** A bridge into the city, seen from the bank. */
export const CITY_BRIDGE: Place = {
  name: "city-bridge",
  fits: "bridge, city, bay, river, urban",
  ages: ["modern", "future"],
  offers: ["land", "water"],
  draw: (stage) => {
    const { random, palette, world, horizon } = stage;
    const scene = litSky(stage, 640 + random.range(-120, 120), { above: [150, 220], radius: [110, 160] });
    skyline(scene, { floor: horizon + 6, depth: 0.1, width: [30, 60], height: [40, 170], label: "far" });
    skyline(scene, { floor: horizon + 8, depth: 0.3, width: [40, 76], height: [20, 110], label: "middle", window: 4 });
    water(scene, horizon + 4);
    lightPath(scene, horizon + 6);
    const colour = world.fork("paint").chance(0.5) ? mix(palette.spot, palette.ink, 0.35) : scene.tone(0.8);
    const [x, y] = [640 + random.range(-160, 40), horizon - random.range(10, 50)];
    if (world.fork("bridge").chance(0.5))
      suspensionBridge(scene, {
        y,
        rise: random.range(230, 320),
        towers: [x - 250, x + random.range(330, 430)],
        colour,
      });
    else cableStay(scene, { x: 640 + random.range(-150, 150), y: y + 30, rise: random.range(330, 400), colour });
    birds(scene, [820, 190], 6);
    stage.plane();
    stage.paper.fill("M-240 690L500 668L800 680L1520 664V940H-240Z", palette.ink);
    return { land: { at: [640 + random.range(-60, 160), 684] }, water: { at: [640 + random.range(-90, 90), 640] } };
  },
};
