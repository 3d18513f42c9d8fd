import { mix } from "#artwork/colour.ts";
import { bareTree } from "#artwork/motifs/flora.ts";
import { OLD_HOUSE } from "#artwork/motifs/gothic.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A crooked house on a hill before the moon. */
export const HAUNTED_HOUSE: Place = {
  name: "haunted-house",
  fits: "haunted, ghost, horror, survival-horror, mansion, halloween, spooky",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon, world } = stage;
    const side = random.sign();
    const x = 640 - side * random.range(120, 200);
    const scene = relit(stage, [x + side * random.range(60, 110), horizon - 210], random.range(120, 160));
    sky(scene);
    ridge(scene, { y: horizon + 20, height: 50, waves: 4, depth: 0.18, sharp: true, label: "far" });
    haze(scene, { from: horizon - 90, to: horizon + 130, opacity: 0.6 });
    stage.plane();
    const lit = (): void => {
      paper.fill(OLD_HOUSE.windows, mix(palette.spot, palette.light, 0.35));
      paper.fill(OLD_HOUSE.door, mix(palette.spot, palette.ink, 0.45));
      paper.stroke(OLD_HOUSE.bars, palette.ink, { width: 2.4 });
    };
    const flip = world.fork("tower").chance(0.5);
    const [at, scale] = [[x, horizon + 70] as const, random.range(1.9, 2.2)];
    silhouette(scene, OLD_HOUSE.outline, { at, scale, flip, colour: scene.tone(0.9), rim: 4, details: lit });
    ridge(scene, { y: horizon + 70, height: 20, waves: 2, depth: 0.8, label: "hill", tilt: side * 40 });
    paper.fill(bareTree(random.fork("tree"), [640 + side * 330, 660], random.range(330, 430)), palette.ink);
    const front = ridge(scene, { y: 650, height: 12, waves: 2, depth: 1, label: "front" });
    const posts = front.map(([px, py]) => `M${px} ${py}v-54l5 -14l5 14v60Z`);
    paper.fill(`${posts.join("")}M-220 610H1500V604H-220Z`, palette.ink);
    return { land: { at: [640 + side * random.range(60, 160), 668] } };
  },
  near: (stage) => {
    const random = stage.random.fork("near");
    stage.paper.fill(bareTree(random, [random.pick([70, 1210]), 800], 560), stage.palette.ink);
  },
};
