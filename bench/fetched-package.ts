// Yardsticks that a benchmark alone needs: fetched from the registry when they are asked for, because hundreds of
// packages for one comparison do not belong into everybody's installation.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Manifest = { dependencies: Record<string, string>; overrides?: Record<string, string> };

const CACHE = join(import.meta.dirname, "..", ".cache");

/**
 * Installs `manifest` into a folder of the cache, once, without install scripts. Returns the folder, or `undefined`
 * where the registry cannot be reached.
 */
export function fetchPackage(name: string, version: string, manifest: Manifest): string | undefined {
  const directory = join(CACHE, `${name}-${version}`);
  if (existsSync(join(directory, "node_modules", name))) return directory;
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "package.json"), JSON.stringify({ private: true, ...manifest }));
  const install = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
  return spawnSync("npm", install, { cwd: directory, stdio: "ignore" }).status === 0 ? directory : undefined;
}
