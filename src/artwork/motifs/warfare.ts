// What a battle leaves on a field and brings to it: ranks of men, spears in the ground, torn flags.
import { circle, type Point, rect } from "#artwork/path.ts";
import type { Random } from "#artwork/prng.ts";
import { heightAt } from "./land.ts";

/** Men with spears along a crest, far off, as one outline. */
export function ranks(random: Random, line: readonly Point[]): string {
  return Array.from({ length: 130 }, (_, index) => {
    const x = -200 + index * 13 + random.range(-4, 4);
    const tall = random.chance(0.3) ? random.range(46, 70) : 0;
    const y = heightAt(line, x) + 4;
    return rect([x - 4, y - 22], 8, 24) + circle(x, y - 26, 4) + rect([x + 4, y - tall], 1.8, tall);
  }).join("");
}

/** A spear in the ground, `tall` units high, and the torn flag that may hang on it. */
export function standard(tall: number): { spear: string; cloth: string } {
  return {
    spear: `M-2 0V${-tall}L0 ${-tall - 14}L2 ${-tall}V0Z`,
    cloth: `M2 ${-tall}C26 ${-tall - 10} 40 ${-tall + 10} 66 ${-tall + 2}L56 ${-tall + 16}L62 ${-tall + 32}L44 ${-tall + 28}L28 ${-tall + 40}L2 ${-tall + 34}Z`,
  };
}
