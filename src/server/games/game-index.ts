// The port of whoever lists every game that has a page: for those who want to know which pages there are.

export interface GameIndex {
  count(): Promise<number>;
  /** `length` games at most, from number `start` on, in the order of their ids. `updated` is a day, `YYYY-MM-DD`. */
  list(start: number, length: number): Promise<readonly { id: number; updated: string }[]>;
}
