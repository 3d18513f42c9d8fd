import { mix } from "#artwork/colour.ts";
import { deepSpace, nebula } from "#artwork/motifs/cosmos.ts";
import { moon, planet, worldColour } from "#artwork/motifs/planets.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A planet with rings and its moons. */
export const RINGED_PLANET: Place = {
  name: "ringed-planet",
  fits: "space, planet, saturn, solar, galactic, sci-fi",
  ages: ["modern", "future"],
  offers: ["space"],
  indoors: true,
  draw: (stage) => {
    const { random, palette } = stage;
    const side = random.sign();
    const scene = relit(stage, [640 + side * 560, -60], 60);
    deepSpace(scene, { centre: [640 + side * 300, 160] });
    nebula(scene, [640 + side * 200, 260], 560);
    const at = [640 - side * random.range(180, 290), random.range(270, 350)] as const;
    const tilt = -side * random.range(12, 26);
    planet(scene, {
      at,
      radius: random.range(200, 270),
      colour: worldColour(scene),
      ring: true,
      tilt,
      label: "planet",
    });
    stage.plane();
    const colour = mix(palette.light, palette.deep, 0.3);
    moon(scene, [640 + side * random.range(330, 470), random.range(200, 560)], {
      radius: random.range(34, 62),
      colour,
    });
    moon(scene, [640 - side * random.range(380, 470), random.range(560, 620)], { radius: 18, colour });
    return { space: { at: [640 + side * 110, 410] } };
  },
};
