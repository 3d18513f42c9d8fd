import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A letter with a seal. */
export const LETTER: Subject = {
  name: "letter",
  fits: "letter, mail, postman, delivery, message, death stranding, courier",
  ages: ["modern"],
  on: ["table", "void", ...FEET],
  size: [150, 118],
  bulk: 0.6,
  draw: (pen) =>
    layers(pen)(`
      glow light 70 0 -44; body pale M-58 -78H58V0H-58Z
      body light M-50 -118H50V-40H-50Z; line grey 2 M-38 -106H10M-38 -98H34M-38 -90H26M-38 -82H38; spot M26 -110h14v14h-14Z
      pale M-58 -78L0 -34L58 -78V0H-58Z; light .6 M-58 -76L0 -30L58 -76L58 -70L0 -24L-58 -70Z; shade M-58 0L-8 -38L0 -33L8 -38L58 0Z; line grey 1.6 M-58 0L-8 -38M58 0L8 -38
      body spot M-15 -26C-16 -42 14 -43 15 -27C16 -12 -14 -10 -15 -26Z
      spot-dark M0 -33C4 -39 12 -33 0 -20C-12 -33 -4 -39 0 -33Z; spot .9 M66 -96l6 -10l6 10l10 6l-10 6l-6 10l-6 -10l-10 -6Z; light M-74 -30l3 -8l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3Z
    `),
};
