import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A passport, papers and a stamp. */
export const PAPERS_AND_STAMP: Subject = {
  name: "papers-and-stamp",
  fits: "papers, passport, border, bureaucracy, documents, inspector",
  ages: ["modern"],
  on: ["table", "floor"],
  size: [190, 92],
  bulk: 0.9,
  draw: (pen) =>
    layers(pen)(`
      body light M-82 2L-70 -70L-8 -62L-18 8Z
      line grey 2 M-62 -58L-20 -53M-64 -48L-30 -44M-66 -38L-24 -33M-68 -28L-36 -24M-70 -18L-28 -13; line spot 2.4 M-72 -8C-66 -14 -62 -2 -56 -8S-48 -10 -44 -5
      body spot-dark M-26 8L-18 -72C-18 -75 -16 -76 -13 -76L42 -70C45 -70 46 -68 46 -66L38 8C38 11 36 12 33 12L-23 8Z
      shade M-26 8L-18 -76L-10 -75L-18 9Z; ring spot-light 2.4 14 12 -42; spot-light M12 -53L15 -45L23 -44L17 -38L19 -30L12 -34L5 -30L7 -38L1 -44L9 -45ZM-4 -18L28 -15L28 -11L-4 -14ZM4 -8L20 -6L20 -3L4 -5ZM0 -66L30 -63L30 -60L0 -63Z
      body ink M52 8V-8C52 -14 60 -16 66 -18C72 -30 60 -36 62 -50C64 -62 90 -62 92 -50C94 -36 82 -30 88 -18C94 -16 102 -14 102 -8V8Z
      spot M50 -2H104V9H50Z; shade M50 4H104V9H50Z; grey .8 M68 -52C69 -58 74 -60 78 -60C73 -55 72 -46 76 -38C79 -30 78 -24 76 -19L70 -18C74 -30 66 -40 68 -52Z; spot .35 M46 16H84V20H46Z
    `),
};
