import { mix } from "#artwork/colour.ts";
import { barbedWire, sandbags } from "#artwork/motifs/barriers.ts";
import { bareTree } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { haze } from "#artwork/motifs/sky.ts";
import { smoke } from "#artwork/motifs/winter.ts";
import { litSky } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";

/** No man's land: stumps, wire, smoke, sandbags before it. */
export const TRENCHES: Place = {
  name: "trenches",
  fits: "trenches, world-war-i, world-war-ii, war, military, battlefield, front",
  ages: ["modern"],
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const scene = litSky(stage, 640 + random.range(-260, 260), { above: [60, 150], radius: [90, 140] });
    ridge(scene, { y: horizon, height: 22, waves: 4, depth: 0.16, label: "far" });
    const grey = mix(palette.deep, palette.glow, 0.3);
    for (const x of [random.range(150, 400), random.range(820, 1130)])
      smoke(scene, [x, horizon + 6], { height: 800, width: 70, colour: grey });
    const stumps = [1, 2, 3, 4, 5, 6, 7].map(() =>
      bareTree(random, [random.range(-140, 1420), horizon + 18], random.range(70, 130)),
    );
    paper.fill(stumps.join(""), stage.tone(0.34));
    ridge(scene, { y: horizon + 24, height: 18, waves: 5, depth: 0.4, label: "middle" });
    haze(scene, { from: horizon - 80, to: horizon + 90, opacity: 0.55 });
    stage.plane();
    ridge(scene, { y: Math.max(horizon + 60, 590), height: 16, waves: 4, depth: 0.7, label: "mud" });
    const torn = [-470, -330, 360, 500].map((x) => bareTree(random, [640 + x, 640], random.range(200, 330)));
    paper.fill(torn.join(""), stage.tone(0.78));
    barbedWire(scene, 622);
    ridge(scene, { y: 650, height: 12, waves: 6, depth: 0.92, label: "front" });
    return { land: { at: [640 + random.range(-80, 80), 668] } };
  },
  near: sandbags,
};
