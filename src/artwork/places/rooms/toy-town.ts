import { mix } from "#artwork/colour.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import { box, type Slant } from "#artwork/motifs/solids.ts";
import type { Place } from "#artwork/part.ts";

/** A town seen from a slant, houses like toys. */
export const TOY_TOWN: Place = {
  name: "toy-town",
  fits: "city-builder, simcity, cities, town, tycoon, management, theme park builder, colony sim, rimworld, prison architect, banished, anno",
  offers: ["land", "air", "table"],
  draw: (stage) => {
    const { paper, palette, world } = stage;
    paper.fill(
      SHEET,
      paper.linear(
        [0, 0],
        [0, 720],
        [
          [0, mix(palette.sky, palette.glow, 0.5)],
          [1, mix(palette.glow, palette.deep, 0.3)],
        ],
      ),
    );
    stage.plane();
    const view: Slant = { origin: [640, 150], unit: 30 };
    box(stage, view, { at: [-9, -9, -1], size: [40, 40, 1], colour: mix(palette.glow, palette.deep, 0.35) });
    const walls = [
      palette.light,
      mix(palette.light, palette.glow, 0.5),
      palette.spot,
      mix(palette.deep, palette.glow, 0.4),
    ] as const;
    for (let south = 0; south < 6; south += 1)
      for (let east = 0; east < 6; east += 1) {
        const house = world.fork(`${east}-${south}`);
        if ((east === 3 && south === 3) || house.chance(0.18)) continue;
        const [w, high] = [house.range(1.8, 2.6), house.pick([1.6, 2, 2.6, 4.5])];
        box(stage, view, { at: [east * 4 - 2, south * 4 - 2, 0], size: [w, w, high], colour: house.pick(walls) });
        box(stage, view, {
          at: [east * 4 - 2.2, south * 4 - 2.2, high],
          size: [w + 0.4, w + 0.4, 0.4],
          colour: mix(palette.spot, palette.ink, 0.3),
        });
      }
    return { land: { at: [640, 640], size: 0.6 }, table: { at: [640, 640], size: 0.6 }, air: { at: [640, 240] } };
  },
};
