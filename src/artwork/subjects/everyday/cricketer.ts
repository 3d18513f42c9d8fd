import { posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { ATHLETE, athlete } from "#artwork/motifs/sportswear.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("8 -90 4 -78 -3 -46 14 -64 6 -62 22 -56 26 -51 13 -26 -12 -26 16 -3 -20 -4");

/** A batsman before the wicket. */
export const CRICKETER: Subject = {
  ...ATHLETE,
  name: "cricketer",
  fits: "cricket, wicket",
  size: [124, 104],
  draw: (pen) => {
    layers(pen)(`
      body pale M-50 0V-38H-46V0ZM-42 0V-38H-38V0ZM-34 0V-38H-30V0Z
      line spot 2.4 M-50 -39.4H-41M-39 -39.4H-30
    `);
    athlete(pen, POSE, {
      top: "light",
      shorts: "light",
      socks: "light",
      hands: "spot",
      sleeve: 0.9,
      coat: () => layers(pen)("line spot 1.6 M2 -74L-3 -48; shade M-12 -47L6 -45L6 -43L-12 -45Z"),
    });
    layers(pen)(`
      body pale M8 -36C15 -38 21 -34 21 -28L18 -5L9 -5L8 -24Z
      line grey 1.2 M12 -35L13 -6M16 -35L16.5 -6M9 -22H19; line spot 1.6 M8 -28L21 -28M9 -13H18
      body spot-light M21 -56L25 -58L31 -44L46 -16C47 -11 42 -7 37 -9L24 -40Z
      shade M24 -40L28 -42L42 -9C40 -8 38 -8 37 -9Z; line ink 3 M20 -62L26 -48; dot spot 4 21 -58; dot spot 4 25 -51
      body spot-dark M-3 -90C-4 -102 5 -105 11 -104C18 -103 20 -97 20 -93L23 -91L8 -92L6 -84L-1 -84Z
      line grey 1.2 M10 -90L19 -89L18 -82L9 -82M10 -86L19 -85.4; body spot M62 -20a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1 -9.2 0Z; line light 2 .4 M74 -22L94 -30M74 -18L90 -22
    `);
  },
};
