// The port of whoever lists everything that has a page: for those who want to know which pages there are.
import type { SubjectKind } from "#shared/subject-kinds.ts";

export interface GameIndex {
  count(): Promise<number>;
  /** `length` games at most, from number `start` on, in the order of their ids. `updated` is a day, `YYYY-MM-DD`. */
  list(start: number, length: number): Promise<readonly { id: number; updated: string }[]>;
  /** The studios, series, years and so on that at least so many games belong to, in an order that stays. */
  subjects(leastGames: number): Promise<readonly { kind: SubjectKind; slug: string }[]>;
}
