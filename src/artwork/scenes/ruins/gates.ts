import { mix } from "#artwork/colour.ts";
import { arch, torii } from "#artwork/motifs/buildings.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { palm, pineWood } from "#artwork/motifs/flora.ts";
import { ridge } from "#artwork/motifs/land.ts";
import { stairs } from "#artwork/motifs/masonry.ts";
import { pylon, pylonMarks } from "#artwork/motifs/monuments.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sky } from "#artwork/motifs/sky.ts";
import type { Point } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** Gate behind gate up a stair. */
export function drawGates(stage: Stage): void {
  const { random, paper, palette, world } = stage;
  const x = 640 + random.range(-60, 60);
  const scene = relit({ ...stage, horizon: 500 }, [x, random.range(240, 300)], random.range(130, 180));
  sky(scene);
  ridge(scene, { y: 480, height: 50, waves: 5, depth: 0.14, sharp: true, label: "far" });
  ridge(scene, { y: 540, height: 24, waves: 4, depth: 0.4, label: "middle" });
  stairs(scene, { x, top: 520, bottom: 760, half: [90, 240], count: 9 });
  const far = mix(palette.spot, palette.ink, 0.35);
  const kind = world.fork("gate").pick(["torii", "pylon", "arch"] as const);
  const outline = kind === "torii" ? torii() : kind === "pylon" ? pylon() : arch(world.fork("arch"), false);
  silhouette(scene, outline, { at: [x, 536], scale: 3.3, colour: far, rim: 4 });
  silhouette(scene, outline, {
    at: [x, 676],
    scale: kind === "torii" ? 6.1 : 5.7,
    colour: palette.ink,
    rim: 5,
    details: () => paper.fill(kind === "pylon" ? pylonMarks() : "", far),
  });
  const trees = random.fork("trees");
  for (const side of [-1, 1]) {
    const feet = [470, 540, 400].map((away, index): Point => [
      x + side * (away + trees.range(-20, 20)),
      700 + index * 20,
    ]);
    paper.fill(
      kind === "pylon"
        ? feet
            .slice(0, 2)
            .map((foot) => palm(trees, foot, { height: trees.range(280, 400) }))
            .join("")
        : pineWood(trees, feet, 360),
      palette.ink,
    );
  }
  protagonist(scene, [x + random.range(-20, 20), 620], { height: 120 });
}
