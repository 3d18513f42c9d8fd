import { mix } from "#artwork/colour.ts";
import { tableTop } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";
import { blob, circle, type Point } from "#artwork/path.ts";

/** A map spread on a table, borders, routes and a compass. */
export const MAP_TABLE: Place = {
  name: "map-table",
  fits: "map, strategy, grand strategy, campaign, world conquest, civilization, hearts of iron, europa, risk, wargame, history",
  offers: ["table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random, world } = stage;
    tableTop(stage, { y: horizon - 20, at: [640, 600], colour: mix(palette.light, palette.spot, 0.3) });
    const ink = mix(palette.deep, palette.ink, 0.4);
    const land = ([x, y]: Point, r: number, label: string) => {
      const shape = world.fork(label);
      return blob(
        Array.from({ length: 11 }, (_, n) => {
          const a = (n / 11) * 2 * Math.PI;
          const d = r * shape.range(0.6, 1.2);
          return [x + Math.cos(a) * d * 1.7, y + Math.sin(a) * d * 0.55] as const;
        }),
      );
    };
    paper.fill(
      land([350, horizon + 100], 120, "west") +
        land([900, horizon + 80], 130, "east") +
        land([620, horizon + 230], 110, "south") +
        land([1130, horizon + 220], 90, "isle"),
      mix(palette.glow, palette.deep, 0.35),
    );
    paper.stroke(
      land([350, horizon + 100], 120, "west") +
        land([900, horizon + 80], 130, "east") +
        land([620, horizon + 230], 110, "south"),
      ink,
      { width: 3 },
    );
    paper.stroke(`M330 ${horizon + 110}Q560 ${horizon + 20} 880 ${horizon + 90}T1120 ${horizon + 220}`, palette.spot, {
      width: 5,
      dash: "16 12",
    });
    paper.fill(circle(330, horizon + 110, 9) + circle(880, horizon + 90, 9), palette.spot);
    paper.stroke(
      `${circle(160, horizon + 230, 50)}M160 ${horizon + 160}V${horizon + 300}M90 ${horizon + 230}H230`,
      ink,
      { width: 3 },
    );
    return { table: { at: [640 + random.range(-60, 60), 655] } };
  },
};
