import { mix } from "#artwork/colour.ts";
import { paned, room } from "#artwork/motifs/interior.ts";
import { glow } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse, rect } from "#artwork/path.ts";

/** A bedroom at night: bed, lamp, window. */
export const BEDROOM: Place = {
  name: "bedroom",
  fits: "bedroom, sleep, dream, home, childhood, teenager, night, toys, diary",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 80, from: [320, 260], warm: 0.8 });
    paned(stage, [random.pick([250, 820]), horizon - 260], [190, 200]);
    paper.fill(
      rect([760, horizon + 10], 420, 76) + rect([740, horizon - 60], 26, 150) + rect([1170, horizon - 20], 20, 110),
      palette.ink,
    );
    paper.fill(
      `M766 ${horizon + 14}C900 ${horizon - 24} 1060 ${horizon - 14} 1172 ${horizon + 10}V${horizon + 60}H766Z`,
      mix(palette.spot, palette.deep, 0.4),
    );
    paper.fill(ellipse([820, horizon], 50, 18), palette.light, 0.9);
    paper.fill(
      rect([90, horizon + 20], 130, 66) +
        rect([150, horizon - 40], 6, 60) +
        `M120 ${horizon - 40}L134 ${horizon - 90}H172L186 ${horizon - 40}Z`,
      palette.ink,
    );
    glow(stage, [153, horizon - 50], { radius: 170, opacity: 0.8 });
    return { floor: { at: [560 + random.range(-90, 90), 668] }, table: { at: [560, 640] } };
  },
};
