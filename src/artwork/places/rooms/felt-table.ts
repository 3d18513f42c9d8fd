import { mix } from "#artwork/colour.ts";
import { furnish, isMirrored } from "#artwork/motifs/furnish.ts";
import { hangingLamp } from "#artwork/motifs/game-pieces.ts";
import { tableTop } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A table of felt under a lamp. */
export const FELT_TABLE: Place = {
  name: "felt-table",
  fits: "cards, poker, card-game, casino, solitaire, deckbuilder, blackjack, mahjong, pool, billiards",
  offers: ["table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    const y = horizon + 60;
    tableTop(stage, { y, at: [640, 680], colour: mix(palette.deep, palette.glow, 0.25) });
    const rail = mix(palette.spot, palette.ink, 0.6);
    paper.stroke(`M-220 ${y + 44}Q640 ${y - 8} 1500 ${y + 44}`, rail, { width: 26 });
    paper.stroke(`M-220 ${y + 70}Q640 ${y + 18} 1500 ${y + 70}`, palette.light, { width: 3, opacity: 0.5 });
    hangingLamp(stage, [640, Math.min(110, horizon - 260)], { foot: y, spread: 420 });
    paper.behind(() =>
      furnish(
        stage,
        { at: [640, y], flip: isMirrored(stage), scale: 0.92 },
        `
          line light 1.4 .14 M-860 -90H860M-860 -330H860
          body spot-dark M-620 -330h220v240h-220ZM400 -330h220v240h-220Z; dark M-606 -316h192v212h-192ZM414 -316h192v212h-192Z; spot .8 M-510 -270L-470 -210L-510 -150L-550 -210ZM510 -240C530 -276 580 -250 510 -160C440 -250 490 -276 510 -240Z; glow spot 150 -510 -210; glow spot 150 510 -210
          body ink M-350 0C-350 -84 -310 -100 -276 -104V-118C-306 -138 -304 -200 -260 -200C-216 -200 -214 -138 -244 -118V-104C-210 -100 -170 -84 -170 0ZM350 0C350 -84 310 -100 276 -104V-118C306 -138 304 -200 260 -200C216 -200 214 -138 244 -118V-104C210 -100 170 -84 170 0ZM-95 0C-95 -90 -50 -108 -18 -114V-128C-50 -150 -48 -214 0 -214C48 -214 50 -150 18 -128V-114C50 -108 95 -90 95 0Z
          ink M-42 -200L-38 -248H38L42 -200ZM-64 -204H64V-192H-64Z; spot M-41 -216H41V-203H-41Z; light M-16 -112L16 -112L0 -70Z; spot M-18 -118L0 -108L18 -118V-96L0 -106L-18 -96Z; spot-dark M-298 -182C-296 -206 -224 -206 -222 -182L-204 -178H-298Z; spot .6 M-276 -104L-260 -70L-244 -104ZM276 -104L260 -70L244 -104Z; light .8 M-240 -60l24 -6l4 34l-24 6ZM250 -60l24 6l-4 34l-24 -6Z
        `,
      ),
    );
    return { table: { at: [640 + random.range(-40, 40), 670] } };
  },
};
