// How a scene chooses among its compositions.
import type { Choices } from "#artwork/prng.ts";
import type { Stage } from "#artwork/stage.ts";

export type Composition = (stage: Stage) => void;

/** Draws the composition that falls to this picture. */
export function play(stage: Stage, choices: Choices<Composition>): void {
  const chosen = choices[stage.composition % choices.length] ?? choices[0];
  chosen(stage);
}
