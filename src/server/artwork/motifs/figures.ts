// People, one hundred units tall with their feet at 0 0: a mannequin that takes poses, and the heroes dressed on it.
import { circle, limb, polygon, type Point } from "#server/artwork/path.ts";
import type { Stage } from "#server/artwork/stage.ts";
import { POSES, STANDING, type Pose } from "./poses.ts";
import { silhouette, type Placing } from "./silhouette.ts";

export const HERO_KINDS = ["wanderer", "knight", "soldier", "astronaut", "runner", "child", "archer", "mage"] as const;
export type HeroKind = (typeof HERO_KINDS)[number];

/** The outline of a body in a pose. */
export function body(pose: Pose): string {
  const { head, neck, hip } = pose;
  const shoulders: readonly [Point, Point] = [
    [neck[0] + 8, neck[1] + 3],
    [neck[0] - 8, neck[1] + 3],
  ];
  const half = (side: 0 | 1): string => {
    const thigh: Point = [hip[0] + (side === 0 ? 4 : -4), hip[1]];
    return (
      limb(shoulders[side], pose.elbows[side], [8, 6.5]) +
      limb(pose.elbows[side], pose.hands[side], [6.5, 5.5]) +
      limb(thigh, pose.knees[side], [12, 8.5]) +
      limb(pose.knees[side], pose.feet[side], [8.5, 5.5]) +
      limb(pose.feet[side], [pose.feet[side][0] + 6, pose.feet[side][1] + 0.5], [5, 4])
    );
  };
  const torso = limb(neck, hip, [17, 14]) + limb(shoulders[0], shoulders[1], [9, 9]) + limb(neck, head, [7, 7]);
  return half(0) + half(1) + torso + circle(head[0], head[1], 8);
}

const CLOAK = "M-6 -86C-13 -80 -19 -44 -25 -5C-14 0 12 0 23 -5C19 -44 13 -80 6 -86Z";
const CAPE = "M-8 -80C-20 -62 -36 -36 -54 -22C-40 -20 -34 -14 -22 -16C-12 -13 0 -16 6 -18L9 -80Z";
const HOOD = "M-10 -82C-12 -96 -5 -103 0 -104C6 -102 12 -95 9 -82Z";

function outline(kind: HeroKind): string {
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
function shine(stage: Stage, kind: HeroKind): void {
  const { paper, inks } = stage;
  if (kind === "child") paper.fill(circle(26, -40, 5), inks.spot);
  if (kind === "astronaut") paper.fill("M-9 -92C-8 -99 8 -99 9 -92C8 -85 -8 -85 -9 -92Z", inks.spot);
  if (kind === "mage") paper.fill(circle(-29, -121, 5), inks.spot);
  if (kind === "knight")
    paper.fill("M-8 -80C-20 -62 -36 -36 -54 -22C-40 -20 -34 -14 -22 -16C-14 -36 -8 -56 -3 -80Z", inks.spot, 0.9);
  if (kind === "runner") paper.fill("M4 -80C-8 -84 -24 -76 -36 -80C-30 -72 -14 -70 2 -72Z", inks.spot);
  if (kind === "wanderer") paper.fill("M-10 -82C-4 -77 5 -77 9 -82L12 -72C4 -68 -6 -68 -13 -72Z", inks.spot, 0.9);
}

const GENRE_HEROES: readonly (readonly [string, readonly [HeroKind, ...HeroKind[]]])[] = [
  ["shooter", ["soldier", "soldier", "astronaut"]],
  ["role-playing-games-rpg", ["knight", "wanderer", "mage", "archer"]],
  ["massively-multiplayer", ["knight", "mage", "archer"]],
  ["platformer", ["runner", "child", "runner"]],
  ["family", ["child", "runner"]],
  ["puzzle", ["child", "wanderer"]],
  ["action", ["runner", "knight", "wanderer", "archer"]],
  ["adventure", ["wanderer", "child", "runner"]],
];

/** The hero of a game: the same in all of its pictures. */
export function heroKind(stage: Stage): HeroKind {
  const random = stage.world.fork("hero");
  const found = GENRE_HEROES.find(([genre]) => stage.genres.has(genre));
  return random.pick(found?.[1] ?? HERO_KINDS);
}

/** Draws the game's hero, `height` pixels tall, on a spot. */
export function hero(stage: Stage, at: Point, options: { height: number; kind?: HeroKind } & Partial<Placing>): void {
  const { height, kind = heroKind(stage), ...placing } = options;
  const flip = stage.light.at[0] < at[0];
  silhouette(stage, outline(kind), { flip, details: () => shine(stage, kind), ...placing, at, scale: height / 100 });
}

/** Draws a body in a pose. */
export function person(stage: Stage, pose: Pose, placing: Placing): void {
  silhouette(stage, body(pose), placing);
}
