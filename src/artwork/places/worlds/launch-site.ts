import { ridge } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { exhaust, gantry } from "#artwork/motifs/starship.ts";
import { rocket } from "#artwork/motifs/vehicles.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A rocket at its tower, its engines already smoking. */
export const LAUNCH_SITE: Place = {
  name: "launch-site",
  fits: "rocket, launch, space program, nasa, cosmonaut, cold-war",
  ages: ["modern", "future"],
  offers: ["land", "road"],
  draw: (stage) => {
    const { random, horizon } = stage;
    const side = random.sign();
    const [x, foot] = [640 - side * random.range(240, 310), horizon + 60];
    const scene = relit(stage, [640 + side * random.range(200, 320), random.range(180, 260)], random.range(80, 130));
    sky(scene);
    ridge(scene, { y: horizon, height: 26, waves: 5, depth: 0.25, label: "far" });
    stage.plane();
    gantry(scene, [x + side * 100, foot], -side);
    rocket(scene, [x, foot - 40], { scale: 2.4 });
    ridge(scene, { y: foot + 14, height: 4, waves: 2, depth: 0.8, label: "field" });
    exhaust(scene, [x, foot + 20]);
    ridge(scene, { y: 690, height: 14, waves: 2, depth: 1, label: "front" });
    const spot = { at: [640 + side * 90, 665] } as const;
    return { land: spot, road: spot };
  },
};
