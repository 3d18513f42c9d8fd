import { mix } from "#artwork/colour.ts";
import { protagonist } from "#artwork/motifs/figures.ts";
import { overgrown, vines } from "#artwork/motifs/overgrowth.ts";
import { birds, sky } from "#artwork/motifs/sky.ts";
import { polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A city that the wood has taken back. */
export function drawLostCity(stage: Stage): void {
  const { random, paper, palette } = stage;
  const side = random.sign();
  const scene = relit(stage, [640 + side * random.range(60, 200), random.range(210, 290)], random.range(105, 150));
  sky(scene);
  for (const [index, depth] of [0.1, 0.3, 0.54].entries()) {
    const towers = random.fork(`towers-${index}`);
    const outline: string[] = [];
    for (let px = -100; px < 1380; px += towers.range(90, 170)) {
      if (Math.abs(px - scene.light.at[0]) < 60 && index > 0) continue;
      const [width, top] = [towers.range(50, 96), 600 - towers.range(110, 400 - index * 70)];
      const bite = towers.range(10, 60);
      outline.push(
        polygon([
          [px, 760],
          [px, top],
          [px + width * 0.3, top + bite * 0.4],
          [px + width * 0.45, top - bite * 0.4],
          [px + width * 0.62, top + bite],
          [px + width, top + bite * 0.7],
          [px + width, 760],
        ]),
      );
    }
    paper.fill(
      outline.join(""),
      paper.linear(
        [0, 200],
        [0, 620],
        [
          [0, scene.tone(depth)],
          [0.5, scene.tone(depth)],
          [1, mix(scene.tone(depth), palette.glow, 0.5 - index * 0.12)],
        ],
      ),
    );
  }
  const y = 470;
  paper.fill(
    polygon([
      [640 - side * 900, y - 10],
      [640 - side * 40, y + 8],
      [640 - side * 10, y + 26],
      [640 - side * 34, y + 40],
      [640 - side * 900, y + 36],
    ]),
    scene.tone(0.86),
  );
  paper.fill([160, 380, 600].map((away) => rect([640 - side * away - 18, y + 16], 36, 400)).join(""), scene.tone(0.86));
  paper.fill(
    vines(
      random.fork("vines"),
      [
        [640 - side * 700, y + 30],
        [640 - side * 30, y + 30],
      ],
      { count: 16, length: 110 },
    ),
    scene.tone(0.9),
  );
  paper.stroke(`M${640 - side * 900} ${y - 10}L${640 - side * 40} ${y + 8}`, palette.light, { width: 3, opacity: 0.6 });
  protagonist(scene, [640 - side * 110, y + 9], { height: 148 });
  overgrown(scene, { y: 672, tilt: -side * 30 });
  birds(scene, [640 + side * 250, 180], 7);
}
