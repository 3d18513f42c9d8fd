// Runs a TypeScript file of the repository with the right Node: `node scripts/run.js FILE.ts [arguments]`; one that needs
// what Ludex is tested and measured with: `node scripts/run.js --with-tools FILE.ts [arguments]`.
import { spawnSync } from "node:child_process";
import { exitCodeOf } from "./child.js";
import { ensurePackages } from "./prepare.js";
import { ROOT, ensureRuntime, runtimeEnvironment } from "./runtime.js";

const node = ensureRuntime();
const given = process.argv.slice(2);
const withTools = given[0] === "--with-tools";
const args = withTools ? given.slice(1) : given;
ensurePackages({ withTools });
const result = spawnSync(node, args, { cwd: ROOT, env: runtimeEnvironment(node), stdio: "inherit" });
process.exit(exitCodeOf(args[0], result));
