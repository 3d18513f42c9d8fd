import { dune, ridge, rimLine } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** Dune behind dune. */
export const DUNES: Place = {
  name: "dunes",
  fits: "desert, sand, dunes, sahara",
  offers: ["land"],
  draw: (stage) => {
    const { random, horizon } = stage;
    const side = random.sign();
    const scene = relit(
      stage,
      [640 + side * random.range(100, 320), horizon - random.range(150, 280)],
      random.range(90, 165),
    );
    sky(scene);
    ridge(scene, { y: horizon, height: 24, waves: 3, depth: 0.04, label: "far" });
    const crests: [offset: number, rise: number, left: number, depth: number][] = [
      [-1, -50, -300, 0.12],
      [1, 0, -260, 0.3],
      [-0.3, 30, -420, 0.5],
    ];
    for (const [offset, rise, left, depth] of crests) {
      const crestAt = [640 + offset * side * random.range(140, 420), horizon + rise + random.range(-30, 30)] as const;
      dune(scene, { crestAt, left, right: 1600, depth });
    }
    stage.plane();
    const front = ridge(scene, { y: 668, height: 40, waves: 1.4, depth: 1, label: "front", tilt: side * 40 });
    rimLine(scene, front);
    return { land: { at: [640 + random.range(-120, 120), 655] } };
  },
};
