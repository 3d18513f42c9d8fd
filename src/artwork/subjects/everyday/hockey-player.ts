import { posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { ATHLETE, athlete } from "#artwork/motifs/sportswear.ts";
import type { Subject } from "#artwork/part.ts";

const POSE = posed("19 -87 11 -76 -9 -47 14 -56 26 -62 24 -50 33 -44 12 -28 -20 -26 15 -3 -42 -4");

/** A hockey player with the stick on the ice. */
export const HOCKEY_PLAYER: Subject = {
  ...ATHLETE,
  name: "hockey-player",
  fits: "hockey, nhl, ice hockey, puck",
  size: [170, 102],
  bulk: 1.1,
  draw: (pen) => {
    layers(pen)(
      `line ink 4 M16 -62L56 -4; line spot-light 2.4 M16 -62L56 -4; body ink M53 -9L78 -4C80 -2 78 0 75 0L52 -2Z`,
    );
    athlete(pen, POSE, {
      top: "spot",
      shorts: "dark",
      socks: "light",
      hair: "none",
      sleeve: 1,
      sleeves: "spot",
      hands: "ink",
      coat: () => layers(pen)("light .9 M-14 -56L8 -50L6 -43L-16 -49Z; line light 1.6 M-1 -74L10 -66"),
    });
    layers(pen)(`
      light .9 M14 -58L22 -54L19 -49L11 -53Z; line light 1.4 M4 -1.4H26M-52 -1.4H-30; dot ink 4 24 -50
      body spot-dark M9 -84C7 -96 15 -100 22 -99C29 -98 31 -92 30 -87L20 -87L19 -79L12 -78Z
      light .35 M20 -87L31 -87L30 -79L20 -78Z; line pale 1.4 M20 -87L31 -87L30 -79L20 -78; light .8 M14 -97L20 -98L20 -94L14 -93Z
      body ink M86 -4C86 -7 98 -7 98 -4L98 -1C98 1 86 1 86 -1Z; line light 1.6 .5 M-48 -6L-70 -4M-44 -12L-74 -12
    `);
  },
};
