import { mix } from "#artwork/colour.ts";
import { backdrop, haze, stars } from "#artwork/motifs/sky.ts";
import { drawField, floodlight, grandstand } from "#artwork/motifs/sport.ts";
import type { Place } from "#artwork/part.ts";

/** A stadium at night: stands, floodlights, the pitch before them. */
export const STADIUM: Place = {
  name: "stadium",
  fits: "stadium, football, soccer, arena, fifa, world cup, rugby, cricket",
  ages: ["modern"],
  offers: ["field", "land"],
  draw: (stage) => {
    const { horizon, palette, random } = stage;
    const line = Math.min(horizon, 520);
    backdrop(stage);
    stars(stage, 60);
    for (const [x, far] of [
      [170, 520],
      [400, 600],
      [880, 680],
      [1110, 760],
    ] as const)
      floodlight(stage, [x, line - 60], { height: 250, beam: [far, 660] });
    grandstand(stage, { top: line - 170, foot: line + 10, sag: 40, depth: 0.66 });
    stage.plane();
    drawField(stage, { horizon: line, half: 980, far: 1.9 }, mix(palette.deep, palette.glow, 0.22));
    haze(stage, { from: line - 70, to: line + 90, opacity: 0.35 });
    return { field: { at: [640 + random.range(-90, 90), 655] }, land: { at: [640, 655] } };
  },
};
