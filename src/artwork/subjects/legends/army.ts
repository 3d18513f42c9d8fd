import type { Subject } from "#artwork/part.ts";
import { circle, limb } from "#artwork/path.ts";

/** A line of soldiers with spears and banners. */
export const ARMY: Subject = {
  name: "army",
  fits: "army, war, battle, armies, total war, crusader, strategy, grand-strategy, legions, empire",
  ages: ["old"],
  on: ["land"],
  size: [300, 130],
  bulk: 1.3,
  draw: (pen) => {
    const men = Array.from({ length: 13 }, (_, index) => ({ x: -138 + index * 23, tall: index % 3 === 1 ? 0.94 : 1 }));
    const spear = (x: number) => limb([x + 9, 0], [x + 11, -126], [2, 1.6]) + `M${x + 11} -134l4 12h-8Z`;
    const outlines = men.map(
      ({ x }) =>
        `M${x - 11} 0L${x - 9} -62C${x - 9} -70 ${x + 9} -70 ${x + 9} -62L${x + 11} 0Z` +
        circle(x, -76, 8.5) +
        spear(x),
    );
    pen.body(outlines.join(""));
    pen.fill(men.map(({ x }) => `M${x - 8} -78C${x - 8} -90 ${x + 8} -90 ${x + 8} -78Z`).join(""), "grey");
    pen.fill(
      men
        .filter((_, index) => index % 2 === 0)
        .map(({ x }) => `M${x - 8} -56H${x + 8}V-30L${x} -22L${x - 8} -30Z`)
        .join(""),
      "spot-dark",
    );
    for (const x of [-92, 24, 116]) pen.fill(`M${x} -136h34l-8 10l8 10h-34Z`, "spot");
  },
};
