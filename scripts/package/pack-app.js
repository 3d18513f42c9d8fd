import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { exitCodeOf } from "../child.js";
import { ensureBuild, ensurePackages } from "../prepare.js";
import { MINIMUM_NODE, ROOT, ensureRuntime, runtimeEnvironment } from "../runtime.js";

/** Builds what is missing and packs it; ends this process where that fails. */
export function packApp(args) {
  const node = ensureRuntime();
  ensurePackages();
  ensureBuild(node);
  // It warns that leaving out types may change; which Node does it is pinned.
  const pack = ["--disable-warning=ExperimentalWarning", join(ROOT, "scripts", "package", "pack.ts")];
  const result = spawnSync(node, [...pack, "--node", MINIMUM_NODE.join("."), ...args], {
    cwd: ROOT,
    env: runtimeEnvironment(node),
    stdio: "inherit",
  });
  const code = exitCodeOf("The package", result);
  if (code !== 0) process.exit(code);
}
