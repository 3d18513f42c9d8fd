import type { Subject } from "#artwork/part.ts";

/** A head in profile with turning thoughts. */
export const BRAIN_IN_THOUGHT: Subject = {
  name: "brain-in-thought",
  fits: "brain, puzzle, educational, quiz, trivia, logic, word-game, thinking",
  ages: ["modern"],
  on: ["table", "floor", "void"],
  size: [120, 120],
  bulk: 0.8,
  draw: (pen) => {
    pen.body(
      "M-30 0V-24C-50 -36 -58 -62 -48 -88C-36 -118 20 -124 40 -94C48 -80 46 -70 56 -54L46 -50C48 -34 44 -26 24 -28L22 0Z",
    );
    pen.fill(
      "M-34 -64C-44 -78 -32 -96 -18 -94C-14 -106 8 -108 14 -98C28 -100 34 -84 28 -76C32 -64 20 -54 10 -58C2 -48 -14 -50 -16 -58C-24 -54 -34 -56 -34 -64Z",
      "pale",
    );
    pen.stroke(
      "M-18 -94C-16 -86 -22 -80 -28 -80M14 -98C8 -92 8 -86 14 -82M10 -58C8 -66 14 -70 20 -70M-16 -58C-18 -66 -10 -70 -4 -68",
      "spot-dark",
      { width: 2.4 },
    );
    pen.fill("M60 -110l4 -10l4 10l10 4l-10 4l-4 10l-4 -10l-10 -4Z", "spot");
  },
};
