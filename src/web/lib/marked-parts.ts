// A text cut where parts of it are to be marked. The cuts come from outside: what does not fit the text is left out.

export type MarkedPart = { text: string; isMarked: boolean; start: number };

/** Would a cut here go through a character of two units? */
function isInsideCharacter(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));
}

/** The parts of `text` in order; `spans` are `[start, end)` in UTF-16 units, ascending, not overlapping. */
export function markedParts(text: string, spans: readonly (readonly [number, number])[] = []): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let done = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > done) parts.push({ text: text.slice(done, end), isMarked, start: done });
    done = end;
  };
  for (const [start, end] of spans) {
    const isWhole = Number.isInteger(start) && Number.isInteger(end);
    if (!isWhole || start < done || end <= start || end > text.length) continue;
    if (isInsideCharacter(text, start) || isInsideCharacter(text, end)) continue;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
