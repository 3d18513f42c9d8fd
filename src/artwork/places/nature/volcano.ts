import { ridge, rimLine } from "#artwork/motifs/land.ts";
import { motes, sky } from "#artwork/motifs/sky.ts";
import { fieryMountain, lavaColour } from "#artwork/motifs/wild-sights.ts";
import { edgeRocks, litBeside, spotOn } from "#artwork/motifs/wilds.ts";
import type { Place } from "#artwork/part.ts";

/** A mountain of fire, its lava on the way to the valley. */
export const VOLCANO: Place = {
  name: "volcano",
  fits: "volcano, lava, fire, hell, inferno, magma, demons, prehistoric, dinosaurs",
  offers: ["land"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const { scene, side } = litBeside(stage, { away: [250, 350], up: [170, 250], radius: [60, 95] });
    sky(scene);
    ridge(scene, { y: horizon + 10, height: 50, waves: 6, depth: 0.12, sharp: true, label: "far" });
    const [x, top] = [Math.round(640 - side * random.range(90, 170)), Math.round(horizon - random.range(170, 220))];
    fieryMountain(scene, [x, top], { foot: Math.round(horizon + 90), side });
    stage.plane();
    ridge(scene, { y: Math.max(586, horizon + 60), height: 34, waves: 5, depth: 0.66, sharp: true, label: "middle" });
    const front = ridge(scene, {
      y: 654,
      height: 22,
      waves: 5,
      depth: 1,
      sharp: true,
      label: "front",
      tilt: side * 20,
    });
    const veins = [-420, -230, 260, 450].map((away) => `M${640 + away} 700l${30 + side * 20} 26l-18 34l46 70`);
    paper.stroke(veins.join(""), lavaColour(scene), { width: 7, round: true });
    rimLine(scene, front, { smooth: false, width: 2.5 });
    motes(scene, { count: 40, colour: palette.spot, size: 2.6 });
    return { land: spotOn(front, 640 + side * random.range(0, 110), 10) };
  },
  near: (stage) => edgeRocks(stage),
};
