// Where the joints of a body are: the poses the mannequin of the series takes, one hundred units tall, feet at 0 0.
import { circle, limb, type Point } from "#artwork/path.ts";

/** Joints of a body, right side first; what is left out stands as in `STANDING`. */
export type Pose = {
  head: Point;
  neck: Point;
  hip: Point;
  elbows: readonly [Point, Point];
  hands: readonly [Point, Point];
  knees: readonly [Point, Point];
  feet: readonly [Point, Point];
};

export const STANDING: Pose = {
  head: [0, -91],
  neck: [0, -78],
  hip: [0, -46],
  elbows: [
    [15, -62],
    [-15, -62],
  ],
  hands: [
    [17, -45],
    [-17, -45],
  ],
  knees: [
    [7, -24],
    [-7, -24],
  ],
  feet: [
    [9, -2],
    [-9, -2],
  ],
};

export const POSES = {
  standing: STANDING,
  running: {
    ...STANDING,
    head: [10, -91],
    neck: [6, -78],
    elbows: [
      [20, -64],
      [-10, -64],
    ],
    hands: [
      [28, -76],
      [-20, -52],
    ],
    knees: [
      [20, -36],
      [-10, -26],
    ],
    feet: [
      [16, -10],
      [-34, -16],
    ],
  },
  leaping: {
    ...STANDING,
    head: [8, -96],
    neck: [5, -83],
    hip: [0, -54],
    elbows: [
      [22, -88],
      [-14, -70],
    ],
    hands: [
      [32, -106],
      [-28, -62],
    ],
    knees: [
      [22, -50],
      [-12, -34],
    ],
    feet: [
      [24, -26],
      [-36, -24],
    ],
  },
  kicking: {
    ...STANDING,
    head: [-12, -92],
    neck: [-8, -79],
    hip: [0, -48],
    elbows: [
      [12, -74],
      [-26, -70],
    ],
    hands: [
      [26, -66],
      [-40, -78],
    ],
    knees: [
      [24, -44],
      [-6, -24],
    ],
    feet: [
      [46, -34],
      [-12, -2],
    ],
  },
  guard: {
    ...STANDING,
    head: [6, -88],
    neck: [3, -76],
    hip: [-4, -46],
    elbows: [
      [20, -60],
      [12, -58],
    ],
    hands: [
      [27, -80],
      [18, -76],
    ],
    knees: [
      [13, -26],
      [-16, -24],
    ],
    feet: [
      [17, -2],
      [-28, -2],
    ],
  },
  punching: {
    ...STANDING,
    head: [10, -87],
    neck: [6, -75],
    hip: [-6, -46],
    elbows: [
      [28, -72],
      [14, -58],
    ],
    hands: [
      [50, -76],
      [20, -72],
    ],
    knees: [
      [16, -28],
      [-18, -24],
    ],
    feet: [
      [22, -2],
      [-36, -2],
    ],
  },
  highKick: {
    ...STANDING,
    head: [-16, -88],
    neck: [-11, -76],
    hip: [-2, -48],
    elbows: [
      [-2, -64],
      [-26, -64],
    ],
    hands: [
      [8, -76],
      [-30, -80],
    ],
    knees: [
      [24, -64],
      [-4, -24],
    ],
    feet: [
      [50, -82],
      [-6, -2],
    ],
  },
  triumphant: {
    ...STANDING,
    elbows: [
      [17, -88],
      [-17, -88],
    ],
    hands: [
      [22, -112],
      [-22, -112],
    ],
    knees: [
      [9, -24],
      [-9, -24],
    ],
    feet: [
      [14, -2],
      [-14, -2],
    ],
  },
} as const satisfies Record<string, Pose>;

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
