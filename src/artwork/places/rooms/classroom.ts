import { furnish, isMirrored, repeated } from "#artwork/motifs/furnish.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A classroom with its board and desks. */
export const CLASSROOM: Place = {
  name: "classroom",
  fits: "school, classroom, students, academy, persona, high school, bully, university, anime",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, random } = stage;
    const floor = horizon + 60;
    room(stage, { floor, from: [200, 160], warm: 1 });
    furnish(
      stage,
      { at: [640, floor], scale: 0.9, flip: isMirrored(stage) },
      `
        spot-dark .6 M-860 -70H860V-8H-860Z; line ink 2 .3 ${repeated("Mx -68V-10", { from: -840, step: 60, count: 29 })}
        body spot-dark M-300 -330H300V-96H-300Z; ink M-286 -316H286V-110H-286Z; deep .7 M-286 -316H286V-110H-286Z; spot-dark M-310 -96H310V-84H-310Z
        line light 4 .75 M-250 -280q30 -18 60 0t60 0t50 0M-250 -240h150M-250 -212h110M40 -150L90 -260L140 -150ZM90 -260V-150M180 -230a36 36 0 1 1 72 0a36 36 0 1 1 -72 0ZM216 -230L242 -256M-250 -170h40v-30h40v60h40v-40; light M-120 -104h30v8h-30ZM60 -104h24v8h-24Z; spot M-60 -106h40v10h-40Z
        ink M360 -350h160v230h-160ZM560 -350h160v230h-160ZM-540 -350h170v230h-170Z; sky M370 -340h140v210h-140ZM570 -340h140v210h-140ZM-530 -340h150v210h-150Z; light .7 M370 -220C420 -250 470 -240 510 -210V-130h-140ZM570 -210C620 -240 670 -230 710 -220V-130h-140ZM-530 -210C-480 -240 -430 -230 -380 -220V-130h-150Z; ink M437 -340h6v210h-6ZM637 -340h6v210h-6ZM-458 -340h6v210h-6Z; glow light 220 540 -240; glow light 180 -455 -240
        body ink M-16 -400a32 32 0 1 1 64 0a32 32 0 1 1 -64 0Z; light M-10 -400a26 26 0 1 1 52 0a26 26 0 1 1 -52 0Z; line ink 3 M16 -418V-400L30 -394; spot M-700 -300h110v76h-110ZM-700 -210h50v60h-50Z; pale M-640 -210h50v60h-50Z; light M-690 -290h90v6h-90ZM-690 -276h60v6h-60Z
        body dark M-120 -62H120V12H-120Z; spot-dark M-134 -72H134V-58H-134Z; body light M-100 -84h60v12h-60Z; body spot M-96 -96h50v12h-50Z; body spot M80 -72a14 14 0 1 1 24 0Z
        body spot-dark M-660 26H-440L-430 42H-670ZM-420 10H-260L-250 22H-428ZM440 26H660L670 42H430ZM260 10H420L428 22H250Z
        ink M-654 42h12v120h-12ZM-460 42h12v120h-12ZM-410 22h10v80h-10ZM-276 22h10v80h-10ZM642 42h12v120h-12ZM448 42h12v120h-12ZM400 22h10v80h-10ZM266 22h10v80h-10Z; light M-600 18h70v8h-70ZM510 20h60v6h-60Z; spot M-560 12h44v6h-44ZM330 4h50v6h-50Z
      `,
    );
    return { floor: { at: [640 + random.range(-60, 60), 668] }, table: { at: [640, 640] } };
  },
  near: (stage) =>
    furnish(
      stage,
      { at: [640, 720], flip: isMirrored(stage) },
      `
        body ink M-780 240V-80H-480L-450 -60V-40H-490V240H-520V-40H-780Z; body ink M-640 -80L-570 -80L-574 -110H-644Z; body ink M780 240V-60C730 -130 620 -130 600 -60V240Z
      `,
    ),
};
