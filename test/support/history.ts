// Which change knew of which, while several pages change the same things: what stands in the end must be a change that
// nobody had seen and then changed.

/** The changes of one field by several pages. Each change has a name, and `undefined` stands for none. */
export function createHistory() {
  /** What whoever made a change had seen by then. */
  const seenBefore = new Map<string, ReadonlySet<string>>();
  const seenBy = new Map<string, Set<string>>();
  const of = (page: string) => {
    const seen = seenBy.get(page) ?? new Set<string>();
    seenBy.set(page, seen);
    return seen;
  };
  return {
    /** The page shows what this change made: it then knows all that went before, too. */
    see: (page: string, change: string | undefined) => {
      if (change === undefined) return;
      for (const each of [change, ...(seenBefore.get(change) ?? [])]) of(page).add(each);
    },
    make: (page: string, change: string) => {
      seenBefore.set(change, new Set(of(page)));
      of(page).add(change);
    },
    count: () => seenBefore.size,
    /** The changes that were made by somebody who had seen `change`: what stands in the end must have none. */
    laterThan: (change: string | undefined) =>
      [...seenBefore].filter(([, seen]) => change === undefined || seen.has(change)).map(([name]) => name),
  };
}
