// How each view frames a picture: how large the subject is, where the horizon lies, how near the camera is to the place.
import type { View } from "./part.ts";

export type Framing = {
  /** Height of a subject of usual size, in pixels of the picture, and how wide any subject may become. */
  height: number;
  widthMax: number;
  /** How much larger the place is shown. */
  zoom: number;
  /** Where the horizon may lie, in pixels from the top. */
  horizon: readonly [number, number];
  /** How far below its spot the subject stands: what is near reaches out of the picture. */
  sink: number;
};

export const FRAMINGS: Record<View, Framing> = {
  far: { height: 128, widthMax: 330, zoom: 1, horizon: [410, 500], sink: 0 },
  side: { height: 350, widthMax: 760, zoom: 1.1, horizon: [410, 500], sink: 10 },
  close: { height: 560, widthMax: 900, zoom: 1.55, horizon: [380, 450], sink: 120 },
  low: { height: 470, widthMax: 920, zoom: 1.15, horizon: [530, 580], sink: 40 },
  behind: { height: 270, widthMax: 620, zoom: 1.05, horizon: [360, 440], sink: 10 },
  "head-on": { height: 290, widthMax: 640, zoom: 1.1, horizon: [360, 440], sink: 10 },
  above: { height: 300, widthMax: 720, zoom: 1, horizon: [300, 360], sink: 0 },
};
