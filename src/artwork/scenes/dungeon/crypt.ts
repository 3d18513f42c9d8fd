import { mix } from "#artwork/colour.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { archway, darkness, flagstones, lightShaft, torch, wallWithOpening } from "#artwork/motifs/masonry.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { sun } from "#artwork/motifs/sky.ts";
import { polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A tomb below a barred window. */
export function drawCrypt(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit({ ...stage, horizon: 560 }, [640 + side * 160, 210], random.range(90, 130));
  darkness(scene, scene.light.at, 800);
  sun({ ...scene, sun: "disc" });
  const bars = Array.from({ length: 5 }, (_, index) => `M${scene.light.at[0] - 160 + index * 80} -40V430`);
  paper.stroke(bars.join(""), palette.ink, { width: 12 });
  wallWithOpening(scene, archway("round", [scene.light.at[0], 430], { half: 190, height: 400 }), 0.8);
  lightShaft(scene, [scene.light.at[0], 300], { at: [640 - side * 120, 640], half: 230 });
  flagstones(scene, [scene.light.at[0], 560], [mix(palette.deep, palette.glow, 0.16), palette.ink]);
  silhouette(
    scene,
    polygon([
      [-150, 0],
      [-150, -70],
      [150, -70],
      [150, 0],
    ]) +
      rect([-166, -92], 332, 26) +
      "M-120 -92C-110 -122 100 -122 130 -92Z",
    { at: [640 - side * 60, 634], scale: 1, colour: scene.tone(0.9), rim: 4 },
  );
  for (const px of [-330, 330]) torch(scene, [640 + px, 380], 46);
  protagonist(scene, [640 + side * 210, 668], { height: 190 });
}
