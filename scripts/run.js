// Runs a TypeScript file of the repository with the right Node: `node scripts/run.js FILE.ts [arguments]`.
import { spawnSync } from "node:child_process";
import { exitCodeOf } from "./child.js";
import { ensurePackages } from "./prepare.js";
import { ROOT, ensureRuntime, runtimeEnvironment } from "./runtime.js";

const node = ensureRuntime();
ensurePackages();
const result = spawnSync(node, process.argv.slice(2), { cwd: ROOT, env: runtimeEnvironment(node), stdio: "inherit" });
process.exit(exitCodeOf(process.argv[2], result));
