import { mix } from "#artwork/colour.ts";
import { body, POSES } from "#artwork/motifs/poses.ts";
import { ball } from "#artwork/motifs/sport.ts";
import { circle, ellipse, fixed, limb, type Point, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** A court from above with two players and the net. */
export function drawCourt(stage: Stage): void {
  const { paper, palette, random } = stage;
  const kind = stage.world.fork("court").int(0, 1);
  const floor = kind === 0 ? mix(palette.deep, palette.glow, 0.2) : mix(palette.glow, palette.deep, 0.25);
  paper.fill(
    rect([-220, -220], 1720, 1160),
    paper.radial([420, 120], 1100, [
      [0, mix(floor, palette.light, 0.35)],
      [0.6, floor],
      [1, mix(floor, palette.ink, 0.45)],
    ]),
  );
  paper.transformed(`translate(640 370) rotate(${fixed(random.range(-24, -12))})`, () => {
    paper.fill(rect([-560, -270], 1120, 540), mix(palette.spot, palette.ink, 0.12), 0.92);
    paper.stroke(
      `${rect([-560, -270], 1120, 540)}M-560 -200H560M-560 200H560M-300 -200V200M300 -200V200M-300 0H300`,
      palette.light,
      { width: 7 },
    );
    paper.fill(rect([14, -300], 34, 600), palette.ink, 0.3);
    paper.fill(rect([-3, -300], 6, 600), palette.ink);
    paper.stroke("M0 -300V300", palette.light, { width: 5, dash: "3 5" });
  });
  for (const [x, y] of [
    [400, 500],
    [880, 250],
  ] as const)
    player(stage, [x + random.range(-30, 30), y]);
  paper.fill(ellipse([706, 432], 22, 9), palette.ink, 0.4);
  ball(relit(stage, [300, 0]), [676, 380], { r: 22, kind: "tennis" });
}

/** Someone with a racket, seen from straight above: the long shadow tells the story. */
function player(stage: Stage, at: Point): void {
  const { paper, palette } = stage;
  const racket = limb([22, -58], [44, -82], [3, 3]) + ellipse([56, -94], 12, 17);
  paper.transformed(`translate(${at[0]} ${at[1]}) rotate(122) scale(2.3 3.2)`, () =>
    paper.fill(
      body({
        ...POSES.running,
        hands: [
          [22, -58],
          [-20, -52],
        ],
      }) + racket,
      palette.ink,
      0.5,
    ),
  );
  paper.fill(
    limb([at[0] - 34, at[1] + 12], [at[0] + 30, at[1] - 10], [24, 26]) +
      limb([at[0] + 28, at[1] - 10], [at[0] + 56, at[1] - 44], [12, 8]),
    palette.light,
  );
  paper.fill(circle(at[0], at[1], 19), palette.ink);
  paper.stroke(
    `${ellipse([at[0] + 78, at[1] - 74], 20, 26)}M${at[0] + 56} ${at[1] - 44}L${at[0] + 66} ${at[1] - 54}`,
    palette.ink,
    { width: 6, round: true },
  );
}
