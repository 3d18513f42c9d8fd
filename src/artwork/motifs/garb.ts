// People with clothes on: a body in a pose, its parts in the paints of the picture, a face in profile.
import { circle, fixed, limb, type Point } from "#artwork/path.ts";
import type { Paint, Pen } from "#artwork/pen.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import type { Pose } from "./poses.ts";

const HEAD =
  "M-5 12C-5.4 7 -7.5 5 -8.4 2C-10 -4 -7.5 -10.5 0 -10.8C5.5 -10.8 8.2 -7.5 8.2 -3L10.4 1.2L8.5 2.4L8.4 6C8 8.4 5.5 8.8 3 8.4L4 13Z";

/** How hair lies around a head; the face looks right. */
export const HAIR = {
  short:
    "M-7.8 4C-11.5 -5 -7 -12.6 0.4 -12.4C6.8 -12.4 9.6 -8.6 8.4 -4.2C5 -6 1.5 -6.2 -0.5 -5L-1.6 0.5L-4 1.5L-4.4 5Z",
  long: "M-6 18C-13 12 -13 -4 -9 -9C-5 -14 6 -14 8.6 -6C5 -7 1.5 -6.4 -0.5 -5C-3 2 -1 10 -1 18Z",
  tail: "M-7.8 3C-11 -5 -7 -12.6 0.4 -12.4C6.8 -12.4 9.6 -8.6 8.4 -4.2C5 -6 1.5 -6.2 -0.5 -5L-2 1L-6 0C-10 8 -16 14 -22 13C-17 8 -15 0 -10 -4Z",
  none: "",
} as const;

export type Garb = {
  top?: Paint;
  sleeves?: Paint;
  legs?: Paint;
  shoes?: Paint;
  skin?: Paint;
  hands?: Paint;
  hair?: keyof typeof HAIR;
  hairPaint?: Paint;
  /** Outlines that belong to the silhouette: coats, hats, what is carried. */
  outline?: string;
  /** Drawn over the body, below head and nearer arm. */
  coat?: () => void;
  /** How large the head is: 1 for grown-ups. */
  head?: number;
};

/** A pose from its joints in one line: head, neck, hip, then elbows, hands, knees and feet, nearer side first. */
export function posed(joints: string): Pose {
  const numbers = joints.split(/[ ,]+/).map(Number);
  const at = (index: number): Point => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0];
  return {
    head: at(0),
    neck: at(1),
    hip: at(2),
    elbows: [at(3), at(4)],
    hands: [at(5), at(6)],
    knees: [at(7), at(8)],
    feet: [at(9), at(10)],
  };
}

/** Moves an outline of absolute points; `scale` grows it around its own 0 0 first. */
export function moved(d: string, [x, y]: Point, scale = 1): string {
  let isX = false;
  return d.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX;
    return String(fixed(Number(number) * scale + (isX ? x : y)));
  });
}

type Side = 0 | 1;

/** Where an arm of the pose begins; 0 is the nearer one. */
export function shoulder({ neck }: Pose, side: Side): Point {
  return [neck[0] + (side === 0 ? 3 : -3), neck[1] + 5];
}

function arm(pose: Pose, side: Side, slim = 0): string {
  const [elbow, wrist] = [pose.elbows[side], pose.hands[side]];
  return limb(shoulder(pose, side), elbow, [10 - slim, 8 - slim]) + limb(elbow, wrist, [8 - slim, 6.4 - slim]);
}

function leg({ hip, knees, feet }: Pose, side: Side, slim = 0): string {
  const ankle: Point = [feet[side][0], feet[side][1] - 3];
  const thigh: Point = [hip[0] + (side === 0 ? 2.5 : -2.5), hip[1] + 1];
  return limb(thigh, knees[side], [14 - slim, 10 - slim]) + limb(knees[side], ankle, [10 - slim, 7.4 - slim]);
}

function shoe({ feet, knees }: Pose, side: Side, slim = 0): string {
  const [x, y] = feet[side];
  // A lifted foot hangs along its shin.
  const lifted = y < -9 && x < knees[side][0];
  return limb([x, y - 1.6], lifted ? [x + 3, y + 7] : [x + 8.5, y - 0.4], [7 - slim, 5.2 - slim]);
}

function torso({ neck, hip }: Pose, slim = 0): string {
  const waist: Point = [neck[0] * 0.35 + hip[0] * 0.65, neck[1] * 0.35 + hip[1] * 0.65];
  const chest: Point = [neck[0], neck[1] + 7];
  return limb(chest, waist, [20 - slim, 15 - slim]) + limb(waist, hip, [15 - slim, 16 - slim]);
}

function hand(pose: Pose, side: Side, slim = 0): string {
  return circle(...pose.hands[side], 3.9 - slim / 2);
}

/** Draws somebody a hundred units tall in a pose and in clothes. */
export function dress(pen: Pen, pose: Pose, garb: Garb = {}): void {
  const { top = "spot", legs = "dark", shoes = "deep", skin = "pale", hair = "short", hairPaint = "ink" } = garb;
  const { sleeves = top, hands = skin, head: size = 1 } = garb;
  const head = moved(HEAD, pose.head, size);
  const locks = moved(HAIR[hair], pose.head, size);
  const limbs = ([0, 1] as const).map((s) => arm(pose, s) + hand(pose, s) + leg(pose, s) + shoe(pose, s)).join("");
  pen.body(limbs + torso(pose) + head + locks + (garb.outline ?? ""));
  const limbOf = (side: Side, part: "arm" | "leg"): void => {
    const [d, end] = part === "arm" ? [arm(pose, side, 1.8), hand(pose, side, 1.4)] : [leg(pose, side, 1.8), ""];
    pen.fill(end, hands);
    pen.fill(d, part === "arm" ? sleeves : legs);
    if (part === "leg") pen.fill(shoe(pose, side, 1.8), shoes);
    if (side === 1) pen.fill(d + end, "shade");
  };
  limbOf(1, "arm");
  limbOf(1, "leg");
  limbOf(0, "leg");
  pen.fill(torso(pose, 1.8), top);
  pen.fill(limb([pose.neck[0] - 6, pose.neck[1] + 8], [pose.hip[0] - 5, pose.hip[1]], [6, 5]), "shade");
  garb.coat?.();
  pen.fill(head, skin);
  pen.fill(
    moved("M-8.4 2C-10 -4 -7.5 -10.5 0 -10.8C-3 -6 -4 4 0 13L-5 12C-5.4 7 -7.5 5 -8.4 2Z", pose.head, size),
    "shade",
  );
  pen.fill(circle(pose.head[0] + 5.2 * size, pose.head[1] - 1.2 * size, 1.1 * size), "ink");
  pen.fill(locks, hairPaint);
  pen.fill(arm(pose, 0), "ink", 0.6);
  limbOf(0, "arm");
}

/** What people of today have in common. */
export const PERSON_OF_TODAY = {
  ages: ["modern"],
  on: FEET,
  size: [52, 104],
} as const satisfies Partial<Subject>;
