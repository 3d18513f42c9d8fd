import { dress, posed } from "#artwork/motifs/garb.ts";
import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

const SITTING = posed("-44 -62 -50 -50 -56 -18 -36 -36 -34 -38 -20 -34 -18 -36 -28 -30 -26 -32 -20 -2 -14 -3");

/** A fire and someone who sits by it. */
export const CAMPFIRE: Subject = {
  name: "campfire",
  fits: "campfire, camp, bonfire, dark souls, souls, rest, survival, camping, valheim",
  on: FEET,
  size: [156, 112],
  bulk: 0.85,
  draw: (pen) => {
    const lick = Math.round(40 * Math.sin(4 * Math.PI * pen.time)) / 10;
    layers(pen)("glow spot 110 30 -34; body dark M-84 -14H-34C-28 -14 -28 0 -34 0H-84C-90 0 -90 -14 -84 -14Z");
    pen.place({ at: [0, -4] }, () =>
      dress(pen, SITTING, { top: "spot-dark", legs: "deep", shoes: "ink", hands: "pale", head: 1.1 }),
    );
    layers(pen)(`
      body spot-dark M-62 -56C-50 -62 -42 -56 -40 -46L-36 -16C-50 -8 -74 -8 -80 -14C-78 -30 -72 -48 -62 -56Z; shade M-62 -56C-70 -46 -78 -30 -80 -14C-74 -8 -64 -9 -56 -10C-64 -26 -64 -42 -62 -56Z
      body dark M0 -4L56 -16L58 -8L4 2ZM60 -4L4 -16L2 -8L56 2Z
      spot M8 -10C-4 -34 16 -48 ${22 + lick} -88C30 -74 34 -66 36 -58C40 -62 42 -66 ${42 - lick} -72C54 -52 62 -32 52 -10Z
      spot-light M16 -10C10 -28 22 -38 ${27 - lick} -60C40 -44 50 -30 44 -10Z; light M22 -10C20 -22 28 -28 30 -40C38 -30 42 -20 38 -10Z
      dot spot 2 14 -96 36 -94 24 -108; dot grey 7 -4 -3 64 -3; dot dark 6 8 0 52 0 30 2
    `);
  },
};
