// The tower of a Japanese castle: white walls under one curved roof above the other, on a base of stone.
import { mix } from "#artwork/colour.ts";
import { fixed, type Point, rect } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { silhouette } from "./silhouette.ts";

/** Draws it with the middle of its base at a point; `slender` below 1 makes it narrower. */
export function japaneseKeep(stage: Stage, [x, y]: Point, slender: number): void {
  const { paper, palette } = stage;
  const base = `M${x - 190} ${y + 40}L${x - 120} ${y - 70}H${x + 120}L${x + 190} ${y + 40}Z`;
  silhouette(stage, base, { at: [0, 0], scale: 1, colour: stage.tone(0.6), rim: 3 });
  for (const tier of [0, 1, 2, 3]) {
    const [half, foot] = [fixed((104 - tier * 24) * slender), y - 70 - tier * 74];
    const eave = half + 34;
    const roof = `M${x - eave} ${foot - 40}Q${x - half} ${foot - 50} ${x - half + 16} ${foot - 82}H${x + half - 16}Q${x + half} ${foot - 50} ${x + eave} ${foot - 40}Q${x} ${foot - 52} ${x - eave} ${foot - 40}Z`;
    paper.fill(rect([x - half, foot - 52], half * 2, 54), mix(palette.light, stage.tone(0.3), 0.3));
    const slits = Array.from({ length: 5 - tier }, (_, index) =>
      rect([x - half * 0.8 + index * 38 * slender, foot - 34], 14, 18),
    );
    paper.fill(slits.join(""), stage.tone(0.7));
    const colour = tier === 3 ? mix(palette.spot, palette.ink, 0.4) : stage.tone(0.72);
    silhouette(stage, roof, { at: [0, 0], scale: 1, colour, rim: 3 });
  }
}
