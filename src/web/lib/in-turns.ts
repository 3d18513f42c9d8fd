/** So many are done before the page may do something else. */
const AT_ONCE = 250;

/** Where the browser has it, what waits comes at once again; a timer of several in a row waits four milliseconds each. */
type WithYield = { scheduler?: { yield?: () => Promise<void> } };

const turn = (): Promise<void> =>
  (globalThis as WithYield).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** `values` a part at a time, with a turn for the page before each but the first: thousands would keep it from its visitor. */
export async function* inTurns<T>(values: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let begin = 0; begin < values.length; begin += AT_ONCE) {
    if (begin > 0) await turn();
    yield values.slice(begin, begin + AT_ONCE);
  }
}
