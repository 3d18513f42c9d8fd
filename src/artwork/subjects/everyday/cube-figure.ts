import { FEET, type Subject } from "#artwork/part.ts";
import { rect } from "#artwork/path.ts";

/** A figure made of cubes. */
export const CUBE_FIGURE: Subject = {
  name: "cube-figure",
  fits: "voxel, minecraft, roblox, blocky, block world, cubes",
  on: FEET,
  size: [70, 110],
  draw: (pen) => {
    pen.body("M-16 -84H16V-40H-16Z", "spot-dark");
    pen.body("M-30 -82H-18V-42H-30ZM18 -82H30V-42H18Z", "spot");
    pen.body("M-15 -40H-1V0H-15ZM1 -40H15V0H1Z");
    pen.body("M-18 -118H18V-84H-18Z", "pale");
    pen.fill("M-18 -118H18V-108H8V-104H-12V-100H-18Z", "grey");
    pen.fill(rect([-10, -102], 6, 5) + rect([5, -102], 6, 5) + rect([-5, -93], 10, 3), "ink");
    pen.fill("M8 -118H18V-84H8ZM8 -84H16V-40H8Z", "shade");
  },
};
