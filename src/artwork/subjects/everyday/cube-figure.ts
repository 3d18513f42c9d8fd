import { layers } from "#artwork/motifs/layers.ts";
import { FEET, type Subject } from "#artwork/part.ts";

/** A figure made of cubes. */
export const CUBE_FIGURE: Subject = {
  name: "cube-figure",
  fits: "voxel, minecraft, roblox, blocky, block world, cubes",
  on: FEET,
  size: [112, 142],
  draw: (pen) =>
    layers(pen)(`
      body spot-dark M-22 -82L-30 -82V-46H-22Z
      body pale M-34 -84L-20 -86V-44L-34 -42ZM20 -86L34 -84V-42L20 -44Z
      spot M-34 -84L-20 -86V-66L-34 -64ZM20 -86L34 -84V-64L20 -66Z; shade M28 -85L34 -84V-42L28 -43Z; body ink M-18 -44H-1V0H-18ZM1 -44H18V0H1Z
      spot-dark M-18 -44H-1V-14H-18ZM1 -44H18V-14H1Z; shade M10 -44H18V0H10ZM-6 -44H-1V0H-6Z; body light M-20 -86H20V-42H-20Z
      spot M-20 -74H20V-64H-20ZM-20 -54H20V-46H-20Z; shade M10 -86H20V-42H10Z; line ink 3 M-14 -86L-8 -46M14 -86L8 -46
      body pale M-22 -128H22V-86H-22Z
      shade M12 -128H22V-86H12Z; body spot M-26 -142H26V-118H40V-112H-26Z
      spot-dark M14 -142H26V-118H14ZM-26 -118H40V-112H-26Z; light M-8 -136H4V-124H-8Z; ink M-12 -108H-5V-98H-12ZM6 -108H13V-98H6Z; light M-12 -108H-9V-104H-12ZM6 -108H9V-104H6Z; line ink 2.4 M-6 -92L-2 -90H6L10 -93; spot .5 M-20 -98h6v5h-6ZM12 -98h6v5h-6Z
      body spot-light M20 -62L44 -72L66 -60V-34L42 -22L20 -36Z
      spot M20 -62L42 -49V-22L20 -36Z; spot-dark M42 -49L66 -60V-34L42 -22Z
      pale M18 -46h8v8h-8ZM50 -36h9v8h-9Z
    `),
};
