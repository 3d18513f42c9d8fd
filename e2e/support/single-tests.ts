// The single tests that are left out of the run against the folder without a server, as docs/without-a-server.md lists them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { REASONS, type Reason } from "./alone-tests.ts";

const GUIDE = join(import.meta.dirname, "../../docs/without-a-server.md");
/** What stands in the guide for that part of a title that each of several tests has its own of. */
export const ANY = "…";

/** A title as the guide has it, of the file `e2e/FILE.spec.ts`. */
export type Single = { reason: Reason; file: string; title: string };

const isReason = (name: string): name is Reason => name in REASONS;

/** The reason that a heading of the list gives in words. */
const reasonOf = (line: string) =>
  Object.keys(REASONS)
    .filter(isReason)
    .find((name) => line.toLowerCase() === `**${REASONS[name].toLowerCase()}:**`);

export function readSingleTests(): Single[] {
  const found: Single[] = [];
  let reason: Reason | undefined;
  let file = "";
  for (const line of readFileSync(GUIDE, "utf8").split("\n")) {
    if (line.startsWith("#")) reason = undefined;
    reason = reasonOf(line) ?? reason;
    file = /^- `([\w-]+)`$/.exec(line)?.[1] ?? file;
    const title = /^ {2}- (.+)$/.exec(line)?.[1];
    if (reason !== undefined && title !== undefined) found.push({ reason, file, title });
  }
  return found;
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Is `title`, which has been run, what the guide calls `listed`? */
export const isCalled = (title: string, listed: string): boolean =>
  new RegExp(`^${listed.split(ANY).map(escaped).join(".+")}$`, "s").test(title);
