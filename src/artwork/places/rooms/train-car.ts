import { furnish, isMirrored, repeated } from "#artwork/motifs/furnish.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

const WINDOWS = [-570, -285, 0, 285, 570]
  .map((x) => {
    const pane = `M${x - 106} -330C${x - 106} -342 ${x - 98} -350 ${x - 86} -350H${x + 86}C${x + 98} -350 ${x + 106} -342 ${x + 106} -330V-130H${x - 106}Z`;
    return `
        body ink M${x - 120} -336C${x - 120} -354 ${x - 106} -364 ${x - 90} -364H${x + 90}C${x + 106} -364 ${x + 120} -354 ${x + 120} -336V-116H${x - 120}Z
        sky ${pane}; pale .8 M${x - 106} -190C${x - 50} -216 ${x + 40} -200 ${x + 106} -220V-130H${x - 106}Z; deep M${x - 106} -166L${x - 70} -190L${x - 30} -160L${x + 20} -196L${x + 60} -164L${x + 106} -180V-130H${x - 106}Z
        light .9 M${x + 30} -270a24 24 0 1 1 48 0a24 24 0 1 1 -48 0Z; light .16 M${x - 80} -350h50L${x - 90} -130h-16V-260Z
        spot M${x - 112} -362H${x - 74}C${x - 84} -300 ${x - 84} -220 ${x - 108} -150H${x - 116}ZM${x + 112} -362H${x + 74}C${x + 84} -300 ${x + 84} -220 ${x + 108} -150H${x + 116}Z`;
  })
  .join("")
  .trim();
const SEATS = [-480, -190, 190, 480]
  .map((x, index) => {
    const [back, front] = index % 2 === 0 ? [x - 80, x + 70] : [x + 80, x - 70];
    return `
        body spot M${back} 40V-130C${back} -170 ${(back * 3 + x) / 4} -170 ${(back + x) / 2} -130L${x} -44H${front}V40Z
        spot-dark M${back} 40V-10H${front}V40Z; light .8 M${back} -150C${back} -168 ${(back * 3 + x) / 4} -168 ${(back + x) / 2} -130L${(back + x) / 2} -104H${back}Z; ink M${back} 40H${front}V50H${back}Z`;
  })
  .join("")
  .trim();

/** Inside a train: seats, a row of windows, land that goes by. */
export const TRAIN_CAR: Place = {
  name: "train-car",
  fits: "train, orient express, commuter, railway journey, murder on a train, metro train",
  ages: ["modern"],
  offers: ["floor", "table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, random } = stage;
    const floor = horizon + 110;
    room(stage, { floor, from: [640, horizon - 100], warm: 0.7, boards: false });
    furnish(
      stage,
      { at: [640, floor], flip: isMirrored(stage) },
      `
        spot-dark .85 M-860 -90H860V0H-860Z; line ink 2 .4 ${repeated("Mx -88V-4", { from: -840, step: 70, count: 25 })}; light .4 M-860 -94H860V-88H-860Z; dark M-860 -800H860V-400H-860Z; line light 2 .25 M-860 -400H860
        ${WINDOWS}
        body spot-dark M-860 -384H860V-370H-860Z; line grey 4 ${repeated("Mx -384V-350", { from: -570, step: 285, count: 5 })}; body spot M-500 -430h110v46h-110ZM120 -420h90v36h-90Z; body grey M-370 -416h70v32h-70ZM330 -436h120v52h-120Z; line ink 3 M-460 -430C-460 -446 -430 -446 -430 -430M380 -436C380 -452 406 -452 406 -436
        glow light 150 -285 -440; glow light 150 285 -440; light M-300 -452H-270L-262 -430H-308ZM270 -452H300L308 -430H262Z
        ${SEATS}
        body dark M-60 -96H60V-84H-60ZM-6 -84H6V16H-6Z; light M-20 -128h40l-8 -30h-24Z; glow light 90 0 -130; body pale M26 -110h18v14h-18Z
        grey .5 M-860 60H860V76H-860ZM-860 96H860V100H-860Z
      `,
    );
    return { floor: { at: [640 + random.range(-50, 50), 680] }, table: { at: [640, 660] } };
  },
  near: (stage) =>
    furnish(
      stage,
      { at: [640, 720], flip: isMirrored(stage) },
      `
        body ink M-780 240V-150C-780 -220 -560 -220 -550 -150L-530 240Z; spot-dark M-740 -140C-740 -180 -590 -180 -590 -140L-580 240H-740Z; body ink M780 240V-150C780 -220 560 -220 550 -150L530 240Z; spot-dark M740 -140C740 -180 590 -180 590 -140L580 240H740Z
      `,
    ),
};
