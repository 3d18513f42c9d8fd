import { palm } from "#artwork/motifs/flora.ts";
import { heightAt, ridge, rimLine } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { greatPyramid } from "#artwork/motifs/wastes.ts";
import { litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** Pyramids behind dunes. */
export const PYRAMIDS: Place = {
  name: "pyramids",
  fits: "pyramid, pyramids, egypt, egyptian, pharaoh, desert, ancient, mythology, historical",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [180, 310], up: [150, 240], radius: [90, 135] });
    sky(scene);
    const great = {
      at: [640 - side * random.range(60, 150), horizon + 60],
      half: 350,
      height: random.range(330, 380),
    } as const;
    greatPyramid(scene, { at: [640 + side * 330, horizon + 20], half: 170, height: 190, depth: 0.14 });
    greatPyramid(scene, { at: [640 - side * 440, horizon + 34], half: 220, height: 240, depth: 0.26 });
    greatPyramid(scene, { ...great, depth: 0.46 });
    ridge(scene, { y: horizon + 50, height: 20, waves: 3, depth: 0.5, label: "sand" });
    haze(scene, { from: horizon - 30, to: horizon + 120, opacity: 0.6 });
    stage.plane();
    const front = ridge(scene, { y: 654, height: 28, waves: 1.6, depth: 1, label: "front", tilt: -side * 34 });
    rimLine(scene, front);
    const plants = random.fork("palms");
    for (const [away, height] of [
      [-390, 330],
      [-455, 250],
      [470, 290],
    ] as const) {
      const x = 640 + side * (away + plants.range(-20, 20));
      paper.fill(palm(plants, [x, heightAt(front, x) + 10], { height }), palette.ink);
    }
    return { land: spotOn(front, 640 + side * random.range(0, 130)) };
  },
};
