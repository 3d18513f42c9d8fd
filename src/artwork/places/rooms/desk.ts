import { mix } from "#artwork/colour.ts";
import { furnish, isMirrored } from "#artwork/motifs/furnish.ts";
import { tableTop } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A desk at night: lamp, window, notes on the wall. */
export const DESK: Place = {
  name: "desk",
  fits: "desk, papers, writing, detective desk, text adventure, border, documents, hacking simulator, email, tax",
  ages: ["modern"],
  offers: ["table"],
  indoors: true,
  draw: (stage) => {
    const { horizon, paper, palette, random } = stage;
    const y = horizon + 70;
    tableTop(stage, { y, at: [640, 680], colour: mix(palette.spot, palette.ink, 0.55) });
    paper.behind(() =>
      furnish(
        stage,
        { at: [640, y], flip: isMirrored(stage), scale: 0.92 },
        `
          line light 1.6 .1 M-860 -120H860M-860 -240H860M-860 -360H860
          ink M-60 -400h330v300h-330Z; sky M-48 -388h306v276h-306Z; deep M-48 -112V-200h40v-60h50v40h40v-80h60v60h40v-30h56v70h60v80Z; light .9 M-20 -186h10v12h-10ZM0 -186h10v12h-10ZM20 -236h10v12h-10ZM60 -190h10v12h-10ZM100 -250h10v12h-10ZM120 -220h10v12h-10ZM160 -190h10v12h-10ZM220 -170h10v12h-10ZM190 -210h10v12h-10Z; dot light 26 200 -330; ink M102 -388h6v276h-6Z
          grey .5 M-48 -388H258V-372H-48ZM-48 -366H258V-352H-48ZM-48 -346H258V-334H-48Z; glow light 240 110 -250
          body spot-dark M-470 -400h330v220h-330Z; spot-light .35 M-458 -388h306v196h-306Z
          light M-440 -370l70 -6l4 50l-70 6ZM-330 -330l60 4l-4 60l-60 -4ZM-250 -374l76 6l-4 46l-76 -6ZM-420 -270l66 4l-4 50l-66 -4Z; pale M-230 -280l50 -6l6 66l-50 6Z; line spot 3 M-404 -350L-300 -310L-214 -350M-300 -310L-388 -246M-300 -310L-204 -250; dot spot 6 -404 -352 -300 -312 -214 -352 -388 -250 -204 -254; grey M-428 -358l44 -4l2 26l-44 4Z; line grey 3 M-318 -300h34M-318 -288h26M-236 -352h40M-236 -342h50M-408 -244h30
          body dark M330 -330h150v16h-150ZM330 -216h150v16h-150Z; spot M340 -392h20v62h-20ZM420 -386h18v56h-18ZM346 -270h26v54h-26Z; pale M366 -386h16v56h-16ZM442 -380h26v50h-26ZM380 -276h18v60h-18ZM404 -256h60v40h-60Z; grey M388 -390h26v60h-26Z
          body ink M-470 6L-462 -30H-380L-372 6Z; line ink 9 M-420 -24L-450 -150L-330 -220; body spot M-350 -250L-290 -226L-300 -160L-384 -208Z; light M-300 -160L-384 -208L-378 -196L-306 -154Z; glow light 200 -330 -160
          body dark M300 6V-60C300 -66 350 -66 350 -60V6Z; line spot 5 M312 -60L304 -110; line light 5 M326 -60V-120; line grey 5 M340 -60L352 -104; body pale M400 6V-44H450V6Z; line pale 6 M450 -34C470 -34 470 -8 450 -8; line light 3 .5 M414 -56C406 -72 424 -80 416 -98M434 -56C426 -72 444 -80 436 -98
        `,
      ),
    );
    return { table: { at: [640 + random.range(-40, 40), 670] } };
  },
};
