import { layers } from "#artwork/motifs/layers.ts";
import { sledDog } from "#artwork/motifs/winter.ts";
import type { Subject } from "#artwork/part.ts";

/** A sledge, its driver on the runners, three dogs before it. */
export const DOG_SLED: Subject = {
  name: "dog-sled",
  fits: "sled, sledge, husky, polar expedition, frostpunk",
  views: ["side", "far", "low"],
  on: ["land"],
  size: [350, 104],
  bulk: 1,
  draw: (pen) => {
    layers(pen)(`
      body deep M-164 -6L-160 -46L-148 -48L-142 -6ZM-150 -6L-146 -40H-136L-132 -6Z
      body spot M-168 -78C-166 -86 -140 -88 -136 -80L-132 -44C-142 -38 -160 -38 -168 -44Z; spot-dark M-150 -76L-138 -78L-106 -56L-110 -49L-146 -62Z; shade M-168 -78L-156 -82L-154 -40L-168 -44Z
      body pale M-166 -92C-166 -108 -140 -110 -138 -94C-136 -86 -142 -80 -150 -80C-160 -80 -166 -84 -166 -92Z; dark M-150 -98C-144 -102 -138 -98 -138 -92C-138 -86 -144 -84 -148 -86Z; line light 1.6 M-146 -94L-139 -94
      body grey M-118 -14L-108 -46C-84 -56 -54 -52 -46 -40L-34 -14Z; spot-dark M-108 -46C-84 -56 -54 -52 -46 -40L-44 -34L-110 -38Z; line light 1.6 .7 M-92 -50L-98 -15M-66 -50L-62 -15
      line ink 5 M-172 -2H-30C-16 -2 -14 -16 -24 -20L-34 -14H-120L-110 -56M-104 -14V-2M-58 -14V-2
      line ink 1.8 M-24 -16L20 -24L150 -26
    `);
    for (const [index, x] of [40, 98, 156].entries())
      pen.place({ at: [x, -1 + 3 * Math.sin(2 * Math.PI * (pen.time * 4 + index / 3))], scale: 0.92 }, () => {
        pen.body(sledDog(), index === 1 ? "grey" : "ink");
        layers(pen)(`
          pale M40 -31L30 -28C26 -20 18 -15 8 -14L16 -22C24 -28 32 -30 42 -33ZM-30 -24C-40 -30 -44 -40 -38 -46C-38 -40 -36 -34 -30 -29Z
          line spot 3.4 M14 -30C18 -26 20 -20 18 -15; dot light 1.2 31 -37
        `);
      });
  },
};
