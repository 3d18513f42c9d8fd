// Builds the folder without a server, where no other process has built it: `node build-folder-child.ts FOLDER ...` with what
// the build is told besides. Prints what the build has printed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { whileAlone } from "../../scripts/lock.js";

const ROOT = join(import.meta.dirname, "../..");

const [folder = "", ...args] = process.argv.slice(2);
/** Is there when the folder is whole. */
const said = `${folder}.said`;

whileAlone(`${folder}.lock`, () => {
  if (existsSync(said)) return;
  const build = ["scripts/build-static.ts", "--out", relative(ROOT, folder), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, build, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  writeFileSync(said, stdout + stderr);
});
process.stdout.write(readFileSync(said, "utf8"));
