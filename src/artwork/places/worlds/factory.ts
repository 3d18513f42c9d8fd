import { mix } from "#artwork/colour.ts";
import { conveyor, gearWheel, pipework, trusses } from "#artwork/motifs/forms.ts";
import { graded } from "#artwork/motifs/interiors.ts";
import { flagstones } from "#artwork/motifs/masonry.ts";
import { glow, haze, SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A hall of pipes, wheels and belts with the glow of a furnace. */
export const FACTORY: Place = {
  name: "factory",
  fits: "factory, industrial, automation, conveyor, production, steampunk, machines, foundry",
  ages: ["modern", "future"],
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, palette, paper, horizon, time } = stage;
    const side = random.sign();
    const floor = horizon + 90;
    const scene = relit(stage, [640 - side * 240, floor - 60], 60);
    const far = mix(palette.sky, palette.deep, 0.5);
    paper.fill(SHEET, graded(scene, [0, floor], [mix(far, palette.ink, 0.5), mix(far, palette.glow, 0.5)]));
    glow(scene, scene.light.at, { radius: 460, opacity: 0.8, colour: mix(palette.light, palette.spot, 0.5) });
    trusses(scene, floor);
    pipework(scene, floor);
    haze(scene, { from: floor - 200, to: floor + 20, opacity: 0.4 });
    stage.plane();
    gearWheel(scene, [640 + side * 250, floor - 150], { r: 92, turn: time });
    gearWheel(scene, [640 + side * 384, floor - 226], { r: 62, turn: -time });
    gearWheel(scene, [640 + side * 460, floor - 110], { r: 70, turn: time });
    flagstones(scene, [640, floor], [mix(palette.deep, palette.glow, 0.3), palette.ink]);
    conveyor(scene, floor + 26, side);
    return { floor: { at: [640 + random.range(-60, 60), 672] } };
  },
};
