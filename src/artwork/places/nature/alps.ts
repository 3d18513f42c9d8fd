import { peak, ridge } from "#artwork/motifs/land.ts";
import { birds, haze, sky } from "#artwork/motifs/sky.ts";
import { edgeGrass, grassyFront, litBeside, pineRidge, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** Summits under snow above hills of pines. */
export const ALPS: Place = {
  name: "alps",
  fits: "mountain, mountains, alps, alpine, peaks, open-world, exploration, adventure",
  offers: ["land"],
  draw: (stage) => {
    const { random, world, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [230, 350], up: [150, 250], radius: [60, 95] });
    sky(scene);
    ridge(scene, { y: horizon - 10, height: 70, waves: 6, depth: 0.06, sharp: true, label: "far" });
    const [base, company] = [horizon + 130, world.fork("company").int(1, 2)];
    const high = horizon - random.range(270, 330);
    if (company > 0)
      peak(scene, { summit: [640 + side * 330, horizon - 150], base, spread: 320, depth: 0.22, snow: 0.2 });
    peak(scene, { summit: [640 - side * random.range(90, 190), high], base, spread: 430, depth: 0.4, snow: 0.36 });
    if (company > 1)
      peak(scene, { summit: [640 - side * 420, horizon - 140], base, spread: 290, depth: 0.48, snow: 0.22 });
    haze(scene, { from: horizon - 20, to: horizon + 150, opacity: 0.7 });
    stage.plane();
    const hills = {
      y: Math.max(566, horizon + 34),
      height: 30,
      waves: 3,
      depth: 0.7,
      label: "hills",
      tilt: -side * 24,
    };
    pineRidge(scene, hills, { every: 30, tall: 92 });
    const front = grassyFront(scene, { y: 652, tilt: side * 26 });
    birds(scene, [640 + side * 160, horizon - 150], 6);
    return { land: spotOn(front, 640 + side * random.range(20, 120)) };
  },
  near: edgeGrass,
};
