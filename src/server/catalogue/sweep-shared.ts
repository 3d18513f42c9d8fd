// Removes from the place that servers share what no pointer has named for a day, and pointers of versions that nobody has
// built for a month.
import type { SharedPlace } from "#server/cache/shared-place.ts";
import { isFile, isPointer, namedBy, pointerName, readPointer } from "./shared-pointer.ts";

const DAY_MS = 24 * 3_600_000;
const POINTER_MAX_MS = 30 * DAY_MS;

/** `base` is the version that is built now. Tells how many files went. */
export async function sweepShared(place: SharedPlace, base: string, now: number): Promise<number> {
  const listed = await place.list();
  const named = new Set<string>();
  for (const { name, changedAt } of listed.filter((each) => isPointer(each.name))) {
    if (name !== pointerName(base) && now - changedAt > POINTER_MAX_MS) {
      await place.remove(name);
      continue;
    }
    const found = await place.read(name);
    const pointer = typeof found === "object" ? readPointer(found.text) : undefined;
    // A newer server may have written it; what it names is not known.
    if (pointer === undefined) return 0;
    for (const file of namedBy(pointer, now)) named.add(file);
  }
  // One that is younger may be named at any moment.
  const left = listed.filter(({ name, changedAt }) => isFile(name) && !named.has(name) && now - changedAt > DAY_MS);
  for (const { name } of left) await place.remove(name);
  return left.length;
}
