import { furnish, isMirrored, repeated } from "#artwork/motifs/furnish.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A bar with bottles, lamps and stools. */
export const RESTAURANT: Place = {
  name: "restaurant",
  fits: "restaurant, cafe, coffee, bar, diner, va-11, coffee talk, izakaya, sushi",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, random } = stage;
    const floor = horizon + 90;
    room(stage, { floor, from: [640, 180], warm: 1.2 });
    furnish(
      stage,
      { at: [640, floor], scale: 0.92, flip: isMirrored(stage) },
      `
        dark M-400 -330h800v226h-800Z; spot-dark M-410 -338h820v12h-820ZM-400 -254h800v10h-800ZM-400 -176h800v10h-800Z; light .12 M-400 -326h800v226h-800Z
        spot M-380 -300h18v46h-18ZM-374 -316h6v18h-6ZM-290 -306h18v52h-18ZM-284 -322h6v18h-6ZM60 -304h18v50h-18ZM66 -320h6v18h-6ZM180 -300h26v46h-26ZM340 -308h18v54h-18ZM346 -322h6v18h-6ZM-240 -222h18v46h-18ZM-234 -238h6v18h-6ZM220 -226h20v50h-20ZM226 -242h8v18h-8Z
        pale M-340 -292h30v38h-30ZM-120 -306h18v52h-18ZM-114 -320h6v16h-6ZM120 -290h34v36h-34ZM280 -300h18v46h-18ZM-380 -216h34v40h-34ZM-60 -212h30v36h-30ZM20 -212h30v36h-30ZM320 -216h34v40h-34Z; grey M-240 -288h26v34h-26ZM-180 -300h18v46h-18ZM-40 -296h60v42h-60ZM-320 -222h18v46h-18ZM-160 -220h20v44h-20ZM100 -216h60v40h-60Z
        line ink 3 M-300 -760V-372M0 -760V-372M300 -760V-372; body spot M-346 -334C-342 -380 -258 -380 -254 -334ZM-46 -334C-42 -380 42 -380 46 -334ZM254 -334C258 -380 342 -380 346 -334Z; light M-330 -334H-270V-326H-330ZM-30 -334H30V-326H-30ZM270 -334H330V-326H270Z; glow light 170 -300 -320; glow light 170 0 -320; glow light 170 300 -320
        ink M500 -310h170v210h-170Z; line light 3 .7 M524 -280h110M524 -252h84M524 -224h120M524 -196h70M524 -168h100M524 -140h60; ink M-690 -300h150v180h-150Z; sky M-680 -290h130v160h-130Z; light .7 M-680 -200L-640 -250L-600 -210L-550 -250V-130h-130Z
        dark M-860 -100h1720v108h-1720Z; spot-dark M-860 -114h1720v16h-1720Z; light .5 M-860 -114h1720v4h-1720Z; line ink 2 .45 ${repeated("Mx -90V4", { from: -800, step: 100, count: 17 })}
        body grey M-420 -184h110v70h-110ZM-440 -196h150v14h-150Z; ink M-396 -168h62v20h-62Z; line light 4 .35 M-380 -204C-390 -224 -368 -234 -378 -256M-350 -204C-360 -226 -338 -236 -348 -262; pale M-270 -136h30v22h-30ZM420 -130h34v16h-34ZM470 -136h26v22h-26Z; body spot M330 -132C330 -150 390 -150 390 -132L396 -114H324Z
        ink M-530 8h70v14h-70ZM-500 20h10v150h-10ZM-524 150h58v8h-58ZM460 8h70v14h-70ZM490 20h10v150h-10ZM466 150h58v8h-58Z; spot-dark M-536 0h82v12h-82ZM454 0h82v12h-82Z
      `,
    );
    return { floor: { at: [640 + random.range(-90, 90), 668] }, table: { at: [640, 640] } };
  },
  near: (stage) =>
    furnish(
      stage,
      { at: [640, 720], flip: isMirrored(stage) },
      `
        body ink M-780 240V-90H-460C-446 -90 -446 -70 -460 -70H-580L-570 240Z; body ink M-530 -90L-536 -150H-500L-506 -90Z; dot spot 15 -530 -160 -508 -174 -494 -154
        body ink M780 240V-130C640 -140 580 -60 570 240Z
      `,
    ),
};
