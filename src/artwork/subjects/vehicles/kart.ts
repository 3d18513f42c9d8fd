import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";

import { ROAD_VEHICLE } from "#artwork/motifs/streets.ts";
import type { Subject } from "#artwork/part.ts";

const DRIVER = posed("-6 -82 -12 -68 -20 -36 2 -50 0 -48 20 -54 20 -52 6 -40 4 -38 32 -28 30 -26");

/** A go-kart with its driver. */
export const KART: Subject = {
  ...ROAD_VEHICLE,
  name: "kart",
  fits: "kart, karts, karting, go-kart, racing, family-friendly, party-game",
  size: [154, 104],
  bulk: 0.7,
  draw: (pen, view) => {
    if (view === "behind" || view === "head-on") {
      layers(pen)(`
        body pale M-30 -30L-26 -62C-20 -72 20 -72 26 -62L30 -30Z
        body spot M-22 -64C-26 -98 -12 -104 0 -104C12 -104 26 -98 22 -64C12 -58 -12 -58 -22 -64Z
        ${view === "behind" ? "light M-5 -103L5 -103L5 -60L-5 -60Z" : "ink M-20 -88L20 -88L19 -74L-19 -74Z"}
        shade M6 -103C18 -101 26 -94 22 -64L10 -60Z
        body ink M-82 -40h30v41h-30ZM52 -40h30v41h-30Z
        dark M-79 -37h24v14h-24ZM55 -37h24v14h-24Z
        body spot M-54 -6L-52 -42L-36 -46L-30 -26L30 -26L36 -46L52 -42L54 -6Z
        shade M-54 -16L54 -16L54 -6L-54 -6Z; dot light 11 0 -24
      `);
      return;
    }
    layers(pen)(`wheels 17 52`);
    dress(pen, DRIVER, { top: "pale", legs: "pale", hair: "none", head: 1.1 });
    layers(pen)(`
      body spot M-20 -78C-22 -98 -12 -104 -3 -103C7 -102 10 -94 9 -86L7 -72L-14 -71Z
      ink M-5 -90L9 -89L8 -79L-3 -79Z; light .6 M-20 -84C-18 -98 -12 -104 -3 -103L-4 -98C-10 -98 -14 -92 -15 -82Z
      body spot M-68 -12L-74 -30L-66 -44L-44 -46L-30 -26L4 -22L22 -28L34 -44L52 -40L74 -20L76 -10Z
      shade M-70 -22L74 -20L76 -10L-68 -12Z; line ink 5 M20 -52L30 -40; dot light 8 -14 -18; wheels 20 -50; wheels 16 44
    `);
  },
};
