// How often this browser has been asked for support. Anything stored that is no count is read as "often enough".
import { readStored, writeStored } from "./storage.ts";

const KEY = "ludex-support-count";

/** Times the pop-up was shown in this browser; Infinity where that cannot be known. */
export function readSupportCount(): number {
  const stored = readStored(KEY);
  if (!stored.isReadable) return Infinity;
  const text = stored.text ?? "0";
  return /^\d{1,9}$/.test(text) ? Number(text) : Infinity;
}

/** Stores the count; false where it could not be stored. */
export function writeSupportCount(count: number): boolean {
  return writeStored(KEY, String(count)) === "written";
}
