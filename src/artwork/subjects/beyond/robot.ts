import { FEET, type Subject } from "#artwork/part.ts";
import { circle, limb, rect } from "#artwork/path.ts";

/** A robot of human size. */
export const ROBOT: Subject = {
  name: "robot",
  fits: "robot, robots, android, droid, machine, machines, artificial intelligence, ai, detroit, nier",
  ages: ["modern", "future"],
  on: FEET,
  size: [80, 112],
  draw: (pen) => {
    pen.body(
      "M-15 -112H15V-86H-15ZM-22 -82H22L16 -44H-16Z" +
        limb([-26, -76], [-30, -54], [10, 9]) +
        limb([-30, -52], [-26, -32], [9, 10]) +
        limb([26, -76], [32, -58], [10, 9]) +
        limb([32, -58], [40, -74], [9, 8]) +
        limb([-9, -44], [-10, -22], [11, 11]) +
        limb([-10, -20], [-11, -4], [12, 14]) +
        limb([9, -44], [10, -22], [11, 11]) +
        limb([10, -20], [11, -4], [12, 14]) +
        "M-2 -112L-1 -122H1L2 -112Z",
    );
    pen.fill("M-13 -110H13V-88H-13ZM-19 -80H19L14 -48H-14Z", "pale");
    pen.fill(rect([-10, -104], 20, 9), "ink");
    pen.fill(circle(-5, -99.5, 3) + circle(5, -99.5, 3) + circle(0, -66, 6) + circle(0, -124, 3), "spot");
    pen.fill("M-10 -86H10V-82H-10ZM4 -80H19L14 -48H4Z", "grey");
    pen.glow([0, -66], 24, "spot");
  },
};
