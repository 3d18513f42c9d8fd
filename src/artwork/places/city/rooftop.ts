import { skyline } from "#artwork/motifs/buildings.ts";
import { roofFixture } from "#artwork/motifs/roofs.ts";
import { birds, haze } from "#artwork/motifs/sky.ts";
import { litSky } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";

/** A flat roof above the town. */
export const ROOFTOP: Place = {
  name: "rooftop",
  fits: "rooftop, roofs, parkour, city, superhero, ninja, stealth",
  ages: ["modern", "future"],
  offers: ["floor"],
  draw: (stage) => {
    const { random, paper, palette, horizon } = stage;
    const side = random.sign();
    const scene = litSky(stage, 640 + side * random.range(60, 240), { above: [180, 250], radius: [110, 165] });
    for (const [index, depth] of [0.08, 0.28, 0.5].entries()) {
      const height = [horizon / 3 - index * 30, horizon - 50 - index * 96] as const;
      const width = [50 + index * 14, 100 + index * 26] as const;
      skyline(scene, { floor: 700, depth, width, height, label: `row-${index}`, window: index * 3 });
    }
    haze(scene, { from: 470, to: 760, opacity: 0.5 });
    stage.plane();
    const [edge, far, level] = [640 + side * random.range(190, 300), 640 - side * 900, random.range(630, 650)];
    roofFixture(scene, [640 - side * random.range(300, 380), level + 2], side);
    paper.fill(
      `M${edge} 940V${level - 18}h${-side * 22}V${level}H${far}V940ZM${640 - side * 190} ${level}v-46h${-side * 60}v46Z`,
      palette.ink,
    );
    paper.stroke(`M${edge} ${level - 18}V760M${edge - side * 22} ${level + 1}H${far}`, palette.light, {
      width: 2.5,
      opacity: 0.7,
    });
    birds(scene, [640 + side * 260, 200], 6);
    return { floor: { at: [640 + side * random.range(-10, 60), level + 2] } };
  },
};
