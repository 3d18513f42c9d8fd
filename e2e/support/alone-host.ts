// Builds the folder without a server and serves it as the plainest host of files does, below a path:
// `node alone-host.ts PORT /PATH/`.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { serveFiles } from "./file-server.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, ".cache/alone");

const [port, base = "/"] = process.argv.slice(2);
const build = spawnSync(process.execPath, ["scripts/build-static.ts", "--base", base, "--out", FOLDER], {
  cwd: ROOT,
  stdio: "inherit",
});
if (build.status !== 0) process.exit(1);
await serveFiles(FOLDER, base, Number(port));
