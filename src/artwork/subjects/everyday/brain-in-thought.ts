import { layers } from "#artwork/motifs/layers.ts";
import type { Subject } from "#artwork/part.ts";

/** A head in profile with turning thoughts. */
export const BRAIN_IN_THOUGHT: Subject = {
  name: "brain-in-thought",
  fits: "brain, puzzle, educational, quiz, trivia, logic, word-game, thinking",
  ages: ["modern"],
  on: ["table", "floor", "void"],
  size: [132, 134],
  bulk: 0.8,
  draw: (pen) =>
    layers(pen)(`
      body ink M-34 0C-34 -14 -32 -22 -38 -32C-54 -48 -58 -78 -46 -100C-30 -126 16 -130 38 -108C48 -98 50 -86 50 -78C50 -70 60 -58 60 -54C60 -50 52 -50 50 -48C52 -42 50 -40 48 -38C50 -34 48 -32 46 -30C46 -20 40 -16 24 -18C20 -12 22 -6 24 0Z
      dark M-34 0C-34 -14 -32 -22 -38 -32C-54 -48 -58 -78 -46 -100C-40 -110 -30 -116 -20 -119C-40 -96 -44 -60 -26 -34C-18 -22 -16 -10 -16 0Z
      body spot M-36 -72C-44 -84 -34 -98 -24 -98C-20 -110 -4 -114 4 -108C14 -114 28 -108 30 -98C40 -94 42 -80 34 -74C34 -64 24 -60 16 -63C10 -54 -2 -52 -6 -58C-14 -54 -22 -56 -24 -62C-32 -62 -36 -66 -36 -72Z
      shade M-36 -72C-30 -64 -16 -66 -6 -68C8 -70 24 -70 34 -74C34 -64 24 -60 16 -63C10 -54 -2 -52 -6 -58C-14 -54 -22 -56 -24 -62C-32 -62 -36 -66 -36 -72Z
      line spot-dark 2.2 M-24 -98C-20 -92 -22 -86 -28 -84M4 -108C0 -102 0 -94 8 -92M30 -98C24 -98 20 -94 22 -88M-12 -98C-6 -90 -14 -82 -20 -78M-34 -74C-26 -76 -20 -72 -18 -66M-6 -58C-8 -66 -2 -72 6 -72M16 -63C12 -70 18 -78 26 -78M-4 -84C2 -80 8 -80 12 -84; line spot-light 2 .8 M-30 -88C-28 -93 -24 -95 -20 -95M-16 -104C-12 -108 -6 -109 -2 -107
      light M66 -116L70 -106L80 -102L70 -98L66 -88L62 -98L52 -102L62 -106ZM50 -134L52.4 -127.4L59 -125L52.4 -122.6L50 -116L47.6 -122.6L41 -125L47.6 -127.4Z; dot light 2.4 -58 -112 -66 -96 78 -78; glow light 40 0 -84; dot light 1.8 46 -66
    `),
};
