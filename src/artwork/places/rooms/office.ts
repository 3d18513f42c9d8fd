import { furnish, isMirrored } from "#artwork/motifs/furnish.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** An office: rows of desks and screens under strips of light. */
export const OFFICE: Place = {
  name: "office",
  fits: "office, work, company, business, stanley, computer, hacking, cubicle, startup, bureaucracy",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, random } = stage;
    const floor = horizon + 50;
    room(stage, { floor, from: [640, 60], warm: 0.9, boards: false });
    furnish(
      stage,
      { at: [640, floor], scale: 0.85, flip: isMirrored(stage) },
      `
        light .9 M-330 -500L-150 -500L-120 -470L-270 -470ZM330 -500L150 -500L120 -470L270 -470ZM-230 -452L-106 -452L-88 -432L-190 -432ZM230 -452L106 -452L88 -432L190 -432Z; line light 1.4 .12 M-860 -400H860M-500 -620L-160 -400M500 -620L160 -400
        ink M-420 -310h840v190h-840Z; sky M-410 -300h840v170h-840Z; light .6 M-410 -130V-180h50v-40h60v-36h50v60h40v-80h60v70h50v-30h60v60h50v-110h60v70h50v-40h70v60h60v-50h50v26h70v100Z; ink M-200 -300h8v170h-8ZM0 -300h8v170h-8ZM200 -300h8v170h-8Z; grey .35 M-410 -300h840v36h-840Z
        body spot-dark M-600 -250h110v74h-110Z; light M-588 -238h86v50h-86Z; line spot 3 M-580 -196L-560 -214L-544 -204L-512 -230; body spot-dark M500 -270a40 40 0 1 1 80 0a40 40 0 1 1 -80 0Z; light M506 -270a34 34 0 1 1 68 0a34 34 0 1 1 -68 0Z; line ink 3 M540 -294V-270L556 -260
        body dark M-330 -70h230v60h-230ZM100 -70h230v60h-230Z; light .25 M-330 -70h230v6h-230ZM100 -70h230v6h-230Z; body ink M-264 -122h90v50h-90ZM174 -122h90v50h-90Z; spot .9 M-258 -116h78v38h-78ZM180 -116h78v38h-78Z
        body spot-dark M-720 -10H-380V6H-720ZM380 -10H720V6H380Z
        ink M-710 6h16v150h-16ZM-410 6h16v150h-16ZM394 6h16v150h-16ZM694 6h16v150h-16Z; dark M-640 6h100v110h-100ZM540 6h100v110h-100Z; dot light 3 -590 30 -590 70 590 30 590 70
        body ink M-560 -126h150v94h-150ZM-500 -34h30v26h-30ZM410 -126h150v94h-150ZM470 -34h30v26h-30Z; pale M-552 -118h134v78h-134ZM418 -118h134v78h-134Z; line spot 4 M-540 -104h70M-540 -90h100M-540 -76h50M-540 -62h84; spot M430 -60v-16h16v16ZM454 -60v-34h16v34ZM478 -60v-24h16v24ZM502 -60v-44h16v44Z; glow light 130 -485 -80; glow light 130 485 -80
        light M-690 -26h70v16h-70ZM620 -34h60v24h-60Z; spot M-400 -32h14v22h-14Z; body dark M-500 60C-500 20 -420 20 -420 60V96H-500ZM-470 96h14v40h-14ZM-500 136h74v8h-74ZM420 60C420 20 500 20 500 60V96H420ZM452 96h14v40h-14ZM424 136h74v8h-74Z
        body spot-dark M308 20L314 -40H356L362 20Z; body dark M334 -40C300 -70 296 -110 304 -140C326 -120 332 -96 334 -80C334 -120 344 -150 362 -166C370 -130 356 -90 340 -70C352 -84 372 -96 388 -98C382 -70 362 -50 340 -40Z
      `,
    );
    return { floor: { at: [640 + random.range(-60, 60), 672] }, table: { at: [640, 640] } };
  },
  near: (stage) =>
    furnish(
      stage,
      { at: [640, 720], flip: isMirrored(stage) },
      `
        body ink M-780 240V-70H-520L-500 -56V240Z; body ink M-700 -70V-200H-580V-70ZM1020 240V-130H860V240Z; dark M-692 -192h104v112h-104Z
      `,
    ),
};
