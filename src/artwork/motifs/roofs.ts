// What stands on the roofs of a city.
import { mix } from "#artwork/colour.ts";
import { circle, limb, type Point, polygon, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { silhouette } from "./silhouette.ts";

/** A water tank on its legs, as they stand on roofs, 100 units high. */
export function waterTank(): string {
  return (
    "M-26 -36L-24 -82L24 -82L26 -36Z" +
    polygon([
      [-28, -81],
      [0, -103],
      [28, -81],
    ]) +
    [-20, -7, 7, 20].map((x) => rect([x - 1.6, -38], 3.2, 40)).join("") +
    rect([-24, -20], 48, 2.5)
  );
}

/** What this city has on its roofs: a water tank, a mast, a sign without words, a stair house with a lit window. */
export function roofFixture(stage: Stage, at: Point, side: number): void {
  const { paper, palette, world } = stage;
  switch (world.fork("fixture").pick(["tank", "mast", "sign", "house"] as const)) {
    case "tank":
      return silhouette(stage, waterTank(), { at, scale: 2.1 });
    case "mast":
      silhouette(
        stage,
        polygon([
          [-26, 2],
          [-2, -150],
          [2, -150],
          [26, 2],
          [19, 2],
          [0, -118],
          [-19, 2],
        ]) +
          [-40, -76, -104].map((y) => rect([-15 - y * -0.06, y], 30 - y * -0.12, 3)).join("") +
          limb([0, -120], [side * 26, -132], [3, 3]),
        { at, scale: 2.2 },
      );
      return paper.fill(circle(at[0], at[1] - 334, 6), palette.spot);
    case "sign":
      silhouette(stage, rect([-60, -110], 120, 76) + [-44, 0, 44].map((x) => rect([x - 2.5, -36], 5, 38)).join(""), {
        at,
        scale: 2,
        details: () => {
          paper.fill(rect([-54, -104], 108, 64), mix(palette.spot, palette.ink, 0.15));
          paper.fill(circle(-18, -72, 21), mix(palette.light, palette.spot, 0.2));
          paper.fill(rect([14, -92], 32, 6) + rect([14, -80], 26, 6) + rect([14, -68], 30, 6), palette.light, 0.85);
        },
      });
      return;
    case "house":
      silhouette(stage, rect([-56, -92], 112, 94) + rect([-62, -98], 124, 9) + rect([26, -128], 10, 32), {
        at,
        scale: 1.7,
        details: () =>
          paper.fill(rect([-36, -70], 24, 28) + rect([-6, -70], 24, 28), mix(palette.light, palette.spot, 0.35)),
      });
  }
}
