import { litLighthouse } from "#artwork/motifs/coast.ts";
import { ridge, rimLine } from "#artwork/motifs/land.ts";
import { waves } from "#artwork/motifs/seascape.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { glints, water } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A lighthouse over the sea, its beams going round. */
export const LIGHTHOUSE_COAST: Place = {
  name: "lighthouse-coast",
  fits: "lighthouse, coast, island, cliffs, shore, harbour, lovecraftian",
  offers: ["land", "water"],
  draw: (stage) => {
    const { random, horizon } = stage;
    const side = random.sign();
    const x = 640 - side * random.range(240, 330);
    const scene = relit(stage, [640 + side * random.range(160, 300), 190], 80);
    sky(scene);
    ridge(scene, { y: horizon, height: 50, waves: 3, depth: 0.18, sharp: true, label: "far" });
    water(scene, horizon + 4);
    glints(scene, horizon + 4, 40);
    stage.plane();
    litLighthouse(relit(stage, [640, 300]), [x, horizon + 30], 3.2);
    waves(scene, horizon + 120, { rows: 3, height: 24 });
    const shore = ridge(scene, { y: 668, height: 14, waves: 2, depth: 1, tilt: side * 26, label: "shore" });
    rimLine(scene, shore);
    return { land: { at: [640 + side * 60, 676] }, water: { at: [640 + side * 130, 610] } };
  },
};
