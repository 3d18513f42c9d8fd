import { deepSpace, nebula } from "#artwork/motifs/cosmos.ts";
import { planet, worldColour } from "#artwork/motifs/planets.ts";
import { bridgeRoom } from "#artwork/motifs/starship.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** The bridge of a starship with its wide window. */
export const STARSHIP_BRIDGE: Place = {
  name: "starship-bridge",
  fits: "starship, spaceship, bridge, captain, crew, fleet, space-sim",
  ages: ["future"],
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random } = stage;
    const side = random.sign();
    const scene = relit(stage, [640 + side * 460, 60], 50);
    deepSpace(scene, { centre: [640 + side * 200, 200] });
    nebula(scene, [640, 260], 480);
    const at = [640 - side * random.range(130, 260), random.range(260, 360)] as const;
    const ring = random.chance(0.5);
    planet(scene, { at, radius: random.range(120, 190), colour: worldColour(scene), ring, label: "planet" });
    stage.plane();
    bridgeRoom(scene);
    return { floor: { at: [640 + random.range(-50, 50), 664] } };
  },
};
