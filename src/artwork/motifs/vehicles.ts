// Things that move people, as silhouettes with a few lit details: cars, ships, spacecraft, balloons.
import { mix } from "#artwork/colour.ts";
import { circle, type Point } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { silhouette } from "./silhouette.ts";

/** A rocket on its way up, 160 units high. */
export function rocket(stage: Stage, at: Point, placing: { scale: number; turn?: number }): void {
  const { paper, palette } = stage;
  silhouette(
    stage,
    "M0 -160C22 -132 26 -100 24 -50L42 -14L42 4L22 -10L-22 -10L-42 4L-42 -14L-24 -50C-26 -100 -22 -132 0 -160Z",
    {
      at,
      ...placing,
      colour: mix(palette.light, palette.deep, 0.12),
      details: () => {
        paper.fill("M0 -160C9 -149 15 -138 19 -126L-19 -126C-15 -138 -9 -149 0 -160Z", palette.spot);
        paper.fill("M24 -50L42 -14L42 4L22 -10ZM-24 -50L-42 -14L-42 4L-22 -10Z", palette.spot);
        paper.fill(circle(0, -92, 10), palette.deep);
        paper.fill("M4 -158C24 -132 26 -100 24 -50L22 -10L8 -10C14 -60 14 -120 4 -158Z", palette.ink, 0.28);
        paper.fill(
          "M-16 -8Q0 90 0 130Q0 90 16 -8Z",
          paper.linear(
            [0, -8],
            [0, 130],
            [
              [0, palette.light],
              [0.4, palette.spot],
              [1, palette.spot, 0],
            ],
          ),
        );
      },
    },
  );
}
