import { mix } from "#artwork/colour.ts";
import { peak, ridge, rimLine } from "#artwork/motifs/land.ts";
import { haze, sky } from "#artwork/motifs/sky.ts";
import { looksAlong, mountainBends, ROAD_PLACE, way } from "#artwork/motifs/streets.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A mountain road, bend below bend, its guard rail before the drop. */
export const MOUNTAIN_ROAD: Place = {
  ...ROAD_PLACE,
  name: "mountain-road",
  fits: "mountain, hairpin, touge, drift, hill climb, driving, racing, pass",
  draw: (stage) => {
    const { paper, palette, random, horizon } = stage;
    const scene = relit(stage, [640 + random.sign() * random.range(250, 330), horizon - 260], 84);
    sky(scene);
    const [x, other, base] = [640 + random.range(-60, 60), random.pick([230, 1050]), horizon + 60];
    peak(scene, { summit: [x, horizon - 330], base, spread: 480, depth: 0.12, snow: 0.35 });
    peak(scene, { summit: [other, horizon - 220], base, spread: 320, depth: 0.25, snow: 0.2 });
    haze(scene, { from: horizon - 230, to: horizon - 60, opacity: 0.7 });
    rimLine(scene, ridge(scene, { y: horizon - 120, height: 30, waves: 2, depth: 0.4, label: "slope" }));
    mountainBends(scene, [horizon - 112, Math.max(horizon + 70, 600)]);
    stage.plane();
    const edge = Math.max(horizon + 60, looksAlong(stage) ? 0 : 592);
    const { spot } = way(scene, { horizon: edge, bend: random.sign() * 320, verge: stage.tone(0.6) });
    if (!looksAlong(stage)) {
      const rail = Math.max(horizon + 90, 622);
      paper.stroke(`M-240 ${rail - 20}H1520`, mix(palette.ink, palette.deep, 0.2), { width: 46, dash: "9 60" });
      paper.stroke(`M-240 ${rail - 38}H1520`, mix(palette.light, palette.deep, 0.4), { width: 15 });
      paper.stroke(`M-240 ${rail - 38}H1520`, palette.light, { width: 2, opacity: 0.8 });
    }
    return { road: { at: looksAlong(stage) ? spot : [spot[0], 668] }, land: { at: [x, 672] } };
  },
};
