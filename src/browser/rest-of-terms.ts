// What is told of companies, series and people when somebody asks: written behind what lists need.
import type { TermKind } from "#server/catalogue/catalogue.ts";
import type { MoreWriters } from "#server/catalogue/write-terms.ts";

/**
 * Writes the rest of each kind of terms when it is first asked for, or when its turn comes. What all of it was made of is let
 * go with the last kind.
 */
export function restOfTerms(writers: MoreWriters) {
  const left = new Map(writers);
  const beforeMore = (kind: TermKind): void => {
    left.get(kind)?.();
    left.delete(kind);
  };
  const writeAll = function* (): Generator<void> {
    for (const kind of left.keys()) {
      beforeMore(kind);
      yield;
    }
  };
  return { beforeMore, writeAll };
}
