import { mix } from "#artwork/colour.ts";
import { furnish, isMirrored, repeated } from "#artwork/motifs/furnish.ts";
import { tableTop } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A wooden table in an evening room with shelves. */
export const TABLE_ROOM: Place = {
  name: "table-room",
  fits: "board game, tabletop, board-games, dungeons, role-playing table, monopoly, evening, party game",
  offers: ["table", "floor"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    const y = horizon + 70;
    tableTop(stage, { y, at: [640, 680], colour: mix(palette.spot, palette.ink, 0.5) });
    paper.stroke([0, 1, 2, 3].map((n) => `M${-220 - n * 20} ${y + 30 + n * 56}H1500`).join(""), palette.ink, {
      width: 3,
      opacity: 0.3,
    });
    paper.behind(() =>
      furnish(
        stage,
        { at: [640, y], flip: isMirrored(stage), scale: 0.92 },
        `
          line light 1.6 .12 ${repeated("Mx -600V0", { from: -860, step: 48, count: 37 })}; spot-dark .7 M-860 -60H860V0H-860Z; light .3 M-860 -64H860V-60H-860Z
          body spot-dark M-560 -370H-180V4H-560Z
          dark M-546 -356H-194V-280H-546ZM-546 -268H-194V-192H-546ZM-546 -180H-194V-104H-546ZM-546 -92H-194V-8H-546Z
          spot M-540 -340h20v60h-20ZM-488 -346h16v66h-16ZM-300 -334h80v16h-80ZM-300 -312h80v14h-80ZM-420 -250h22v58h-22ZM-230 -256h20v64h-20ZM-520 -130h100v26h-100ZM-300 -160h18v56h-18ZM-500 -66h90v58h-90Z; light .8 M-486 -52h62v8h-62Z
          pale M-514 -346h14v66h-14ZM-466 -330h16v50h-16ZM-400 -344h60v64h-60ZM-300 -294h80v14h-80ZM-530 -250h16v58h-16ZM-390 -256h16v64h-16ZM-520 -154h100v20h-100ZM-260 -150h40v46h-40ZM-380 -60h70v52h-70Z
          grey M-440 -346h20v66h-20ZM-500 -244h60v52h-60ZM-340 -230a20 20 0 1 1 40 0v38h-40ZM-400 -158h16v54h-16ZM-376 -150h50v46h-50ZM-290 -56h80v48h-80Z; line ink 2 .5 M-380 -34h70M-345 -60v52M-290 -32h80
          ink M180 -390h240v250h-240Z; sky M192 -378h216v226h-216Z; dot light 2 230 -350 290 -330 350 -356 380 -310 250 -300 320 -280; dot light 20 350 -320; deep M192 -152V-220L240 -260L300 -210L350 -250L408 -200V-152Z; ink M297 -378h6v226h-6ZM192 -270h216v6h-216Z; glow light 240 300 -270
          spot-dark M140 -410H460V-394H140ZM146 -396C160 -310 162 -200 136 -70L200 -70C216 -200 208 -310 208 -396ZM392 -396C392 -310 384 -200 400 -70L464 -70C438 -200 440 -310 454 -396Z; line ink 4 M0 -760V-440; body spot M-60 -400C-54 -446 54 -446 60 -400Z; light M-46 -400H46V-390H-46Z; glow light 260 0 -390
          body dark M-120 4V-120C-120 -150 -20 -150 -20 -120V4ZM80 4V-110C80 -140 170 -140 170 -110V4Z; ink M-104 -100h68v90h-68ZM96 -92h58v84h-58Z
        `,
      ),
    );
    return { table: { at: [640 + random.range(-40, 40), 670] }, floor: { at: [640, 690] } };
  },
};
