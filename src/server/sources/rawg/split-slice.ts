// A slice that RAWG serves no deeper goes on as several: each begins about where the games begin that are not seen yet.
import { DATELESS, partsOf, type Slice, type Span } from "./slice.ts";

/** Each of the new slices has about this part of the games seen, so that it can grow to six times of that. */
const SHARE = 6;

type Group = { span: Span; seen: number };

/** Neighbouring parts together, as long as they hold at most `most` games. Games without a date stay apart. */
function group(spans: readonly Span[], seen: readonly number[], most: number): Group[] {
  const groups: Group[] = [];
  for (const [index, span] of spans.entries()) {
    const last = groups.at(-1);
    const here = seen[index] ?? 0;
    if (last === undefined || last.seen + here > most || last.span[0] === DATELESS) groups.push({ span, seen: here });
    else groups[groups.length - 1] = { span: [last.span[0], span[1]], seen: last.seen + here };
  }
  return groups;
}

/** Two halves, where nothing is known of the parts. */
function halve(spans: readonly Span[], seen: number): Group[] {
  const middle = Math.ceil(spans.length / 2);
  return [spans.slice(0, middle), spans.slice(middle)].flatMap((half) => {
    const [first, last] = [half[0], half.at(-1)];
    return first === undefined || last === undefined ? [] : [{ span: [first[0], last[1]], seen: seen / 2 }];
  });
}

/** The slices that take the place of `slice`; undefined where it cannot be split. */
export function splitSlice(slice: Slice, pageSize: number): Slice[] | undefined {
  const parts = partsOf(slice);
  if (parts === undefined) return undefined;
  const { rank, floor = 0, seen = [] } = slice;
  const counted = seen.reduce((sum, here) => sum + here, 0);
  const grouped = group(parts.spans, seen, Math.ceil(counted / SHARE));
  const groups = grouped.length > 1 ? grouped : halve(parts.spans, counted);
  return groups.map(({ span, seen: here }) => {
    // What was seen before the slice itself was split off is spread like the rest.
    const guess = counted === 0 ? 0 : Math.round((here * rank) / counted);
    return {
      ...(slice.dates === undefined ? {} : { dates: slice.dates }),
      ...(slice.updated === undefined ? {} : { updated: slice.updated }),
      [parts.by]: span,
      // The next page is the one before that in which the first unseen game should stand.
      page: Math.max(0, Math.floor(guess / pageSize) - 1),
      rank: guess,
      floor,
      above: floor,
      entry: { above: floor, low: 0, high: null, step: 1 },
    };
  });
}
