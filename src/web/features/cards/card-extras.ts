// The parts of a card that only a mouse, a keyboard or a tap brings up. The first load does not carry them: they are
// fetched as soon as one of those comes near the grid.
import { type ComponentType, lazy } from "react";
import type { CardMarksProps } from "./card-marks.tsx";

const loadLivePicture = () => import("./live-picture.tsx");
const loadCardPanel = () => import("./card-panel.tsx");

export const LivePicture = lazy(async () => ({ default: (await loadLivePicture()).LivePicture }));
export const CardPanel = lazy(async () => ({ default: (await loadCardPanel()).CardPanel }));

const NoMarks: ComponentType<CardMarksProps> = () => null;
/** Marks can be missing; a grid without them is whole. */
export const CardMarks = lazy(async () => ({
  default: await import("./card-marks.tsx").then(
    (marks) => marks.CardMarks,
    () => NoMarks,
  ),
}));

/** Fetches them ahead of the card that will need them. One that cannot be had now is asked for again by that card. */
export function fetchExtras(): void {
  Promise.all([loadLivePicture(), loadCardPanel()]).catch(() => undefined);
}
