import { mix } from "#artwork/colour.ts";
import { hero } from "#artwork/motifs/figures.ts";
import { ridge, rimLine } from "#artwork/motifs/land.ts";
import { glow, haze, sky } from "#artwork/motifs/sky.ts";
import { circle, polygon, rect } from "#artwork/path.ts";
import { relit, type Stage } from "#artwork/stage.ts";

/** One form on a plain, larger than reason. */
export function drawMonolith(stage: Stage): void {
  const { paper, palette, random } = stage;
  const kind = stage.world.fork("monolith").int(0, 2);
  const set = relit(stage, [640 + random.sign() * random.range(30, 110), 300], random.range(150, 200));
  sky(set);
  ridge(set, { y: 500, height: 30, waves: 3, depth: 0.2, label: "far" });
  haze(set, { from: 400, to: 570, opacity: 0.6 });
  ridge(set, { y: 550, height: 16, waves: 3, depth: 0.42, label: "plain" });
  const lit = Math.sign(set.light.at[0] - 640);
  const shade = paper.linear(
    [0, 110],
    [0, 640],
    [
      [0, mix(palette.ink, palette.deep, 0.1)],
      [0.7, mix(palette.ink, palette.deep, 0.3)],
      [1, mix(palette.deep, palette.glow, 0.25)],
    ],
  );
  const face = mix(palette.deep, palette.glow, 0.35);
  if (kind === 0) {
    paper.fill(rect([555, 110], 170, 530), shade);
    paper.fill(
      polygon(
        lit > 0
          ? [
              [725, 110],
              [762, 128],
              [762, 624],
              [725, 640],
            ]
          : [
              [555, 110],
              [518, 128],
              [518, 624],
              [555, 640],
            ],
      ),
      face,
    );
  } else if (kind === 1) {
    paper.fill(
      polygon([
        [640, 90],
        [820, 636],
        [460, 636],
      ]),
      shade,
    );
    paper.fill(
      polygon([
        [640, 90],
        [640 + lit * 180, 636],
        [640 + lit * 236, 606],
      ]),
      face,
    );
    paper.fill(`M618 300L640 262L662 300Z`, palette.spot);
  } else {
    paper.fill(`${circle(640, 350, 232)}M640 204A146 146 0 0 0 640 496A146 146 0 0 0 640 204Z`, shade);
    paper.stroke(circle(640, 350, 150), face, { width: 8 });
    glow(set, [640, 350], { radius: 260, opacity: 0.35, colour: palette.spot });
  }
  const ground = ridge(set, { y: 640, height: 14, waves: 2, depth: 0.85, label: "ground" });
  rimLine(set, ground, { width: 4 });
  if (kind === 0) paper.fill(rect([632, 400], 16, 130), palette.spot);
  hero(set, [640 - lit * 250, 660], { height: 92 });
}
