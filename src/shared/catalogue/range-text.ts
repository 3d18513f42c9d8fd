// A range as a text: in addresses, in stored filters, in the names of lists.

/** Ends of a range, either of which may be open. */
export type Range = { from?: number | undefined; to?: number | undefined };

/** The range that a text names: `2015`, `2015-2018`, `2015-`, `-2018`; undefined for anything else. */
export function parseRange(text: string): Range | undefined {
  const ends = /^(\d{1,4})?(?:(-|\.\.)(\d{1,4})?)?$/.exec(text);
  if (ends === null || text === "") return undefined;
  const [, first, dash, last] = ends;
  if (first === undefined && last === undefined) return undefined;
  const from = first === undefined ? undefined : Number(first);
  const to = dash === undefined ? from : last === undefined ? undefined : Number(last);
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}

/** The shortest text of a range; empty when both ends are open. */
export function formatRange({ from, to }: Range): string {
  if (from === undefined && to === undefined) return "";
  return from === to ? String(from) : `${from ?? ""}-${to ?? ""}`;
}
