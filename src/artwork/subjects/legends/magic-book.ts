import { FEET, type Subject } from "#artwork/part.ts";

/** An open book from which light and signs rise. */
export const MAGIC_BOOK: Subject = {
  name: "magic-book",
  fits: "book, spellbook, visual-novel, story, library, tome, grimoire, interactive-fiction",
  on: [...FEET, "table", "void"],
  size: [150, 110],
  bulk: 0.7,
  draw: (pen) => {
    pen.fill("M-40 -14L40 -14L70 -130L-70 -130Z", "light", 0.2);
    pen.body("M0 -12C-20 -26 -50 -26 -72 -16L-76 0C-50 -8 -20 -8 0 2C20 -8 50 -8 76 0L72 -16C50 -26 20 -26 0 -12Z");
    pen.fill(
      "M0 -12C-20 -26 -50 -26 -70 -17L-72 -4C-48 -11 -20 -10 0 -2ZM0 -12C20 -26 50 -26 70 -17L72 -4C48 -11 20 -10 0 -2Z",
      "pale",
    );
    pen.stroke("M-58 -16Q-34 -20 -10 -10M-60 -11Q-36 -15 -10 -6M58 -16Q34 -20 10 -10M60 -11Q36 -15 10 -6", "grey", {
      width: 1.2,
    });
    pen.fill(
      "M-28 -52l4 -10l4 10l10 4l-10 4l-4 10l-4 -10l-10 -4ZM26 -76l3 -8l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3ZM-6 -96l2 -6l2 6l6 2l-6 2l-2 6l-2 -6l-6 -2Z",
      "spot",
    );
    pen.glow([0, -40], 54);
  },
};
