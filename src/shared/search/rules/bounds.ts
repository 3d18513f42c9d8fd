// Words that say on which side of a number what is asked for lies.
import type { CueName } from "#shared/search/languages/language.ts";

/** What stands before a number, and the range that it then says. */
export const BOUNDS = [
  { name: "above", range: (number: number) => [number + 1, undefined] },
  { name: "atLeast", range: (number: number) => [number, undefined] },
  { name: "below", range: (number: number) => [undefined, number - 1] },
  { name: "atMost", range: (number: number) => [undefined, number] },
] as const satisfies readonly {
  name: CueName;
  range: (number: number) => readonly [number | undefined, number | undefined];
}[];
