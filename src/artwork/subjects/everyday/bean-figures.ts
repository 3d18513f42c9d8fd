import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

const BEANS = [
  [-58, -14, "spot", "body light M-18 -86L-8 -118L-2 -92ZM2 -92L12 -118L20 -84Z"],
  [58, 12, "pale", "body spot-dark M-20 -84C-18 -104 16 -106 20 -84L30 -82L-20 -80Z; dot light 4 0 -102"],
  [0, 2, "spot-light", "body spot M-16 -88L-18 -110L-8 -98L0 -114L8 -98L18 -110L16 -88Z; dot light 2.4 0 -96"],
] as const;

/** Three round figures in costumes tumbling along. */
export const BEAN_FIGURES: Subject = {
  name: "bean-figures",
  fits: "party game, fall guys, among us, social deduction, platformer race, battle royale fun",
  on: [...FEET, "space"],
  size: [196, 116],
  draw: (pen) => {
    for (const [x, turn, paint, hat] of BEANS)
      pen.place({ at: [x, 0], turn }, () =>
        layers(pen)(`
          body ${paint} M-34 -54C-42 -50 -42 -30 -34 -26L-22 -34ZM30 -52C40 -62 46 -54 44 -44L26 -34Z
          body ${paint} M-25 -14C-29 -44 -28 -90 0 -92C28 -90 29 -44 25 -14L21 0H7L4 -9H-4L-7 0H-21Z
          shade M-25 -14C-29 -44 -28 -90 0 -92C-14 -84 -18 -40 -12 -6L-21 0ZM4 -9H-4L-7 0H-12L-8 -14H14L10 0H7Z
          light M-12 -70C-12 -84 24 -83 25 -69C25 -56 -11 -54 -12 -70Z; dot ink 3.4 4 -69 16 -69; dot light 1.2 5 -71 17 -71; light .3 M4 -50C16 -50 22 -44 20 -32C18 -22 -2 -22 -2 -34Z
          ${hat}
        `),
      );
  },
};
