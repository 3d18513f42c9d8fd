import { furnish, isMirrored, repeated } from "#artwork/motifs/furnish.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A bedroom at night: bed, lamp, window. */
export const BEDROOM: Place = {
  name: "bedroom",
  fits: "bedroom, sleep, dream, home, childhood, teenager, night, toys, diary",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, random } = stage;
    const floor = horizon + 80;
    room(stage, { floor, from: [320, 260], warm: 0.8 });
    furnish(
      stage,
      { at: [640, floor], flip: isMirrored(stage) },
      `
        line light 1.6 .14 ${repeated("Mx -560V-10", { from: -840, step: 42, count: 41 })}
        ink M120 -360h220v216h-220Z; sky M130 -350h200v196h-200Z; light .7 M130 -230C180 -262 260 -250 330 -216V-154h-200Z; dot light 2 160 -330 220 -310 270 -336 310 -300 190 -290; ink M227 -350h6v196h-6ZM130 -258h200v6h-200Z; glow light 220 230 -250
        spot-dark M90 -376H370V-362H90ZM96 -364C106 -300 108 -210 92 -110L140 -110C152 -210 146 -300 146 -364ZM314 -364C314 -300 308 -210 320 -110L368 -110C352 -210 354 -300 364 -364Z
        ink M-150 -346h120v90h-120ZM-290 -320h100v130h-100Z; spot M-142 -338h104v74h-104Z; pale M-282 -312h84v114h-84Z; light M-142 -264L-104 -310L-80 -282L-64 -298L-38 -264Z; dot light 9 -60 -322; spot-dark M-240 -290a18 18 0 1 1 1 0ZM-262 -200C-262 -260 -218 -260 -218 -200Z
        body ink M230 -118H252V30H230ZM630 -190H660V30H630Z
        dark M240 -34H640V20H240Z; body spot M242 -70C310 -84 450 -86 510 -76L514 -20H242Z; spot-dark M242 -70C250 -40 246 -20 240 6H510L514 -36C430 -20 330 -24 242 -70Z; body light M500 -96C500 -116 610 -122 626 -98L626 -62H504Z; shade M500 -66H626V-54H500Z
        body ink M-560 -86H-420V20H-560Z; spot-dark M-552 -74h124v34h-124ZM-552 -32h124v34h-124Z; dot light 3 -490 -56 -490 -14; line ink 6 M-492 -86V-130; light .95 M-532 -130L-514 -190H-470L-452 -130Z; glow light 190 -492 -150; body spot M-462 -86v-26h22v26ZM-544 -86v-12h40v12Z
        body spot-dark M-400 20a22 20 0 1 1 44 0ZM-392 -22a15 15 0 1 1 30 0a15 15 0 1 1 -30 0ZM-398 -34a7 7 0 1 1 10 -6ZM-356 -34a7 7 0 1 0 -10 -6Z; dot ink 2 -382 -24 -372 -24; pale M-383 -18a6 5 0 1 1 12 0a6 5 0 1 1 -12 0Z
        grey .5 M-300 60C-300 36 220 36 220 60C220 92 -300 92 -300 60Z; pale .5 M-250 60C-250 44 170 44 170 60C170 82 -250 82 -250 60Z
      `,
    );
    return { floor: { at: [640 + random.range(-90, 90), 668] }, table: { at: [640, 640] } };
  },
  near: (stage) =>
    furnish(
      stage,
      { at: [640, 720], flip: isMirrored(stage) },
      `
        body ink M-780 240V-180C-700 -190 -640 -150 -620 -60C-610 20 -620 120 -600 240Z; body ink M780 240V-60C680 -80 620 -20 600 60C580 130 580 180 570 240Z
      `,
    ),
};
