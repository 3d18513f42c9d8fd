// How far each history entry was scrolled, kept for as long as the tab lives and read again after a reload.
import { readStored, writeStored } from "./storage.ts";

const KEY = "ludex-scroll";
const ENTRIES_KEPT = 100;

function load(): Map<string, number> {
  const stored = readStored(KEY, "tab");
  try {
    const entries: unknown = JSON.parse((stored.isReadable ? stored.text : null) ?? "[]");
    const isPosition = (entry: unknown): entry is [string, number] => Array.isArray(entry) && isFinite(entry[1]);
    return new Map(Array.isArray(entries) ? entries.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

const positions = load();

/** Remembers that the entry `key` is scrolled to `y` (pixels), and forgets the one that was left longest ago. */
export function rememberScroll(key: string, y: number): void {
  positions.delete(key);
  positions.set(key, y);
  const [oldest] = positions.keys();
  if (positions.size > ENTRIES_KEPT && oldest !== undefined) positions.delete(oldest);
}

/** Where the entry `key` was scrolled to (pixels); 0 when it is not known. */
export function recallScroll(key: string): number {
  return positions.get(key) ?? 0;
}

/** Writes the positions down; called when the page may go away. What cannot be written is only forgotten. */
export function keepScroll(): void {
  writeStored(KEY, JSON.stringify([...positions]), "tab");
}
