// ipx as a yardstick: fetched from the registry when it is asked for, because fifty packages for one comparison do not
// belong into everybody's installation.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const IPX_VERSION = "3.1.1";
const DIRECTORY = join(import.meta.dirname, "..", ".cache", `ipx-${IPX_VERSION}`);

/** Installs ipx over the very sharp that Ludex uses. Returns whether it is there now. */
function ensureIpx(): boolean {
  if (existsSync(join(DIRECTORY, "node_modules", "ipx"))) return true;
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../node_modules/sharp/package.json"), "utf8"));
  mkdirSync(DIRECTORY, { recursive: true });
  const manifest = { dependencies: { ipx: IPX_VERSION, sharp: version }, overrides: { sharp: "$sharp" } };
  writeFileSync(join(DIRECTORY, "package.json"), JSON.stringify({ private: true, ...manifest }));
  const install = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
  return spawnSync("npm", install, { cwd: DIRECTORY, stdio: "ignore" }).status === 0;
}

/** Serves the files of `pictures`; `undefined` where ipx cannot be installed. */
export async function startIpx(pictures: string): Promise<({ address: string } & Disposable) | undefined> {
  if (!ensureIpx()) return undefined;
  const child = spawn(process.execPath, [join(import.meta.dirname, "ipx-server.ts"), DIRECTORY, pictures], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout, "data");
  return { address: `http://127.0.0.1:${String(port).trim()}`, [Symbol.dispose]: () => child.kill() };
}
