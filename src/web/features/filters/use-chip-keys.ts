// A group of chips as one stop of the Tab key: arrows go to the next and the one before, Home and End to the ends.
import type { RefCallback } from "react";
import { CONTROLS, useOneStop } from "./use-one-stop.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows stop at the ends rather than going round, so that the end is noticed. */
function nextChip(group: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | undefined {
  const chips = [...group.querySelectorAll<HTMLElement>(CONTROLS)];
  if (key === "Home") return chips[0];
  if (key === "End") return chips.at(-1);
  const step = STEPS[key];
  const at = chips.findIndex((chip) => chip === target);
  if (step === undefined || at === -1) return undefined;
  return chips[Math.min(Math.max(at + step, 0), chips.length - 1)];
}

/** Put the result on what holds the chips, and nothing but chips, as its `ref`. */
export function useChipKeys(): RefCallback<HTMLElement> {
  return useOneStop(nextChip);
}
