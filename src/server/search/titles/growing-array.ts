// Whole numbers up to 2³² - 1 in a row that grows; a plain array would take eight bytes and more for each.

/** Small, for an index of four titles has a dozen of them. */
const FIRST_LENGTH = 16;

export class GrowingArray {
  length = 0;
  #values: Uint32Array;

  constructor(firstLength = FIRST_LENGTH) {
    this.#values = new Uint32Array(firstLength);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  /** 0 where nothing was pushed yet. */
  get(at: number): number {
    return this.#values[at] ?? 0;
  }

  /** Puts another number in the place of one that was pushed. */
  set(at: number, value: number): void {
    this.#values[at] = value;
  }

  /** What was pushed, without a copy; pushing on may part the two. */
  view(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}
