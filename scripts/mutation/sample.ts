// A plug-in of Stryker that lets some of all mutants through, chosen by chance, and by the same seed the same ones: all
// mutants of a folder would take hours.
import { createHash } from "node:crypto";
import { relative } from "node:path";

type Place = { line: number; column: number };
type Mutant = {
  id: string;
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: Place; end: Place };
  /** Does it also work while a file is read, and which tests meet it besides? */
  static?: boolean;
  coveredBy?: readonly string[];
};
/** `hasTables`: what works only while a file is read is left out. */
export type SampleOptions = { size: number; seed: string; hasTables: boolean };

class Sample {
  /** What Stryker's injector hands to the constructor. */
  static readonly inject = ["options"];
  readonly #sample: SampleOptions;

  constructor({ sample }: { sample: SampleOptions }) {
    this.#sample = sample;
  }

  async init() {}

  /** All in one group, so that `check` sees them together. */
  async group(mutants: readonly Mutant[]) {
    return [mutants.map(({ id }) => id)];
  }

  /** Those left out are said not to compile: Stryker keeps such out of the score. */
  async check(mutants: readonly Mutant[]) {
    const { size, seed, hasTables } = this.#sample;
    const drawn = mutants
      .filter((mutant) => !(hasTables && mutant.static === true && mutant.coveredBy?.length === 0))
      .map((mutant) => ({ id: mutant.id, lot: lotOf(mutant, seed) }));
    const inOrder = drawn.toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
    const chosen = new Set(inOrder.slice(0, size).map(({ id }) => id));
    const leftOut = { status: "compileError", reason: "not in the sample" };
    return Object.fromEntries(mutants.map(({ id }) => [id, chosen.has(id) ? { status: "passed" } : leftOut]));
  }
}

function lotOf({ fileName, mutatorName, replacement, location }: Mutant, seed: string): string {
  const { start, end } = location;
  const range = [start.line, start.column, end.line, end.column];
  const mutant = [seed, relative(process.cwd(), fileName), ...range, mutatorName, replacement];
  return createHash("sha256").update(JSON.stringify(mutant)).digest("hex");
}

export const strykerPlugins = [{ kind: "Checker", name: "sample", injectableClass: Sample }];
