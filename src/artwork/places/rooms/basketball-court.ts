import { mix } from "#artwork/colour.ts";
import { crowd } from "#artwork/motifs/duel.ts";
import { furnish, isMirrored, repeated } from "#artwork/motifs/furnish.ts";
import { beams, room } from "#artwork/motifs/interior.ts";
import { hoop } from "#artwork/motifs/sport.ts";
import type { Place } from "#artwork/part.ts";
import { ellipse, rect } from "#artwork/path.ts";

/** A hall with a basket and stands in the dark. */
export const BASKETBALL_COURT: Place = {
  name: "basketball-court",
  fits: "basketball, nba, indoor, gym, volleyball, handball",
  ages: ["modern"],
  offers: ["field", "floor"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    const floor = horizon + 40;
    room(stage, { floor, from: [640, 160], warm: 0.9 });
    furnish(
      stage,
      { at: [640, floor], flip: isMirrored(stage) },
      `
        line ink 3 .4 M-860 -470H860M-860 -500H860M-860 -500${repeated("Lx -470l30 -30", { from: -830, step: 60, count: 29 })}; body ink M-130 -460H130V-370H-130Z
        spot M-112 -448H-24V-384H-112ZM24 -448H112V-384H24Z; line light 7 M-96 -438h18v44h-18ZM-58 -438h18v44h-18ZM40 -438h18v44h-18ZM78 -438h18v44h-18Z; dot light 4 0 -426 0 -406
        body spot M-480 -500V-390L-450 -410L-420 -390V-500ZM420 -500V-390L450 -410L480 -390V-500Z; spot-dark M-300 -500V-400L-270 -418L-240 -400V-500ZM240 -500V-400L270 -418L300 -400V-500Z; dark .7 M-860 -190H860V-8H-860Z; line ink 3 .5 M-860 -140H860M-860 -90H860M-860 -40H860
      `,
    );
    paper.fill(crowd(stage, horizon + 34, { size: 15, label: "stand" }), mix(palette.ink, palette.deep, 0.5));
    paper.fill(rect([-220, floor - 6], 1720, 30), mix(palette.spot, palette.ink, 0.4));
    hoop(stage, [random.pick([250, 1030]), horizon - 150], 1);
    paper.fill(`M420 ${floor + 30}H860L1010 940H270Z`, palette.spot, 0.22);
    paper.stroke(
      `M-220 ${floor + 30}H1500M420 ${floor + 30}L270 940M860 ${floor + 30}L1010 940${ellipse([640, floor + 140], 300, 62)}`,
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
