// What sports people wear: a shirt with short sleeves, shorts and socks over a body in a pose; caps, balls.
import { circle, limb, type Point, taper } from "#artwork/path.ts";
import type { Paint, Pen } from "#artwork/pen.ts";
import { FEET, type Subject } from "#artwork/part.ts";
import { dress, type Garb, moved, shoulder } from "./garb.ts";
import type { Pose } from "./poses.ts";

/** What sports people have in common. */
export const ATHLETE = {
  ages: ["modern"],
  on: ["field", ...FEET],
  size: [80, 104],
} as const satisfies Partial<Subject>;

type Kit = Garb & {
  shorts?: Paint;
  socks?: Paint;
  /** How far down the arm the sleeve reaches: 0 is none. */ sleeve?: number;
};

function along([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

function shortsOf({ hip, knees }: Pose, side: 0 | 1): string {
  const thigh: Point = [hip[0] + (side === 0 ? 2.5 : -2.5), hip[1]];
  return taper(thigh, along(thigh, knees[side], 0.86), [14.4, 15]) + circle(...thigh, 7.2);
}

function sockOf({ knees, feet }: Pose, side: 0 | 1): string {
  const ankle: Point = [feet[side][0], feet[side][1] - 3];
  return limb(along(knees[side], ankle, 0.3), ankle, [8.6, 6.4]);
}

function sleeveOf(pose: Pose, side: 0 | 1, share: number): string {
  const from = shoulder(pose, side);
  return taper(from, along(from, pose.elbows[side], share), [10, 10.4]) + circle(...from, 5);
}

/** Draws somebody in sportswear. */
export function athlete(pen: Pen, pose: Pose, kit: Kit = {}): void {
  const { top = "spot", shorts = "light", socks = "spot", sleeve = 0.75, coat, ...garb } = kit;
  const skin = garb.skin ?? pen.world.fork("skin").pick(["pale", "pale", "grey"]);
  const wear = (): void => {
    if (sleeve > 0) pen.fill(sleeveOf(pose, 1, sleeve), top);
    pen.fill(sockOf(pose, 1) + sockOf(pose, 0), socks);
    pen.fill(sockOf(pose, 1), "shade");
    pen.fill(shortsOf(pose, 1) + shortsOf(pose, 0), shorts);
    pen.fill(shortsOf(pose, 1), "shade");
    coat?.();
  };
  const outline = shortsOf(pose, 0) + shortsOf(pose, 1) + (garb.outline ?? "");
  dress(pen, pose, { legs: skin, sleeves: skin, shoes: "ink", ...garb, skin, top, outline, coat: wear });
  if (sleeve > 0) pen.fill(sleeveOf(pose, 0, sleeve), top);
}

/** A cap with its peak to the front, for the head of a pose. */
export function capOf({ head }: Pose): string {
  return moved("M-10 -2.5C-11.5 -13 -4 -15.4 1 -15C7 -14.6 10 -11 9.8 -6.4C14 -6.6 18 -5.4 20 -3L9 -3.4L-9 -1Z", head);
}
