// Which file of the place that servers share the database on this disk is: what is there already is not fetched again.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";

const NAME = "shared-catalogue.json";

const NoteSchema = z.object({ name: z.string(), bytes: z.number(), changedAt: z.number(), sha256: z.string() });

function stateOf(path: string) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && { name: basename(path), bytes: found.size, changedAt: found.mtimeMs };
}

/** Nothing where the disk does not take it: then the file is fetched once more at the next start. */
export function noteFile(path: string, sha256: string): void {
  try {
    writeFileSync(join(dirname(path), NAME), JSON.stringify({ ...stateOf(path), sha256 }));
  } catch {
    // As said.
  }
}

/** The name under which the database at `path` is shared, as it is now; undefined where it was built here since. */
export function notedOf(path: string): string | undefined {
  try {
    const { sha256, ...noted } = NoteSchema.parse(JSON.parse(readFileSync(join(dirname(path), NAME), "utf8")));
    const now = stateOf(path);
    const isSame = noted.name === now?.name && noted.bytes === now.bytes && noted.changedAt === now.changedAt;
    return isSame ? sha256 : undefined;
  } catch {
    return undefined;
  }
}
