// Finds programs that tests drive and npm does not bring, or installs Debian's packages of them where it may. Nothing is
// downloaded from anywhere else, because many networks refuse that.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";

/**
 * What a program is: its name, the variable that chooses one, where it may stand, best first, and the packages that
 * bring it, tried in their order.
 * @typedef {{ name: string, variable: string, candidates: string[], packages: string[] }} Program
 */

/**
 * Paths of the programs under their variables, for the environment of what drives them. Exits with a line for each that
 * is missing and cannot be installed.
 * @param {Program[]} programs
 * @param {string} neededBy What cannot run without them, as the line begins.
 */
export function ensurePrograms(programs, neededBy) {
  const { paths, missing } = findPrograms(programs, neededBy);
  if (missing.length > 0) process.exit(1);
  return paths;
}

/**
 * As `ensurePrograms`, for what can be left out: prints the same lines, and gives the programs that are missing.
 * @param {Program[]} programs
 * @param {string} neededBy
 */
export function findPrograms(programs, neededBy) {
  const found = programs.map((program) => ({ program, path: pathOf(program) }));
  const missing = found.filter(({ path }) => path === undefined).map(({ program }) => program);
  for (const program of missing) console.error(`${neededBy} ${wayOut(program)}`);
  const paths = found.flatMap(({ program, path }) => (path === undefined ? [] : [[program.variable, path]]));
  return { paths: Object.fromEntries(paths), missing };
}

function wayOut({ name, variable, packages }) {
  const chosen = process.env[variable];
  if (chosen) return `cannot run: ${variable} is ${chosen}, where nothing is.`;
  return `need ${name}: install it (Debian: apt-get install ${packages.at(-1)}) or set ${variable} to one.`;
}

function pathOf({ name, variable, candidates, packages }) {
  const chosen = process.env[variable];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const find = () => candidates.find((path) => existsSync(path));
  const found = find();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  console.log(`Installing ${name} from Debian's packages …`);
  updateLists();
  return withoutStarting(() => {
    for (const packageName of packages) {
      aptGet(["install", "-y", "-qq", "--no-install-recommends", packageName], ["ignore", "ignore", "inherit"]);
      const installed = find();
      if (installed !== undefined) return installed;
    }
    return undefined;
  });
}

/** Debian asks this script before it starts a service that it has just installed. */
const POLICY = "/usr/sbin/policy-rc.d";
const MAY_NOT = "#!/bin/sh\nexit 101\n";

/** What a package brings is for tests to start, where they want it: nothing of it runs by itself. */
function withoutStarting(install) {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, MAY_NOT, { mode: 0o755 });
  try {
    return install();
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
}

let areListsUpdated = false;
function updateLists() {
  if (!areListsUpdated) aptGet(["update", "-qq"], "inherit");
  areListsUpdated = true;
}

function aptGet(args, stdio) {
  spawnSync("apt-get", args, { stdio, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
