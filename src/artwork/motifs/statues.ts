// Statues of a lost people, larger than trees: a head, a whole figure on its base, a hand that reaches out of the ground.
import { limb, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { colossus } from "./buildings.ts";
import { outline } from "./hero-outlines.ts";
import { silhouette } from "./silhouette.ts";

/** Draws the statue this game's world knows, standing on `at`, about 480 pixels high. */
export function statue(stage: Stage, at: Point, options: { flip: boolean; depth: number }): void {
  const { flip, depth } = options;
  const colour = stage.tone(depth);
  switch (stage.world.fork("statue").pick(["head", "crowned", "guardian", "hand"] as const)) {
    case "head":
      return silhouette(stage, colossus(), {
        at,
        scale: 4.9,
        flip,
        turn: flip ? -6 : 6,
        colour,
        rim: 5,
        details: () => cracks(stage),
      });
    case "crowned":
      return silhouette(stage, colossus() + CROWN, {
        at: [at[0], at[1] + 30],
        scale: 4.5,
        flip,
        colour,
        rim: 5,
        details: () => cracks(stage),
      });
    case "guardian": {
      const kind = stage.world.fork("guardian").pick(["knight", "mage", "archer", "wanderer"] as const);
      silhouette(stage, outline(kind), { at: [at[0], at[1] - 90], scale: 4.1, flip, colour, rim: 5 });
      return silhouette(stage, "M-110 0V-40H-84V-92H84V-40H110V0Z", { at, scale: 1.1, colour, rim: 4 });
    }
    case "hand":
      return silhouette(stage, hand(), { at, scale: 4.4, flip, colour, rim: 5 });
  }
}

const CROWN = "M-27 -84L-34 -118L-20 -104L-8 -124L2 -106L16 -124L22 -104L36 -116L30 -84Z";

/** Cracks and moss on a head, in its own units. */
function cracks(stage: Stage): void {
  const line = "M-20 -98L-10 -84L-16 -72L-4 -58M22 -92L14 -80L20 -70M-40 -16L-24 -24L-14 -12L4 -20";
  stage.paper.stroke(line, stage.palette.ink, { width: 1.4, opacity: 0.5 });
  stage.paper.fill("M12 -80C18 -84 25 -83 28 -79L22 -76C18 -78 15 -78 12 -77Z", stage.palette.ink, 0.55);
}

/** An open hand, 100 units high, its wrist in the ground. */
function hand(): string {
  const fingers = [
    [-20, -52, -40, -84],
    [-8, -58, -16, -100],
    [5, -58, 8, -102],
    [17, -52, 29, -90],
  ] as const;
  return (
    "M-17 6L-24 -36C-26 -52 -18 -58 -4 -60L12 -58C24 -54 26 -44 22 -32L17 6Z" +
    fingers.map(([ax, ay, bx, by]) => limb([ax, ay], [bx, by], [13, 9.5])).join("") +
    limb([20, -34], [44, -52], [13, 10]) +
    limb([44, -52], [50, -68], [10, 8])
  );
}
