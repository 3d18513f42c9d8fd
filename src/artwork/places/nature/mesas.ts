import { cactus } from "#artwork/motifs/flora.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { floorFrom } from "#artwork/motifs/streets.ts";
import { mesa } from "#artwork/motifs/wastes.ts";
import { edgeRocks, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** Tables of rock on a plain. */
export const MESAS: Place = {
  name: "mesas",
  fits: "western, mesa, desert, wild-west, cowboy, frontier, post-apocalyptic, arizona",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [60, 180], up: [130, 200], radius: [110, 160] });
    sky(scene);
    for (const [index, x] of [-60, 230, 860, 1180].entries()) {
      const at = [x + random.range(-40, 40), horizon + 6] as const;
      mesa(scene, {
        at,
        width: random.range(110, 190),
        height: random.range(70, 130),
        depth: 0.14,
        label: `far-${index}`,
      });
    }
    const [great, tower] = [640 - side * random.range(250, 310), 640 + side * random.range(360, 420)];
    mesa(scene, { at: [great, horizon + 56], width: 350, height: random.range(290, 340), depth: 0.42, label: "great" });
    mesa(scene, { at: [tower, horizon + 46], width: 215, height: random.range(210, 290), depth: 0.34, label: "tower" });
    stage.plane();
    floorFrom(scene, horizon + 44, [scene.tone(0.38), scene.tone(0.72)]);
    const front = ridge(scene, { y: 656, height: 22, waves: 2, depth: 1, label: "front", tilt: side * 26 });
    rimLine(scene, front);
    const plants = random.fork("plants");
    for (const away of [430, -400, -470]) {
      const x = 640 + side * (away + plants.range(-30, 30));
      paper.fill(cactus(plants, [x, heightAt(front, x) + 6], plants.range(90, 190)), palette.ink);
    }
    return { land: spotOn(front, 640 + side * random.range(-20, 110)) };
  },
  near: (stage) => edgeRocks(stage),
};
