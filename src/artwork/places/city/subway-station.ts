import { mix } from "#artwork/colour.ts";
import { glow, SHEET } from "#artwork/motifs/sky.ts";
import { floorFrom, graded } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A platform under the ground, a train at it or on its way. */
export const SUBWAY_STATION: Place = {
  name: "subway-station",
  fits: "subway, metro, underground, station, train, urban, horror",
  ages: ["modern", "future"],
  indoors: true,
  offers: ["floor"],
  draw: (stage) => {
    const { random, paper, palette, world, horizon } = stage;
    const edge = Math.max(horizon + 40, 590);
    const wall = mix(stage.tone(0.3), palette.deep, 0.3);
    paper.fill(SHEET, graded(stage, [edge - 420, edge], [mix(wall, palette.ink, 0.6), wall]));
    const tiles = Array.from({ length: 11 }, (_, n) => `M-240 ${edge - 330 + n * 30}H1520`);
    paper.stroke(tiles.join(""), palette.ink, { width: 2, opacity: 0.22 });
    paper.fill(rect([-240, edge - 250], 1760, 30), palette.spot, 0.85);
    const mouth = 640 + random.sign() * random.range(330, 420);
    paper.fill(
      `M${mouth - 200} ${edge}V${edge - 190}Q${mouth} ${edge - 330} ${mouth + 200} ${edge - 190}V${edge}Z`,
      palette.ink,
    );
    if (random.chance(0.5)) {
      paper.fill(rect([-240, edge - 170], 1760, 170), mix(palette.light, palette.deep, 0.45));
      const panes = mix(palette.light, palette.spot, 0.15);
      paper.stroke(`M-240 ${edge - 104}H1520`, panes, { width: 66, dash: "70 24 70 60" });
      paper.fill(rect([-240, edge - 44], 1760, 12), palette.spot);
    } else glow(stage, [mouth, edge - 70], { radius: 210, opacity: 0.95 });
    for (const x of [140, 470, 810, 1140]) {
      paper.fill(rect([x - 70, edge - 402], 140, 12), palette.light);
      paper.fill(`M${x - 70} ${edge - 390}h140l90 420h-320Z`, palette.light, 0.1);
    }
    stage.plane();
    floorFrom(stage, edge, [mix(wall, palette.glow, 0.35), mix(palette.ink, palette.deep, 0.4)]);
    paper.fill(rect([-240, edge + 6], 1760, 10), palette.spot);
    const pillars = [-30, 250, 1030, 1310].map(
      (x) => `M${x - 24} ${edge + 40}V-220h48V${edge + 40}ZM${x - 36} ${edge + 40}h72v16h-72Z`,
    );
    paper.fill(pillars.join(""), mix(palette.spot, palette.ink, world.fork("pillars").pick([0.4, 0.55, 0.8])));
    return { floor: { at: [640 + random.range(-70, 70), 668] } };
  },
};
