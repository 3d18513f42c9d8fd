import type { Subject } from "#artwork/part.ts";

/** Two paddles and a ball. */
export const PIXEL_PADDLES: Subject = {
  name: "pixel-paddles",
  fits: "pong, breakout, arkanoid, tennis for two, paddle",
  on: ["pixel", "void"],
  size: [260, 150],
  bulk: 1.4,
  draw: (pen) => {
    pen.fill("M-120 -130H-108V-80H-120ZM108 -70H120V-20H108Z", "light");
    pen.fill(
      "M-4 -150H4V-138H-4ZM-4 -126H4V-114H-4ZM-4 -102H4V-90H-4ZM-4 -78H4V-66H-4ZM-4 -54H4V-42H-4ZM-4 -30H4V-18H-4ZM-4 -6H4V6H-4Z",
      "pale",
      0.6,
    );
    pen.fill("M44 -96H58V-82H44Z", "spot");
    pen.fill("M26 -90H36V-82H26ZM8 -84H16V-78H8Z", "spot", 0.5);
    pen.glow([51, -89], 30, "spot");
  },
};
