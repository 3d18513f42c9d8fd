import { mix } from "#artwork/colour.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import { onSlant, type Slant } from "#artwork/motifs/solids.ts";
import { house, street, tree } from "#artwork/motifs/toy-houses.ts";
import type { Place } from "#artwork/part.ts";

/** A town seen from a slant, houses like toys. */
export const TOY_TOWN: Place = {
  name: "toy-town",
  fits: "city-builder, simcity, cities, town, tycoon, management, theme park builder, colony sim, rimworld, prison architect, banished, anno",
  offers: ["land", "air", "table"],
  draw: (stage) => {
    const { paper, palette, world } = stage;
    const view: Slant = { origin: [640, -130], unit: 34 };
    const grass = mix(palette.deep, palette.glow, 0.45);
    paper.fill(
      SHEET,
      paper.linear(
        [0, -100],
        [0, 720],
        [
          [0, mix(grass, palette.light, 0.45)],
          [1, grass],
        ],
      ),
    );
    stage.plane();
    const road = mix(palette.deep, palette.ink, 0.2);
    for (const line of [-11.2, 0, 11.2, 22.4, 33.6]) {
      street(stage, view, { from: [line - 1.5, -30], to: [line - 0.3, 60], colour: road });
      street(stage, view, { from: [-30, line - 1.5], to: [60, line - 0.3], colour: road });
    }
    street(stage, view, { from: [18.4, 18.4], to: [25.4, 25.4], colour: mix(palette.light, palette.glow, 0.5) });
    for (let south = -4; south < 11; south += 1)
      for (let east = -4; east < 11; east += 1) {
        const [x, y] = onSlant(view, [east * 3.73, south * 3.73, 0]);
        const plot = world.fork(`${east}-${south}`);
        if (x < -160 || x > 1440 || y < -120 || y > 900) continue;
        const isSquare = Math.hypot((x - 640) / 150, (y - 600) / 100) < 1;
        if (isSquare || plot.chance(0.2))
          for (const [e, s] of [
            [0.6, 0.8],
            [2, 0.6],
            [0.8, 2],
            [2.1, 2],
          ] as const) {
            if (!isSquare && plot.chance(0.7)) tree(stage, view, [east * 3.73 + e, south * 3.73 + s]);
          }
        else
          house(stage, view, { at: [east * 3.73 + 0.3, south * 3.73 + 0.3], size: plot.range(1.7, 2.3), random: plot });
      }
    return { land: { at: [640, 640], size: 0.6 }, table: { at: [640, 640], size: 0.6 }, air: { at: [640, 240] } };
  },
};
