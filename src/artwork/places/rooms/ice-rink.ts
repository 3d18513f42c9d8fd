import { mix } from "#artwork/colour.ts";
import { crowd } from "#artwork/motifs/duel.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse, polygon, rect } from "#artwork/path.ts";

/** An ice rink with boards, stands and marks in the ice. */
export const ICE_RINK: Place = {
  name: "ice-rink",
  fits: "hockey, ice, skating, figure skating, nhl, curling",
  ages: ["modern"],
  offers: ["field", "floor"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    room(stage, { floor: horizon + 40, from: [640, 120], warm: 1, boards: false });
    paper.fill(crowd(stage, horizon - 20, { size: 13, label: "rink" }), mix(palette.ink, palette.deep, 0.4));
    paper.fill(rect([-220, horizon - 12], 1720, 60), mix(palette.light, palette.glow, 0.2));
    paper.fill(rect([-220, horizon + 40], 1720, 8), palette.spot);
    const ice = mix(palette.light, palette.sky, 0.25);
    paper.fill(
      rect([-220, horizon + 48], 1720, 900),
      paper.linear(
        [0, horizon],
        [0, 760],
        [
          [0, ice],
          [1, mix(ice, palette.sky, 0.4)],
        ],
      ),
    );
    paper.stroke(`${ellipse([640, horizon + 190], 320, 70)}M640 ${horizon + 48}V940`, palette.spot, {
      width: 7,
      opacity: 0.6,
    });
    paper.fill(
      polygon([
        [420, horizon + 60],
        [520, horizon + 60],
        [300, 760],
        [100, 760],
      ]),
      palette.light,
      0.45,
    );
    return { field: { at: [640 + random.range(-100, 100), 660] }, floor: { at: [640, 660] } };
  },
};
