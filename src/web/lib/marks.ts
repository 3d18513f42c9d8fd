// What a game can be to a visitor, and how that is called.
import { t } from "./t.ts";

export const MARKS = ["want", "playing", "finished", "dropped", "not-interested"] as const;
export type Mark = (typeof MARKS)[number];

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  want: t("shelf.want"),
  playing: t("shelf.playing"),
  finished: t("shelf.finished"),
  dropped: t("shelf.dropped"),
  "not-interested": t("shelf.notInterested"),
};

/** The key that marks the card in focus. */
export const keyOfMark = (mark: Mark): string => String(MARKS.indexOf(mark) + 1);
export const markOfKey = (key: string): Mark | undefined => MARKS.find((mark) => keyOfMark(mark) === key);
