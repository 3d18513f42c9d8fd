import { mix } from "#artwork/colour.ts";
import { crowd } from "#artwork/motifs/duel.ts";
import { furnish, isMirrored, repeated } from "#artwork/motifs/furnish.ts";
import { beams } from "#artwork/motifs/interior.ts";
import { SHEET } from "#artwork/motifs/sky.ts";
import type { Place } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A stage with beams of light and a crowd before it. */
export const CONCERT_STAGE: Place = {
  name: "concert-stage",
  fits: "concert, band, music, rhythm, guitar, rock band, live, idol, singing",
  ages: ["modern"],
  offers: ["floor", "land", "void"],
  indoors: true,
  draw: (stage) => {
    const { paper, palette, random } = stage;
    paper.fill(
      SHEET,
      paper.radial([640, 300], 900, [
        [0, mix(palette.deep, palette.glow, 0.5)],
        [0.5, palette.deep],
        [1, palette.ink],
      ]),
    );
    furnish(
      stage,
      { at: [640, 600] },
      `
        dark M-420 -430H420V-60H-420Z; deep M-404 -414H404V-76H-404Z; spot .55 M-404 -200L-300 -330L-200 -220L-90 -390L0 -240L90 -390L200 -220L300 -330L404 -200V-76H-404Z; light .5 M-404 -130L-260 -240L-140 -140L0 -300L140 -140L260 -240L404 -130V-76H-404Z
        light .85 M0 -380L14 -346L50 -344L22 -321L32 -286L0 -306L-32 -286L-22 -321L-50 -344L-14 -346Z; glow light 260 0 -330
        line ink 9 M-860 -520H860M-860 -480H860; line ink 4 M-860 -480${repeated("Lx -520l20 40", { from: -840, step: 40, count: 43 })}
        ink M-590 -480h60v50h-60ZM-390 -480h60v50h-60ZM-190 -480h60v50h-60ZM130 -480h60v50h-60ZM330 -480h60v50h-60ZM530 -480h60v50h-60Z; dot light 18 -560 -430 -160 -430 360 -430; dot spot 18 -360 -430 160 -430 560 -430
      `,
    );
    beams(
      stage,
      [
        [200, 600],
        [420, 610],
        [640, 590],
        [860, 610],
        [1080, 600],
      ],
      150,
    );
    stage.plane();
    paper.fill(
      rect([-220, 610], 1720, 330),
      paper.linear(
        [0, 610],
        [0, 700],
        [
          [0, mix(palette.deep, palette.glow, 0.45)],
          [1, palette.ink],
        ],
      ),
    );
    furnish(
      stage,
      { at: [640, 620], flip: isMirrored(stage) },
      `
        light .7 M-860 -12H860V-8H-860Z; line ink 2 .4 M-860 20H860M-860 50H860
        body ink M-600 0V-250H-440V0ZM440 0V-250H600V0ZM-420 0V-96H-330V0ZM330 0V-96H420V0Z; dark M-590 -240H-450V-160H-590ZM-590 -150H-450V-10H-590ZM450 -240H590V-160H450ZM450 -150H590V-10H450Z
        ring grey 4 46 -520 -80 520 -80; ring grey 3 24 -520 -200 520 -200; dot deep 40 -520 -80 520 -80; dot deep 20 -520 -200 520 -200; dot ink 16 -520 -80 520 -80; dot deep 22 -375 -44 375 -44; spot M-410 -90h70v10h-70ZM340 -90h70v10h-70Z
        body ink M-262 6L-214 -30H-180L-150 6ZM150 6L180 -30H214L262 6Z; dot spot 4 -220 -8 -200 -14; line ink 4 M-120 4V-120M-140 6H-100M-120 -118L-96 -128; dot grey 6 -94 -130
      `,
    );
    return { floor: { at: [640 + random.range(-60, 60), 636] }, land: { at: [640, 636] }, void: { at: [640, 420] } };
  },
  near: (stage) => {
    const { paper, palette } = stage;
    paper.fill(crowd(stage, 740, { size: 34, label: "fans", arms: 0.5 }), palette.ink);
  },
};
