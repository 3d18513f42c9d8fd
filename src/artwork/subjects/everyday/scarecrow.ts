import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A scarecrow with a crow on its arm. */
export const SCARECROW: Subject = {
  name: "scarecrow",
  fits: "scarecrow, harvest moon, field, autumn",
  on: ["land", "floor"],
  size: [92, 124],
  draw: (pen) =>
    layers(pen)(`
      body dark M-2.6 -84H2.6V0H-2.6ZM-40 -75L40 -71L40 -67L-40 -71Z
      body spot-dark M-30 -79L-9 -81C-4 -77 5 -77 9 -80L30 -76L31 -62L14 -62L15 -46L19 -30L12 -34L9 -27L3 -33L-3 -26L-8 -33L-13 -27L-19 -32L-14 -46L-14 -64L-31 -66Z
      shade M-30 -79L-9 -81C-6 -66 -6 -46 -8 -33L-13 -27L-19 -32L-14 -46L-14 -64L-31 -66Z; line ink 1.8 M-14 -49L14 -47; spot M-2 -62L8 -63L9 -53L-1 -52ZM-11 -44L-4 -44L-5 -37L-11 -37Z; line light .8 .8 M-2 -62l2 2M8 -63l-2 2M9 -53l-2 -2
      pale M30 -75L42 -80L38 -74L46 -72L38 -69L44 -63L31 -64ZM-30 -78L-43 -82L-38 -75L-46 -72L-39 -70L-43 -64L-31 -66Z; line pale 1.6 M-10 -28L-13 -20M-2 -27L-4 -18M6 -29L8 -20
      body pale M-12 -90C-13 -100 -6 -104 1 -104C9 -104 13 -99 12 -91C11 -82 6 -78 0 -78C-7 -78 -11 -82 -12 -90Z
      shade M-12 -90C-13 -100 -6 -104 1 -104C-6 -98 -8 -86 0 -78C-7 -78 -11 -82 -12 -90Z; line ink 1.4 M-7 -95L-3 -91M-3 -95L-7 -91M4 -95L8 -91M8 -95L4 -91M-5 -84C0 -81 4 -81 8 -85M-2 -85v3M3 -84.4v3; spot M-1 -91L3 -88L-2 -87Z
      body ink M-22 -99C-12 -104 14 -104 24 -97C14 -96 -10 -95 -22 -99ZM-11 -101C-9 -114 -4 -120 4 -124C3 -120 8 -112 12 -101C6 -99 -6 -99 -11 -101Z
      spot M-11 -103C-5 -101 7 -101 12 -103L11 -107C6 -105 -5 -105 -10 -107Z
      body ink M22 -82C24 -90 30 -92 35 -90L40 -91L36 -87C37 -82 34 -78 29 -77L18 -74C19 -78 20 -80 22 -82Z
      dot light .9 34 -88; line pale 1.2 M-4 -76L-7 -72M4 -76L6 -72M0 -76V-71
    `),
};
