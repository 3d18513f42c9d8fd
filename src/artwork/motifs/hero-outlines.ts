// How the heroes of the series are dressed: outlines on the mannequin, and what they carry that shines.
import { circle, limb, polygon } from "#artwork/path.ts";
import type { Stage } from "#artwork/stage.ts";
import { body, POSES, STANDING } from "./poses.ts";

export const HERO_KINDS = [
  "wanderer",
  "knight",
  "soldier",
  "astronaut",
  "runner",
  "child",
  "archer",
  "mage",
  "detective",
  "hiker",
] as const;

export type HeroKind = (typeof HERO_KINDS)[number];

const CLOAK = "M-6 -86C-13 -80 -19 -44 -25 -5C-14 0 12 0 23 -5C19 -44 13 -80 6 -86Z";

const CAPE = "M-8 -80C-20 -62 -36 -36 -54 -22C-40 -20 -34 -14 -22 -16C-12 -13 0 -16 6 -18L9 -80Z";

const HOOD = "M-10 -82C-12 -96 -5 -103 0 -104C6 -102 12 -95 9 -82Z";

export function outline(kind: HeroKind): string {
  switch (kind) {
    case "wanderer":
      return CLOAK + HOOD + limb([27, 0], [22, -108], [2.6, 2.6]) + limb([12, -66], [23, -62], [7, 5]);
    case "knight":
      return (
        body({
          ...STANDING,
          elbows: [
            [18, -64],
            [-16, -62],
          ],
          hands: [
            [24, -50],
            [-15, -46],
          ],
          feet: [
            [12, -2],
            [-12, -2],
          ],
        }) +
        CAPE +
        polygon([
          [22, -52],
          [26, -53],
          [43, 0],
          [40, 2],
        ]) +
        limb([17, -49], [31, -54], [3, 3]) +
        limb([-12, -76], [12, -76], [11, 11])
      );
    case "soldier":
      return (
        body({
          ...STANDING,
          elbows: [
            [17, -60],
            [-16, -58],
          ],
          hands: [
            [8, -56],
            [-4, -54],
          ],
          feet: [
            [13, -2],
            [-12, -2],
          ],
        }) +
        limb([-18, -46], [30, -66], [5.5, 3]) +
        limb([-10, -74], [-10, -52], [15, 14]) +
        limb([-2, -94], [4, -94], [16, 14])
      );
    case "astronaut":
      return (
        body({
          ...STANDING,
          head: [0, -88],
          feet: [
            [11, -3],
            [-11, -3],
          ],
          hands: [
            [22, -46],
            [-22, -46],
          ],
          elbows: [
            [19, -60],
            [-19, -60],
          ],
        }) +
        circle(0, -90, 14) +
        limb([0, -70], [0, -48], [32, 26]) +
        limb([7, -36], [10, -5], [15, 11]) +
        limb([-7, -36], [-10, -5], [15, 11]) +
        limb([17, -66], [22, -48], [11, 9]) +
        limb([-17, -66], [-22, -48], [11, 9])
      );
    case "runner":
      return body(POSES.running) + "M4 -80C-8 -84 -24 -76 -36 -80C-30 -72 -14 -70 2 -72Z";
    case "child":
      return (
        body({
          ...STANDING,
          head: [0, -80],
          neck: [0, -66],
          hip: [0, -40],
          elbows: [
            [15, -54],
            [-14, -52],
          ],
          hands: [
            [26, -52],
            [-16, -38],
          ],
        }) +
        "M-12 -66L12 -66L16 -30L-16 -30Z" +
        circle(0, -80, 12) +
        limb([26, -52], [26, -44], [1.6, 1.6])
      );
    case "archer":
      return (
        body({
          ...STANDING,
          head: [2, -91],
          elbows: [
            [20, -76],
            [-20, -74],
          ],
          hands: [
            [36, -78],
            [-6, -78],
          ],
          feet: [
            [14, -2],
            [-16, -2],
          ],
        }) +
        "M34 -112C50 -96 50 -60 34 -44C44 -62 44 -94 34 -112Z" +
        limb([-6, -78], [52, -78], [1.8, 1.8]) +
        HOOD
      );
    case "detective":
      return (
        body({
          ...STANDING,
          hands: [
            [10, -48],
            [-18, -45],
          ],
          feet: [
            [8, -2],
            [-8, -2],
          ],
        }) +
        "M-11 -80L11 -80L15 -52L19 -18L-19 -18L-15 -52Z" +
        "M-17 -94L17 -94L15 -97L10 -98L8 -107L-8 -107L-10 -98L-15 -97Z" +
        polygon([
          [-9, -84],
          [0, -74],
          [9, -84],
          [11, -74],
          [-11, -74],
        ])
      );
    case "hiker":
      return (
        body({
          ...STANDING,
          elbows: [
            [18, -64],
            [-15, -62],
          ],
          hands: [
            [27, -58],
            [-17, -46],
          ],
          feet: [
            [11, -2],
            [-13, -2],
          ],
          knees: [
            [9, -25],
            [-6, -24],
          ],
        }) +
        "M-8 -84C-22 -86 -27 -74 -26 -50C-24 -44 -12 -44 -8 -48Z" +
        limb([28, -60], [30, 0], [2, 2]) +
        "M-10 -93C-9 -103 9 -103 10 -93L16 -92L10 -90L-10 -90Z"
      );
    case "mage":
      return (
        CLOAK +
        "M-19 -84C-8 -88 8 -88 19 -84C10 -90 6 -104 3 -122C-4 -108 -9 -92 -19 -84Z" +
        limb([-10, -68], [-30, -84], [7, 5]) +
        limb([-31, -56], [-29, -118], [2.8, 2.8])
      );
  }
}

/** What a hero carries that shines: a lantern, a visor, a staff. */
export function shine(stage: Stage, kind: HeroKind): void {
  const { paper, palette } = stage;
  if (kind === "detective") paper.fill("M-10 -98L10 -98L9.4 -101L-9.4 -101Z", palette.spot);
  if (kind === "hiker") paper.fill("M-8 -84C-22 -86 -27 -74 -26 -50C-24 -44 -12 -44 -8 -48Z", palette.spot, 0.9);
  if (kind === "child") paper.fill(circle(26, -40, 5), palette.spot);
  if (kind === "astronaut") paper.fill("M-9 -92C-8 -99 8 -99 9 -92C8 -85 -8 -85 -9 -92Z", palette.spot);
  if (kind === "mage") paper.fill(circle(-29, -121, 5), palette.spot);
  if (kind === "knight")
    paper.fill("M-8 -80C-20 -62 -36 -36 -54 -22C-40 -20 -34 -14 -22 -16C-14 -36 -8 -56 -3 -80Z", palette.spot, 0.9);
  if (kind === "runner") paper.fill("M4 -80C-8 -84 -24 -76 -36 -80C-30 -72 -14 -70 2 -72Z", palette.spot);
  if (kind === "wanderer") paper.fill("M-10 -82C-4 -77 5 -77 9 -82L12 -72C4 -68 -6 -68 -13 -72Z", palette.spot, 0.9);
}
