import { furnish, isMirrored, repeated } from "#artwork/motifs/furnish.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A kitchen: shelves, hanging pans, stove and a lit window. */
export const KITCHEN: Place = {
  name: "kitchen",
  fits: "kitchen, cooking, restaurant kitchen, overcooked, chef, food",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, random } = stage;
    const floor = horizon + 70;
    room(stage, { floor, from: [640, 200], warm: 1.1 });
    furnish(
      stage,
      { at: [640, floor], flip: isMirrored(stage) },
      `
        line light 1.4 .2 M-860 -140H860M-860 -184H860M-860 -228H860${repeated("Mx -228V-100", { from: -840, step: 56, count: 31 })}
        ink M-262 -450h212v186h-212Z; sky M-252 -440h192v166h-192Z; light .75 M-252 -360C-200 -392 -120 -384 -60 -344V-274h-192Z; ink M-159 -440h6v166h-6ZM-252 -362h192v6h-192Z; glow light 230 -150 -360
        spot-dark M-286 -462H-26V-448H-286ZM-282 -450C-270 -400 -268 -330 -286 -262L-246 -262C-232 -330 -238 -400 -236 -450ZM-74 -450C-74 -400 -80 -330 -66 -262L-26 -262C-44 -330 -42 -400 -30 -450Z
        dark M150 -760h120v380h-120ZM100 -318L150 -384H270L320 -318Z; light .3 M100 -324H320v8H100Z; line ink 5 M-600 -340H-330
        line ink 4 M-570 -340V-300M-500 -340v34M-430 -340v30M-365 -340v40; body dark M-602 -276a32 30 0 1 1 64 0a32 30 0 1 1 -64 0ZM-526 -306h52l-6 42h-40ZM-456 -286a26 26 0 1 1 52 0a26 26 0 1 1 -52 0ZM-380 -300h30l8 46h-46Z
        spot-dark M390 -300h300v12h-300ZM390 -396h300v12h-300Z; spot M404 -336h32v36h-32ZM520 -438h40v42h-40Z; pale M446 -346h28v46h-28ZM600 -330h54v30h-54ZM406 -428h30v32h-30Z; grey M486 -326h30v26h-30ZM450 -440h26v44h-26ZM580 -420h60v24h-60Z; light .7 M404 -340h32v6h-32ZM446 -350h28v6h-28Z
        dark M-860 -96h1720v98h-1720Z; pale M-860 -108h1720v13h-1720Z; line ink 2 .5 ${repeated("Mx -94V0", { from: -780, step: 130, count: 13 })}; dot pale 4 -730 -74 -600 -74 -470 -74 -340 -74 -210 -74 -80 -74 440 -74 570 -74 700 -74
        line grey 7 M-180 -108V-150C-180 -172 -140 -172 -140 -150; body spot-dark M-460 -108C-464 -134 -404 -134 -408 -108Z; dot spot 11 -446 -132 -424 -132 -434 -144
        ink M108 -96h204v98h-204Z; spot .9 M130 -62h160v44h-160Z; glow spot 100 210 -40; grey M104 -112h212v8h-212Z; dot light 4 130 -80 154 -80 266 -80 290 -80
        body grey M130 -162h72l-4 50h-64Z; body dark M222 -146h72l-5 34h-62Z; line ink 6 M292 -136L336 -146; line light 4 .35 M154 -176C144 -196 168 -206 156 -232M180 -176C170 -200 194 -212 182 -244
      `,
    );
    return { floor: { at: [640 + random.range(-90, 90), 668] }, table: { at: [640, 640] } };
  },
  near: (stage) =>
    furnish(
      stage,
      { at: [640, 720], flip: isMirrored(stage) },
      `
        body ink M-780 240V-150H-440L-420 -134V240Z; dark M-780 -150H-432L-420 -134H-780Z; body ink M-540 -150C-552 -210 -446 -210 -458 -150Z; dot ink 16 -520 -200 -484 -206 -502 -222
        body ink M780 240V-110H480L470 -96V240Z
      `,
    ),
};
