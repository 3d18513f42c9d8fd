import { mix } from "#artwork/colour.ts";
import { crowd } from "#artwork/motifs/duel.ts";
import { furnish, isMirrored, repeated } from "#artwork/motifs/furnish.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** An ice rink with boards, stands and marks in the ice. */
export const ICE_RINK: Place = {
  name: "ice-rink",
  fits: "hockey, ice, skating, figure skating, nhl, curling",
  ages: ["modern"],
  offers: ["field", "floor"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    const floor = horizon + 48;
    room(stage, { floor: horizon + 40, from: [640, 120], warm: 1, boards: false });
    furnish(
      stage,
      { at: [640, floor], flip: isMirrored(stage) },
      `
        dark .85 M-860 -210C-500 -170 500 -170 860 -210V-40H-860Z; line ink 3 .5 M-860 -168C-500 -136 500 -136 860 -168M-860 -126C-500 -100 500 -100 860 -126M-860 -86C-500 -70 500 -70 860 -86
        line ink 4 .6 M-860 -520L0 -440L860 -520M-860 -480L0 -400L860 -480M-860 -520L-780 -473L-700 -505L-620 -458L-540 -490L-460 -443L-380 -475L-300 -428L-220 -460L-140 -413L-60 -445M860 -520L780 -473L700 -505L620 -458L540 -490L460 -443L380 -475L300 -428L220 -460L140 -413L60 -445
        light M-420 -430h70v10h-70ZM-210 -412h60v8h-60ZM350 -430h70v10h-70ZM150 -412h60v8h-60Z; glow light 120 -385 -420; glow light 120 385 -420; glow light 100 -180 -404; glow light 100 180 -404
        body ink M-110 -420H110V-330L90 -310H-90L-110 -330Z; spot M-98 -408H-16V-344H-98ZM16 -408H98V-344H16Z; line light 6 M-80 -396h16v40h-16ZM-48 -396h16v40h-16ZM34 -396h16v40h-16ZM66 -396h16v40h-16Z; dot light 4 0 -386 0 -364; line ink 4 M-60 -420V-470M60 -420V-470
        body spot M-480 -404V-310L-450 -330L-420 -310V-404ZM420 -404V-310L450 -330L480 -310V-404Z; spot-dark M-320 -390V-310L-294 -326L-268 -310V-390ZM268 -390V-310L294 -326L320 -310V-390Z
      `,
    );
    paper.fill(crowd(stage, horizon - 20, { size: 13, label: "rink" }), mix(palette.ink, palette.deep, 0.4));
    const ice = mix(palette.light, palette.sky, 0.25);
    paper.fill(
      rect([-220, floor], 1720, 900),
      paper.linear(
        [0, horizon],
        [0, 760],
        [
          [0, ice],
          [1, mix(ice, palette.sky, 0.4)],
        ],
      ),
    );
    furnish(
      stage,
      { at: [640, floor], flip: isMirrored(stage) },
      `
        pale M-860 -60H860V-8H-860Z; light M-860 -64H860V-56H-860Z; spot M-860 -10H860V0H-860Z; line grey 2 .5 ${repeated("Mx -58V-10", { from: -840, step: 120, count: 15 })}; spot-dark M-420 -48h120v28h-120ZM120 -48h150v28h-150Z; light .8 M-400 -40h80v12h-80ZM140 -40h110v12h-110Z
        line light 2 .3 M-860 -64V-120H860V-64${repeated("Mx -120V-64", { from: -800, step: 160, count: 11 })}
        line spot 7 .6 M0 0V720M-320 142a320 70 0 1 1 640 0a320 70 0 1 1 -640 0Z; light .45 M-220 12H-120L-340 712H-540ZM300 12H340L480 712H400Z; line light 2 .5 M-420 60C-300 90 -200 50 -80 96M100 80C220 60 300 120 460 90M-300 190C-200 170 -120 220 20 190
        line spot 6 M-470 40V-30H-390V40; line light 1.4 .8 M-466 -26L-394 30M-466 0L-420 40M-440 -28L-394 6M-394 -26L-466 30M-394 0L-440 40M-420 -28L-466 6
      `,
    );
    return { field: { at: [640 + random.range(-100, 100), 660] }, floor: { at: [640, 660] } };
  },
};
