// ipx as a yardstick, over the very sharp that Ludex uses.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fetchPackage } from "./fetched-package.ts";

const IPX_VERSION = "3.1.1";

function fetchIpx(): string | undefined {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../node_modules/sharp/package.json"), "utf8"));
  const manifest = { dependencies: { ipx: IPX_VERSION, sharp: version }, overrides: { sharp: "$sharp" } };
  return fetchPackage("ipx", IPX_VERSION, manifest);
}

/** Serves the files of `pictures`; `undefined` where ipx cannot be installed. */
export async function startIpx(pictures: string): Promise<({ address: string } & Disposable) | undefined> {
  const directory = fetchIpx();
  if (directory === undefined) return undefined;
  const child = spawn(process.execPath, [join(import.meta.dirname, "ipx-server.ts"), directory, pictures], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout, "data");
  return { address: `http://127.0.0.1:${String(port).trim()}`, [Symbol.dispose]: () => child.kill() };
}
