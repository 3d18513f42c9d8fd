// Is the npm still there that runs this script? It runs a shell that runs this; ended itself it ends the shell at best,
// and tells nobody behind it. Where somebody else began this process, nobody has to be there: `nohup node … &`.
import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./runtime.js";

/** To be called at the start. The function that it gives says whether the npm that was there then has gone. */
export function watchNpm() {
  if (!isRunByNpm()) return () => false;
  const parent = process.ppid;
  // A shell that leaves its place to what it runs (bash) is not there; one that waits for it (dash) outlives a killed npm.
  const shellParent = isShell(parent) ? parentOf(parent) : undefined;
  return () => process.ppid !== parent || (shellParent !== undefined && parentOf(parent) !== shellParent);
}

/** By `npm start` of this package, or another tool that sets what npm sets; its children inherit that. */
function isRunByNpm() {
  const { npm_lifecycle_event: script, npm_package_json: manifest } = process.env;
  try {
    return script === "start" && realpathSync(manifest ?? "") === realpathSync(join(ROOT, "package.json"));
  } catch {
    return false;
  }
}

/** Linux only; elsewhere /bin/sh is none that waits. */
function isShell(pid) {
  return read(`/proc/${pid}/cmdline`)?.split("\0")[1] === "-c";
}

/** The number of a process's parent; undefined when the process is gone, or this is not Linux. */
function parentOf(pid) {
  // `12 (name, which may hold anything) S 11 …`
  return read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) \S+ /s, "")
    .split(" ")[0];
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
