import { mix } from "#artwork/colour.ts";
import { ARCH_SHAPES, archHall, archway, darkness, flagstones, torch } from "#artwork/motifs/masonry.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A hall of arches, and a lit door at its end. */
export const CASTLE_HALL: Place = {
  name: "castle-hall",
  fits: "castle, hall, medieval, palace, dungeon, dungeon-crawler",
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const { random, paper, palette, world, horizon } = stage;
    const [x, y] = [640 + random.range(-80, 80), horizon + 20] as const;
    const scene = relit(stage, [x, y - 140], 90);
    const shape = world.fork("arch").pick(ARCH_SHAPES);
    darkness(scene, [x, y - 120]);
    glow(scene, [x, y - 130], { radius: 380, opacity: 0.9 });
    paper.fill(archway(shape, [x, y], { half: 62, height: 210 }), palette.light);
    stage.plane();
    const height = random.range(30, 90);
    archHall(scene, {
      shape,
      vanish: [x, y - 170],
      half: random.range(70, 96),
      height,
      depths: [0.25, 0.45, 0.65, 0.85, 1],
    });
    flagstones(scene, [x, y - 2], [mix(palette.deep, palette.glow, 0.3), palette.ink]);
    paper.fill(`M${x - 60} ${y}H${x + 60}L${x + 440} 940H${x - 440}Z`, palette.light, 0.3);
    const carpet = `M${x - 30} ${y}H${x + 30}L${x + 190} 940H${x - 190}Z`;
    if (world.fork("carpet").chance(0.5)) paper.fill(carpet, mix(palette.spot, palette.ink, 0.3), 0.85);
    if (world.fork("lamps").chance(0.6)) for (const side of [-1, 1]) torch(scene, [x + side * 340, y - 140], 42);
    return { floor: { at: [x, 640] } };
  },
};
