import { FEET, type Subject } from "#artwork/part.ts";

/** A great crystal that shines. */
export const CRYSTAL: Subject = {
  name: "crystal",
  fits: "crystal, crystals, final fantasy, gem, magic stone, shard",
  on: [...FEET, "void", "space"],
  size: [110, 150],
  bulk: 1,
  draw: (pen) => {
    pen.body("M0 -150L34 -104L26 -20L0 0L-26 -20L-34 -104Z", "spot");
    pen.fill("M0 -150L-12 -100L-6 -10L0 0L-26 -20L-34 -104Z", "light", 0.55);
    pen.fill("M0 -150L34 -104L26 -20L0 0L8 -20L12 -100Z", "spot-dark", 0.8);
    pen.fill("M0 -150L12 -100L-12 -100Z", "light", 0.5);
    pen.body("M-48 -60L-38 -44L-42 -10L-50 0L-58 -10L-60 -44ZM50 -44L58 -32L54 -8L48 0L42 -8L40 -32Z", "spot-light");
    pen.glow([0, -80], 110);
  },
};
