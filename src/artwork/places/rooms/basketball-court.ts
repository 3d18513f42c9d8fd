import { mix } from "#artwork/colour.ts";
import { crowd } from "#artwork/motifs/duel.ts";
import { beams, room } from "#artwork/motifs/interior.ts";
import { hoop } from "#artwork/motifs/sport.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse } from "#artwork/path.ts";

/** A hall with a basket and stands in the dark. */
export const BASKETBALL_COURT: Place = {
  name: "basketball-court",
  fits: "basketball, nba, indoor, gym, volleyball, handball",
  ages: ["modern"],
  offers: ["field", "floor"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 40, from: [640, 160], warm: 0.9 });
    paper.fill(crowd(stage, horizon + 34, { size: 15, label: "stand" }), mix(palette.ink, palette.deep, 0.5));
    hoop(stage, [random.pick([250, 1030]), horizon - 150], 1);
    paper.stroke(
      `M-220 ${horizon + 110}H1500M640 ${horizon + 110}V940${ellipse([640, horizon + 180], 300, 62)}`,
      palette.light,
      { width: 5, opacity: 0.8 },
    );
    beams(
      stage,
      [
        [430, 640],
        [850, 650],
      ],
      -60,
    );
    return { field: { at: [640 + random.range(-60, 60), 665] }, floor: { at: [640, 665] } };
  },
};
