import { furnish, isMirrored } from "#artwork/motifs/furnish.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A shop full of shelves. */
export const SHOP: Place = {
  name: "shop",
  fits: "shop, store, supermarket, market, merchant, tycoon, pawn, trading, recettear, game dev, vendor",
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, random } = stage;
    const floor = horizon + 80;
    room(stage, { floor, from: [640, 150], warm: 1.2 });
    furnish(
      stage,
      { at: [640, floor], flip: isMirrored(stage) },
      `
        body spot-dark M-560 -400H-190V14H-560ZM190 -400H560V14H190Z
        dark M-544 -384H-206V-296H-544ZM-544 -284H-206V-196H-544ZM-544 -184H-206V-96H-544ZM-544 -84H-206V-4H-544ZM206 -384H544V-296H206ZM206 -284H544V-196H206ZM206 -184H544V-96H206ZM206 -84H544V-4H206Z
        spot M-530 -344h40v48h-40ZM-520 -360h20v18h-20ZM-400 -350h60v54h-60ZM-300 -256h70v60h-70ZM-520 -140h90v44h-90ZM-280 -150h30v54h-30ZM230 -350h50v54h-50ZM400 -250h44v54h-44ZM300 -146h64v50h-64ZM470 -56h60v52h-60ZM-500 -60h70v56h-70Z; light M-400 -330h60v12h-60ZM400 -230h44v12h-44Z
        pale M-480 -330h34v34h-34ZM-320 -340a24 24 0 1 1 48 0v44h-48ZM-520 -250h40v54h-40ZM-420 -150h50v54h-50ZM-380 -60h80v56h-80ZM300 -340h40v44h-40ZM460 -346h60v50h-60ZM220 -240h60v44h-60ZM400 -150h40v54h-40ZM250 -60h50v56h-50Z
        grey M-250 -330h30v34h-30ZM-460 -240h60v44h-60ZM-350 -150h40v54h-40ZM-290 -50h60v46h-60ZM370 -350h60v54h-60ZM300 -256h70v60h-70ZM470 -250h50v54h-50ZM220 -150h50v54h-50ZM470 -150h50v54h-50ZM330 -64h80v60h-80Z; line ink 2 .5 M330 -34h80M370 -64v60M-380 -32h80
        ink M-150 -320h300v220h-300Z; sky M-140 -310h280v200h-280Z; light .75 M-140 -110V-180L-90 -220L-40 -180V-230H30V-180L80 -220L140 -180V-110Z; ink M-3 -310h6v200h-6Z; glow light 260 0 -220; body spot M-170 -352H170L186 -306C166 -286 146 -286 132 -306C116 -286 94 -286 80 -306C64 -286 40 -286 26 -306C10 -286 -10 -286 -26 -306C-40 -286 -64 -286 -80 -306C-94 -286 -116 -286 -132 -306C-146 -286 -166 -286 -186 -306Z
        light .85 M-102 -352H-34L-26 -306C-40 -286 -64 -286 -80 -306ZM34 -352H102L80 -306C64 -286 40 -286 26 -306Z; body spot-dark M-150 -84H150V10H-150Z; body spot M-164 -98H164V-82H-164Z
        dark M-136 -66h126v60h-126ZM10 -66h126v60h-126Z; body grey M50 -144L60 -164H120L130 -144V-98H50Z; light M66 -158h48v14h-48Z; body light M-130 -98V-130H-96V-98ZM-80 -98C-80 -128 -40 -128 -40 -98Z; line ink 3 M-190 -760V-452M190 -760V-452; body spot M-226 -420C-222 -460 -158 -460 -154 -420ZM154 -420C158 -460 222 -460 226 -420Z; glow light 150 -190 -410; glow light 150 190 -410
      `,
    );
    return { floor: { at: [640 + random.range(-60, 60), 668] }, table: { at: [640, 640] } };
  },
  near: (stage) =>
    furnish(
      stage,
      { at: [640, 720], flip: isMirrored(stage) },
      `
        body ink M-780 240V-60L-440 -60L-470 240Z; dot spot 26 -700 -76 -640 -80 -580 -76 -520 -78; dot spot-dark 24 -670 -60 -610 -60 -550 -60 -490 -62
        body ink M480 240V-120H780V240Z; dark M492 -110H780V-50H492ZM492 -30H780V40H492Z; grey M520 -90h40v40h-40ZM580 -100h30v50h-30Z
      `,
    ),
};
