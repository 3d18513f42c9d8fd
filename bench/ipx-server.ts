// A process of its own that serves a folder's pictures with ipx: `node ipx-server.ts {folder of ipx} {folder of pictures}`.
// Prints its port; `/-/cpu` says how many milliseconds of processor time it has taken. One thread an operation, as here.
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , packages = "", pictures = ""] = process.argv;
const require = createRequire(join(packages, "package.json"));
const ipx = await import(pathToFileURL(join(packages, "node_modules", "ipx", "dist", "index.mjs")).href);
require("sharp").concurrency(1);
const handle = ipx.createIPXNodeServer(ipx.createIPX({ storage: ipx.ipxFSStorage({ dir: pictures }) }));
const server = createServer((request, response) => {
  const { user, system } = process.cpuUsage();
  if (request.url === "/-/cpu") response.end(String((user + system) / 1000));
  else handle(request, response);
}).listen(0, "127.0.0.1", () => {
  console.log((server.address() as AddressInfo).port);
});
