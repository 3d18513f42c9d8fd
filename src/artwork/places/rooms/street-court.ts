import { mix } from "#artwork/colour.ts";
import { skyline } from "#artwork/motifs/buildings.ts";
import { sky } from "#artwork/motifs/sky.ts";
import { hoop } from "#artwork/motifs/sport.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse, rect } from "#artwork/path.ts";

/** A court between houses, a basket against the sky. */
export const STREET_COURT: Place = {
  name: "street-court",
  fits: "streetball, playground basketball, urban sports, nba street",
  ages: ["modern"],
  offers: ["field", "land", "road"],
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    sky(stage);
    skyline(stage, {
      floor: horizon + 40,
      depth: 0.3,
      width: [50, 100],
      height: [90, 280],
      label: "street-court",
      window: 4,
    });
    stage.plane();
    paper.fill(
      rect([-220, horizon + 30], 1720, 900),
      paper.linear(
        [0, horizon],
        [0, 760],
        [
          [0, mix(palette.deep, palette.glow, 0.4)],
          [1, mix(palette.deep, palette.ink, 0.4)],
        ],
      ),
    );
    paper.stroke(
      Array.from(
        { length: 44 },
        (_, n) => `M${-220 + n * 40} ${horizon - 60}l90 90M${-220 + n * 40} ${horizon + 30}l90 -90`,
      ).join(""),
      palette.ink,
      { width: 2, opacity: 0.5 },
    );
    hoop(stage, [random.pick([260, 1020]), horizon - 130], 0.95);
    paper.stroke(`${ellipse([640, horizon + 200], 330, 60)}M-220 ${horizon + 120}H1500`, palette.light, {
      width: 5,
      opacity: 0.7,
    });
    return { field: { at: [640 + random.range(-80, 80), 660] }, land: { at: [640, 660] }, road: { at: [640, 660] } };
  },
};
