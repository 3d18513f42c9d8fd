import { jetty, skullRock } from "#artwork/motifs/coast.ts";
import { palm } from "#artwork/motifs/flora.ts";
import { cliff } from "#artwork/motifs/rocks.ts";
import { waves } from "#artwork/motifs/seascape.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { glints, lightPath, water } from "#artwork/motifs/water.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A hidden bay between cliffs with a rock like a skull. */
export const PIRATE_COVE: Place = {
  name: "pirate-cove",
  fits: "pirate, pirates, cove, treasure, buccaneer, caribbean, smuggler",
  ages: ["old"],
  offers: ["water", "land"],
  draw: (stage) => {
    const { random, paper, horizon, palette } = stage;
    const side = random.sign();
    const at = [640 + side * random.range(20, 110), horizon - random.range(80, 150)] as const;
    const scene = relit(stage, at, random.range(90, 130));
    sky(scene);
    haze(scene, { from: horizon - 140, to: horizon + 10, opacity: 0.5 });
    water(scene, horizon);
    lightPath(scene, horizon);
    skullRock(scene, [640 - side * random.range(190, 260), horizon + 30], random.range(0.9, 1.15));
    stage.plane();
    cliff(scene, { side: -1, x: 200, lean: 60, depth: 0.72, label: "left" });
    cliff(scene, { side: 1, x: 1080, lean: 60, depth: 0.72, label: "right" });
    const tree = palm(stage.world.fork("palm"), [640 - side * 560, 560], { height: 330 });
    glints(scene, horizon + 60, 24);
    waves(scene, horizon + 110, { rows: 3, height: 16 });
    paper.fill(tree, palette.ink);
    jetty(scene, [640 + side * 60, 668], -side);
    return { water: { at: [640 + side * 150, 606] }, land: { at: [640 - side * 160, 668] } };
  },
};
