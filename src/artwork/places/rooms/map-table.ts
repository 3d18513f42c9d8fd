import { mix } from "#artwork/colour.ts";
import { furnish, isMirrored } from "#artwork/motifs/furnish.ts";
import { tableTop } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";
import { blob, type Point } from "#artwork/path.ts";

/** A map spread on a table, borders, routes and a compass. */
export const MAP_TABLE: Place = {
  name: "map-table",
  fits: "map, strategy, grand strategy, campaign, world conquest, civilization, hearts of iron, europa, risk, wargame, history",
  offers: ["table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    const y = horizon + -20;
    tableTop(stage, { y, at: [640, 680], colour: mix(palette.light, palette.spot, 0.3) });
    const ink = mix(palette.deep, palette.ink, 0.4);
    const land = ([x, down]: Point, r: number, label: string): string => {
      const shape = stage.world.fork(label);
      return blob(
        Array.from({ length: 11 }, (_, n) => {
          const [a, d] = [(n / 11) * 2 * Math.PI, r * shape.range(0.6, 1.2)];
          return [x + Math.cos(a) * d * 1.7, horizon + down + Math.sin(a) * d * 0.55] as const;
        }),
      );
    };
    const shores = land([330, 110], 120, "west") + land([910, 90], 130, "east") + land([620, 240], 110, "south");
    paper.stroke(shores, ink, { width: 16, opacity: 0.18 });
    paper.fill(shores, mix(palette.glow, palette.deep, 0.35));
    paper.stroke(shores, ink, { width: 3 });
    furnish(
      stage,
      { at: [640, horizon] },
      `
        line ink 1.6 .25 M-700 40H700M-800 130H800M-900 240H900M-300 -20L-520 400M0 -20V400M300 -20L520 400
        line spot 5 M-310 110L-270 86M-250 76L-200 60M-180 56L-120 50M-96 50L-40 52M-16 56L40 66M64 72L120 86M146 90L200 94; dot spot 9 -310 114 230 92; spot M220 92V40L264 54L226 68V92ZM-320 114V62L-276 76L-314 90V114Z
        ink .7 M-350 90l16 -28l16 28ZM-378 100l14 -24l14 24ZM280 120l16 -28l16 28ZM306 130l14 -24l14 24ZM-30 250l14 -24l14 24Z; ring ink 3 50 -480 230; ink .8 M-480 172L-470 230L-480 288L-490 230ZM-538 230L-480 222L-422 230L-480 238Z; dot spot 6 -480 230
        body spot-dark M330 250l18 -60l18 60ZM380 262l16 -52l16 52Z; dot spot-dark 11 348 186 396 206; body pale M-200 200h44v-30h-10v10h-8v-10h-8v10h-8v-10h-10Z
      `,
    );
    paper.behind(() =>
      furnish(
        stage,
        { at: [640, y], flip: isMirrored(stage), scale: 0.92 },
        `
          line light 1.6 .1 M-860 -130H860M-860 -260H860M-860 -390H860
          body spot-dark M-560 -370H-330V4H-560Z; dark M-546 -356H-344V-270H-546ZM-546 -258H-344V-172H-546ZM-546 -160H-344V-74H-546Z; spot M-536 -340h20v70h-20ZM-470 -346h22v76h-22ZM-400 -240h24v68h-24ZM-500 -144h22v70h-22Z; pale M-510 -346h14v76h-14ZM-440 -330h40v60h-40ZM-530 -236h80v12h-80ZM-530 -216h90v14h-90ZM-470 -140h18v66h-18ZM-420 -130h50v56h-50Z; grey M-390 -340h20v70h-20ZM-530 -196h70v24h-70Z
          body ink M-240 -400h480v250h-480Z; pale M-228 -388h456v226h-456Z; spot .7 M-228 -340L-190 -360L-150 -350L-130 -372L-70 -366L-50 -340L-70 -320L-40 -300L-66 -270L-110 -276L-120 -240L-100 -210L-130 -190L-150 -230L-190 -250L-228 -246ZM60 -388H180L170 -364L130 -350L110 -366L80 -358ZM90 -250L130 -276L190 -262L228 -280V-180L180 -190L150 -176L110 -200Z; spot-dark .6 M-20 -230L10 -250L40 -236L30 -206L-6 -200ZM20 -320L44 -330L50 -312L28 -304Z; line ink 2 .7 M-110 -300C-60 -260 -20 -300 8 -230C30 -200 90 -200 140 -226; dot ink 4 -110 -300 8 -230 140 -226; line ink 1.4 .3 M-228 -310H228M-228 -240H228M-110 -388V-162M0 -388V-162M110 -388V-162
          body dark M360 6L380 -60H440L460 6Z; line spot-light 5 M410 -60V-80; body spot M350 -150a60 60 0 1 1 120 0a60 60 0 1 1 -120 0Z; pale M372 -180C390 -206 420 -200 426 -180C420 -160 396 -164 390 -150C376 -150 368 -164 372 -180ZM420 -140C440 -150 462 -150 460 -130C450 -110 430 -104 420 -120Z; line spot-light 5 M340 -190C320 -120 370 -70 430 -78; shade M436 -204C480 -190 490 -120 430 -92C450 -120 456 -170 436 -204Z
          body light M-290 6V-60H-262V6Z; light M-276 -96C-264 -80 -266 -64 -276 -64C-286 -64 -288 -80 -276 -96Z; glow light 170 -276 -84; body spot-dark M-310 8C-310 -6 -242 -6 -242 8Z
        `,
      ),
    );
    return { table: { at: [640 + random.range(-60, 60), 655] } };
  },
};
