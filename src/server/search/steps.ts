// Work of many milliseconds that can rest on its way: a server that answers does a piece of it between two requests.

/** Yields wherever it may rest. */
export type Steps<T> = Generator<void, T>;

/** All of it in one go, for whoever waits for nothing else. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** As `values.map(make)`, with a rest wherever one is due. */
export function* mapInSteps<T, R>(values: readonly T[], make: (value: T, index: number) => R): Steps<R[]> {
  const made: R[] = [];
  for (const [index, value] of values.entries()) {
    made.push(make(value, index));
    if (index % EACH === 0) yield;
  }
  return made;
}
const EACH = 16;
