// What one of several processes may count alone while what they count in together does not answer: half of what was left
// when it answered last, divided among them. The other half is for what others have counted since.

/**
 * A count as it was known last: of all processes, infinite where they have never been heard of, and the part of it that this
 * one's own ledger has.
 */
export type KnownCount = { all: number; own: number };

const SPENT_ALONE = 0.5;

/** Up to how many calls this process's own ledger may have. Where nothing is known yet, no more than it has. */
export function ownLimit(limit: number, known: KnownCount, processes: number): number {
  if (known.all === Infinity) return known.own;
  return known.own + Math.floor((Math.max(0, limit - known.all) * SPENT_ALONE) / processes);
}

/** What all have counted, as far as can be told from what this process's ledger has by now. */
export function allOf(own: number, known: KnownCount): number {
  return Math.max(own, known.all + own - known.own);
}
