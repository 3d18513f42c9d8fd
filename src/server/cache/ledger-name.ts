// The name under which this directory's processes count in a store that they share with others: what they have counted there
// is told apart from the rest, and can be told again when the store has lost it.
import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE_NAME = "ledger-name";

function readName(path: string): string | undefined {
  try {
    const text = readFileSync(path, "utf8");
    return /^[0-9a-f-]{36}$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The same for as long as the directory lives; for this process alone where it cannot be written. */
export function ledgerName(directory: string): string {
  const path = join(directory, FILE_NAME);
  const known = readName(path);
  if (known !== undefined) return known;
  const made = randomUUID();
  try {
    writeFileSync(path, made, { flag: "wx" });
    return made;
  } catch {
    // Another process of the directory was first, or the disk takes nothing.
    return readName(path) ?? made;
  }
}
