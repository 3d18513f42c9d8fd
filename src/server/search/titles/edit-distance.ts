// How many letters two texts differ by: insertions, deletions, substitutions and swaps of neighbours count one each.

/** The distance of `a` and `b`, or some number above `most` when it is larger than that. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      let distance = Math.min(
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        (above[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
      );
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]) {
        distance = Math.min(distance, (twoAbove[at - 2] ?? 0) + 1);
      }
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return most + 1;
    twoAbove = above;
    above = current;
  }
  return above[b.length] ?? most + 1;
}
