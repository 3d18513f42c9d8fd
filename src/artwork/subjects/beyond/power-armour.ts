import { stance, HELD } from "#artwork/motifs/wardrobe.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A soldier in heavy armour with a rifle. */
export const POWER_ARMOUR: Subject = {
  name: "power-armour",
  fits: "power armor, power armour, space marine, halo, spartan, supersoldier, warhammer, starcraft, fallout, doom slayer, metroid, destiny, crysis, planetside",
  ages: ["future"],
  on: [...FEET, "space"],
  size: [96, 118],
  bulk: 1.2,
  draw: (pen) => {
    pen.body(
      stance([22, -66, 14, -58], [-20, -66, -4, -54], "wide") +
        "M-20 -84C-10 -90 10 -90 20 -84L14 -44L-14 -44Z" +
        circle(-20, -78, 12) +
        circle(20, -78, 12) +
        "M-11 -90C-12 -108 12 -108 11 -90L8 -82L-8 -82Z" +
        limb([-12, -36], [-14, -6], [15, 14]) +
        limb([12, -36], [14, -6], [15, 14]) +
        HELD.rifle(6, -56),
    );
    pen.fill("M-20 -84C-10 -90 10 -90 20 -84L14 -62L-14 -62Z" + circle(-20, -78, 10) + circle(20, -78, 10), "spot");
    pen.fill("M-12 -60L12 -60L13 -46L-13 -46ZM-20 -30H-6V-14H-20ZM6 -30H20V-14H6Z", "spot-dark");
    pen.fill("M-2 -97L10 -98L9 -90L0 -89Z", "light");
    pen.fill(
      "M-11 -90C-12 -108 12 -108 11 -90L11 -100C4 -104 -6 -102 -8 -94Z" + limb([2, -56], [38, -66], [4, 2.4]),
      "grey",
    );
    pen.glow([6, -94], 20);
  },
};
