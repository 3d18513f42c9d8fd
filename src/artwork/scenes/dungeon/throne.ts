import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { archway, darkness, flagstones, lightShaft } from "#artwork/motifs/masonry.ts";
import { silhouette } from "#artwork/motifs/silhouette.ts";
import { circle, type Point, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A throne and whoever has come before it. */
export function drawThrone(stage: Stage): void {
  const { random, paper, palette } = stage;
  const scene = relit({ ...stage, horizon: 560 }, [640, 120], 60);
  darkness(scene, [640, 240]);
  const eerie = mix(palette.glow, palette.light, 0.3);
  for (const [px, half, height] of [
    [640, 84, 380],
    [430, 50, 290],
    [850, 50, 290],
  ] as const) {
    const pane = archway("pointed", [px, 470], { half, height });
    paper.fill(
      pane,
      paper.linear(
        [0, 90],
        [0, 470],
        [
          [0, palette.light],
          [1, eerie],
        ],
      ),
    );
    const bars = [0.2, 0.45, 0.7].map((share) => `M${px - half} ${470 - height * share}H${px + half}`).join("");
    paper.stroke(`M${px} 60V470${bars}`, scene.tone(0.6), { width: 6 });
  }
  for (const px of [640, 430, 850]) lightShaft(scene, [px, 300], { at: [640 + (px - 640) * 1.7, 640], half: 120 });
  flagstones(scene, [640, 540], [mix(palette.deep, palette.glow, 0.22), palette.ink]);
  for (const [index, away] of [330, 470, 640].entries())
    for (const side of [-1, 1])
      paper.fill(
        rect([640 + side * away - 26 - index * 10, -240], 52 + index * 20, 860 + index * 60),
        scene.tone(0.7 + index * 0.15),
      );
  silhouette(scene, "M-60 0V-40H-46V-150L-30 -178L0 -200L30 -178L46 -150V-40H60V0ZM-80 12H80V0H-80Z", {
    at: [640, 548],
    scale: 1.15,
    colour: scene.tone(0.95),
    rim: 3,
  });
  const head: Point = [640, 422];
  paper.fill(circle(head[0] - 8, head[1], 4.5) + circle(head[0] + 8, head[1], 4.5), palette.spot);
  hero(scene, [640 + random.sign() * random.range(70, 150), 676], { height: 186 });
}
