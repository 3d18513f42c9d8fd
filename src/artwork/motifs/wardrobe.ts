// What people of the series wear and carry, drawn for a body one hundred units tall that stands with its feet at 0 0,
// its head around 0 -91, its hips at -46 and its hands, arms down, at 17 -45 and -17 -45.
import { circle, limb, rect } from "#artwork/path.ts";
import { body, type Pose, POSES, STANDING } from "./poses.ts";

type Arm = readonly [elbowX: number, elbowY: number, handX: number, handY: number];

const LEGS = {
  still: {},
  wide: {
    knees: [
      [10, -24],
      [-10, -24],
    ],
    feet: [
      [15, -2],
      [-15, -2],
    ],
  },
  stride: {
    knees: [
      [11, -26],
      [-7, -24],
    ],
    feet: [
      [17, -2],
      [-18, -3],
    ],
  },
  lunge: {
    hip: [-2, -42],
    knees: [
      [20, -28],
      [-14, -20],
    ],
    feet: [
      [24, -2],
      [-32, -3],
    ],
  },
  run: {
    hip: [2, -47],
    knees: [
      [19, -38],
      [-9, -27],
    ],
    feet: [
      [18, -12],
      [-33, -18],
    ],
  },
  kneel: {
    head: [2, -67],
    neck: [0, -54],
    hip: [-2, -24],
    knees: [
      [15, -22],
      [-4, -3],
    ],
    feet: [
      [13, -2],
      [-24, -2],
    ],
  },
  sit: {
    head: [0, -71],
    neck: [-1, -58],
    hip: [-6, -26],
    knees: [
      [16, -26],
      [14, -24],
    ],
    feet: [
      [18, -2],
      [12, -2],
    ],
  },
} as const satisfies Record<string, Partial<Pose>>;

/** A body that holds its arms as told: elbow and hand of the right one, then of the left one. */
export function stance(
  right: Arm = [15, -62, 17, -45],
  left: Arm = [-15, -62, -17, -45],
  legs: keyof typeof LEGS = "still",
): string {
  return body({
    ...STANDING,
    ...LEGS[legs],
    elbows: [
      [right[0], right[1]],
      [left[0], left[1]],
    ],
    hands: [
      [right[2], right[3]],
      [left[2], left[3]],
    ],
  });
}

/** A body in one of the poses that have a name. */
export function posed(name: keyof typeof POSES): string {
  return body(POSES[name]);
}

export const CLOTHES = {
  apron: "M-7 -70L7 -70L13 -22L-13 -22Z",
  armour: "M-14 -80C-6 -85 6 -85 14 -80L15 -64L9 -46L-9 -46L-15 -64Z",
  belt: "M-9 -51H9V-46H-9Z",
  cape: "M-8 -80C-20 -62 -36 -36 -54 -22C-40 -20 -34 -14 -22 -16C-12 -13 0 -16 6 -18L9 -80Z",
  cloak: "M-6 -86C-13 -80 -19 -44 -25 -5C-14 0 12 0 23 -5C19 -44 13 -80 6 -86Z",
  coat: "M-11 -80L11 -80L15 -52L19 -18L-19 -18L-15 -52Z",
  "coat-long": "M-11 -80L11 -80L14 -50L21 -7L3 -10L0 -44L-3 -10L-21 -7L-14 -50Z",
  collar: "M-9 -84L0 -72L9 -84L12 -73L0 -64L-12 -73Z",
  gown: "M-8 -79L8 -79L7 -54C14 -36 22 -18 27 -1L-27 -1C-22 -18 -14 -36 -7 -54Z",
  hakama: "M-8 -51L8 -51L20 -5L3 -6L0 -26L-3 -6L-20 -5Z",
  jacket: "M-12 -80L12 -80L13 -46L-13 -46Z",
  kilt: "M-9 -50L9 -50L15 -28L-15 -28Z",
  overalls:
    "M-8 -66L8 -66L9 -48L13 -4L3 -4L0 -36L-3 -4L-13 -4L-9 -48ZM-8 -66L-9 -80L-5 -80L-4 -66ZM8 -66L9 -80L5 -80L4 -66Z",
  robe: "M-9 -81C-15 -60 -18 -30 -23 -2C-10 2 10 2 23 -2C18 -30 15 -60 9 -81Z",
  sash: "M-12 -78L-7 -80L12 -50L8 -46Z",
  scarf: "M-10 -83C-4 -78 5 -78 9 -83L12 -73C4 -69 -6 -69 -13 -73Z",
  shirt: "M-12 -80L12 -80L11 -50L-11 -50Z",
  shorts: "M-9 -51L9 -51L13 -28L2 -28L0 -40L-2 -28L-13 -28Z",
  skirt: "M-8 -51L8 -51L18 -22L-18 -22Z",
  tie: "M-2 -80L2 -80L3 -58L0 -53L-3 -58Z",
  tunic: "M-12 -80L12 -80L12 -52L17 -32L-17 -32L-12 -52Z",
} as const;

export const HEADGEAR = {
  beard: "M-8 -89C-7 -76 -3 -70 0 -68C3 -70 7 -76 8 -89C4 -84 -4 -84 -8 -89Z",
  bun: "M-9 -92C-10 -103 10 -103 9 -92L8 -88C6 -96 -6 -96 -8 -88ZM-5 -104a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z",
  cap: "M-9 -92C-9 -103 9 -103 9 -92L20 -91L20 -89L-9 -89Z",
  chef: "M-8 -95L8 -95L9 -103C15 -106 12 -116 4 -113C2 -118 -5 -118 -6 -113C-14 -115 -15 -105 -9 -103Z",
  cowboy: "M-21 -97C-12 -93 12 -93 21 -97C15 -89 -15 -89 -21 -97ZM-9 -94C-10 -107 -4 -109 0 -106C4 -109 10 -107 9 -94Z",
  crown: "M-8 -96L-10 -109L-4 -102L0 -111L4 -102L10 -109L8 -96Z",
  fedora: "M-17 -94L17 -94L15 -97L10 -98L8 -107L-8 -107L-10 -98L-15 -97Z",
  hair: "M-9 -90C-11 -104 11 -104 9 -90C7 -97 -6 -97 -9 -90Z",
  "hair-long":
    "M-9 -92C-10 -104 10 -104 9 -92C10 -84 12 -78 13 -68L6 -71C8 -80 7 -88 6 -92L-6 -92C-7 -88 -8 -80 -6 -71L-13 -68C-12 -78 -10 -84 -9 -92Z",
  helmet: "M-10 -88C-11 -105 11 -105 10 -88L10 -80L5 -78L5 -88L-5 -88L-5 -78L-10 -80Z",
  hood: "M-11 -81C-13 -96 -5 -104 0 -105C6 -103 13 -95 10 -81C6 -84 6 -94 0 -96C-6 -94 -6 -84 -11 -81Z",
  horns:
    "M-7 -97C-12 -102 -13 -108 -10 -115C-9 -108 -6 -104 -2 -99ZM7 -97C12 -102 13 -108 10 -115C9 -108 6 -104 2 -99Z",
  mohawk: "M-4 -98C-6 -108 0 -114 7 -112C4 -106 5 -102 5 -97Z",
  plume: "M-1 -102C-4 -114 -14 -116 -22 -108C-14 -110 -8 -106 -5 -100Z",
  ponytail: "M-9 -90C-11 -104 11 -104 9 -91C6 -97 -3 -97 -6 -93C-14 -92 -18 -82 -17 -70C-22 -80 -18 -96 -9 -96Z",
  spikes: "M-10 -91L-16 -100L-8 -99L-9 -108L-1 -101L5 -110L6 -100L15 -103L9 -91C5 -97 -5 -97 -10 -91Z",
  straw: "M-24 -92C-10 -97 -6 -104 0 -108C6 -104 10 -97 24 -92Z",
  top: "M-15 -96H15V-99H9V-114H-9V-99H-15Z",
  tricorn: "M-21 -99C-8 -92 8 -92 21 -99C13 -111 -13 -111 -21 -99Z",
  wizard: "M-19 -88C-8 -93 8 -93 19 -88C11 -94 7 -106 4 -124C-4 -110 -10 -97 -19 -88Z",
} as const;

/** Held in the right hand at `x` `y`, unless a comment says otherwise. */
export const HELD = {
  axe: (x: number, y: number) =>
    limb([x - 6, y + 26], [x + 8, y - 34], [2.6, 2.6]) +
    `M${x + 5} ${y - 36}C${x + 18} ${y - 42} ${x + 24} ${y - 30} ${x + 22} ${y - 18}C${x + 16} ${y - 22} ${x + 10} ${y - 22} ${x + 4} ${y - 20}Z`,
  bow: (x: number, y: number) =>
    `M${x - 4} ${y - 36}C${x + 16} ${y - 18} ${x + 16} ${y + 18} ${x - 4} ${y + 36}C${x + 9} ${y + 16} ${x + 9} ${y - 16} ${x - 4} ${y - 36}Z`,
  gun: (x: number, y: number) => rect([x - 2, y - 7], 15, 4) + rect([x - 2, y - 5], 4, 8),
  lantern: (x: number, y: number) => limb([x, y], [x, y + 7], [1.4, 1.4]) + rect([x - 4.5, y + 7], 9, 12),
  /** Across the body, muzzle to the right, around `x` `y`. */
  rifle: (x: number, y: number) =>
    limb([x - 24, y + 8], [x - 4, y + 1], [7, 6]) +
    limb([x - 4, y], [x + 32, y - 10], [4, 2.4]) +
    rect([x + 2, y], 4, 10),
  /** On the left arm. */
  shield: (x: number, y: number) =>
    `M${x - 14} ${y - 18}C${x - 6} ${y - 15} ${x + 6} ${y - 15} ${x + 14} ${y - 18}L${x + 13} ${y + 4}C${x + 10} ${y + 16} ${x + 4} ${y + 22} ${x} ${y + 26}C${x - 4} ${y + 22} ${x - 10} ${y + 16} ${x - 13} ${y + 4}Z`,
  staff: (x: number, y: number) => limb([x + 2, 0], [x - 3, y - 60], [2.6, 2.8]) + circle(x - 3, y - 63, 5),
  sword: (x: number, y: number) =>
    limb([x, y], [x + 34, y - 46], [4.2, 1.2]) +
    limb([x + 1, y - 8], [x + 9, y - 2], [2.6, 2.6]) +
    circle(x - 3, y + 4, 2.4),
} as const;
