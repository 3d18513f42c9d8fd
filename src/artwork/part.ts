// What a picture is made of: places, and subjects that stand in them. Each part is one file; a part says by itself where
// it fits, so that parts that have never met combine.
import type { Pen } from "./pen.ts";
import type { Point } from "./path.ts";
import type { Stage } from "./stage.ts";

/** What there is to stand, drive, swim or fly on. */
export const GROUNDS = [
  "land",
  "road",
  "floor",
  "water",
  "deep",
  "air",
  "space",
  "table",
  "field",
  "pixel",
  "void",
] as const;
export type Ground = (typeof GROUNDS)[number];

/** Ages of the world. A part without one belongs to all of them. */
export const AGES = ["old", "modern", "future"] as const;
export type Age = (typeof AGES)[number];

/** How a picture looks at its subject: how near, and from which side. */
export const VIEWS = ["side", "far", "close", "low", "behind", "head-on", "above"] as const;
export type View = (typeof VIEWS)[number];

/** Views that every part has, unless it says otherwise: they ask for nothing but another distance. */
export const COMMON_VIEWS = ["side", "far", "close", "low"] as const satisfies readonly View[];

/** Where a subject's foot point comes to stand (its middle, for what floats), and how large things are there: 1 is usual. */
export type Spot = { at: Point; size?: number };

type Part = {
  /** As the data names it: lower case, words joined by hyphens. Also the name of its file. */
  readonly name: string;
  /** Slugs of tags and genres, and words of titles and texts (lower case), that speak for this part: a list with commas. */
  readonly fits: string;
  readonly ages?: readonly Age[];
  readonly views?: readonly View[];
};

export type Place = Part & {
  readonly offers: readonly Ground[];
  /** Has a roof or stands outside any weather: no rain falls here and nothing flies over it. */
  readonly indoors?: boolean;
  /** Lies in snow: it snows here or nothing falls. */
  readonly isSnowy?: boolean;
  /** Draws the place from the back to the front, with `stage.plane()` before each plane that is nearer; says where its grounds are. */
  draw(stage: Stage): Partial<Record<Ground, Spot>>;
  /** What stands before the subject. */
  near?(stage: Stage): void;
};

export type Subject = Part & {
  readonly on: readonly Ground[];
  /** Width and height in the drawing's own units. */
  readonly size: readonly [width: number, height: number];
  /** How large it is beside what usually stands in its place: 1 for a person, 2 for a dragon, 0.6 for a cat. */
  readonly bulk?: number;
  /** Where 0 0 of its drawing is. Left out: the middle where its first ground is one to float on, else the foot. */
  readonly anchor?: "foot";
  /** Draws around its foot point 0 0 (its middle, for what floats), y down, looking or moving to the right. */
  draw(pen: Pen, view: View): void;
};

/** Everything that has feet or wheels can stand here. */
export const FEET = ["land", "floor", "road"] as const satisfies readonly Ground[];
