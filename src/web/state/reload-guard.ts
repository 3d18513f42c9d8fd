// Keeps a tab from reloading itself again and again.
import { readStored, writeStored } from "./storage.ts";

const KEY = "ludex-reloaded-at";
const PAUSE_MS = 60_000;

/** May this tab reload itself now? Says yes at most once a minute, and never where it could not remember having done so. */
export function mayReload(now: number): boolean {
  const stored = readStored(KEY, "tab");
  if (!stored.isReadable) return false;
  const elapsed = now - Number(stored.text ?? 0);
  return !(elapsed >= 0 && elapsed < PAUSE_MS) && writeStored(KEY, String(now), "tab") === "written";
}
