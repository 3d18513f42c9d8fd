// Which page links the pagination bar shows.

const REACH = 3;

/** Pages from `current` − 3 to `current` + 3, clamped to 1 and `total`. */
export function pageWindow(current: number, total: number): number[] {
  const first = Math.max(current - REACH, 1);
  const last = Math.min(current + REACH, total);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
