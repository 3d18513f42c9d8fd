// A temporary directory for one child process and all that it starts, so that what they leave there is seen, whatever
// other programs of the machine do in the system's.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Chromium begins shared memory as a file, which stays where a page is closed at that very moment. Nobody here can help it. */
const isChromiums = (name) => name.startsWith(".org.chromium.Chromium.");

/** Awaits `work`, given the variables that name such a directory; gives what it gave and the names of what was left. */
export async function withOwnTemporary(work) {
  const directory = mkdtempSync(join(tmpdir(), "ludex-run-"));
  try {
    const result = await work({ TMPDIR: directory, TMP: directory, TEMP: directory });
    const left = readdirSync(directory).filter((name) => !isChromiums(name));
    return { result, left: left.toSorted() };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
