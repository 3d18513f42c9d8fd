import { FEET, type Subject } from "#artwork/part.ts";
import { circle } from "#artwork/path.ts";

/** A king and a knight of a chess set. */
export const CHESS_PIECES: Subject = {
  name: "chess-pieces",
  fits: "chess, checkmate, knight chess, strategy board",
  on: ["table", ...FEET, "void"],
  size: [150, 124],
  bulk: 1,
  draw: (pen) => {
    pen.body(
      "M-66 0H-6L-10 -14L-18 -20C-22 -50 -22 -62 -18 -76L-54 -76C-50 -62 -50 -50 -54 -20L-62 -14ZM-58 -76C-60 -96 -46 -100 -38 -102L-38 -108H-44V-114H-38V-120H-34V-114H-28V-108H-34V-102C-26 -100 -12 -96 -14 -76Z",
      "pale",
    );
    pen.fill("M-30 -76L-18 -76C-22 -62 -22 -50 -18 -20L-10 -14L-6 0L-24 0C-30 -30 -30 -50 -30 -76Z", "grey");
    pen.body(
      "M8 0H70L66 -14L58 -20C64 -48 62 -78 36 -92L34 -102L26 -92C14 -86 6 -70 4 -58L12 -50L28 -58C30 -48 20 -38 18 -20L12 -14Z",
      "spot-dark",
    );
    pen.fill("M36 -92C62 -78 64 -48 58 -20L50 -20C54 -50 50 -76 36 -92Z", "spot");
    pen.fill(circle(24, -78, 2.6), "light");
  },
};
