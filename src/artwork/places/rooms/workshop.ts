import { furnish, isMirrored, repeated } from "#artwork/motifs/furnish.ts";
import { room } from "#artwork/motifs/interior.ts";
import type { Place } from "#artwork/part.ts";

/** A workshop: tools on the wall, a bench, an open door. */
export const WORKSHOP: Place = {
  name: "workshop",
  fits: "garage, workshop, mechanic, crafting, car mechanic, pc building, inventor, tinkering, powerwash",
  ages: ["modern"],
  offers: ["floor", "table", "road"],
  indoors: true,
  draw: (stage) => {
    const { horizon, random } = stage;
    const floor = horizon + 70;
    room(stage, { floor, from: [900, 240], warm: 0.9, boards: false });
    furnish(
      stage,
      { at: [640, floor], flip: isMirrored(stage) },
      `
        spot-dark .8 M-600 -340H40V-80H-600Z; line ink 2 .3 ${repeated("Mx -338V-82", { from: -580, step: 32, count: 20 })}
        body ink M-560 -310H-500V-290H-522V-210H-538V-290H-560ZM-470 -306a16 16 0 1 1 30 0L-448 -290V-196H-462V-290ZM-400 -310h14v60l8 8v44h-30v-44l8 -8ZM-350 -230L-300 -318L-290 -312L-330 -222C-336 -212 -352 -218 -350 -230ZM-250 -312h56l8 16l-8 8h-20l-4 76h-16l-4 -76h-12Z
        body grey M-150 -300C-110 -316 -70 -300 -60 -270L-76 -276C-90 -290 -120 -292 -150 -284ZM-20 -312h16v30h-16ZM-16 -282h8v80h-8ZM-120 -250a24 24 0 1 1 48 0a24 24 0 1 1 -48 0Z; dot ink 12 -96 -250
        body spot M-560 -200h120v84h-120Z; dark M-552 -192h104v18h-104ZM-552 -168h104v18h-104ZM-552 -144h104v18h-104Z; dot light 3 -500 -183 -500 -159 -500 -135
        ink M170 -410H590V10H170Z; sky M184 -396H576V6H184Z; light .8 M184 6V-120L240 -160L300 -130L370 -190L440 -140L520 -180L576 -140V6Z; grey M170 -410H590V-376H170ZM178 -370H582V-340H178ZM184 -334H576V-308H184Z; line ink 2 .5 M170 -376H590M178 -340H582; glow light 320 380 -200; light .16 M184 6H576L780 260H20Z
        body spot-dark M-620 -84H20V-64H-620Z; body dark M-600 -64h30v130h-30ZM-30 -64h30v130h-30ZM-420 -64h160v90h-160Z; light .5 M-620 -84H20V-80H-620Z
        spot M-410 -54h140v34h-140Z; spot-dark M-410 -14h140v34h-140Z; dot light 4 -340 -37 -340 3; body ink M-220 -84V-112H-190V-130H-120V-112H-100V-84Z; body grey M-570 -84V-120H-500V-84ZM-490 -84V-104H-440V-84Z; line ink 5 M-70 -84L-90 -150L-40 -180; light M-56 -196L-20 -180L-36 -158L-62 -166Z; glow light 100 -44 -150
        body ink M60 14C60 -18 150 -18 150 14C150 44 60 44 60 14Z; dark M80 14C80 0 130 0 130 14C130 28 80 28 80 14Z; body ink M66 -14C66 -42 144 -42 144 -14C144 12 66 12 66 -14Z; dark M84 -16C84 -30 126 -30 126 -16C126 -4 84 -4 84 -16Z; body spot M610 -90H700V40H610Z; line ink 3 M610 -50H700M610 -10H700
      `,
    );
    return { floor: { at: [660 + random.range(-60, 60), 672] }, table: { at: [640, 650] }, road: { at: [680, 675] } };
  },
  near: (stage) =>
    furnish(
      stage,
      { at: [640, 720], flip: isMirrored(stage) },
      `
        body ink M-780 240V-40H-480V240Z; body ink M-740 -40V-110H-700L-680 -130H-600L-580 -110H-540V-40Z; spot M-740 -96H-540V-84H-740Z; body ink M580 240C560 120 570 20 620 -20C680 -60 760 -40 780 0V240Z
      `,
    ),
};
