// A real nginx for tests, with the configuration that the documentation hands out: only its addresses are the test's. Where
// there is none its tests are left out, and fail in CI.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort, heard } from "./ports.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const PATH = process.env["NGINX_PATH"] ?? "/usr/sbin/nginx";
const EXAMPLE = join(import.meta.dirname, "../../docs/examples/nginx-scale.conf");
const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** Is there an nginx on this machine? Yes where `CI` is set: what is missing there shows as a failure. */
export const hasNginx = existsSync(PATH) || Boolean(process.env["CI"]);

/** The example with these two processes behind it, below `directory`. */
function configuration(port: number, [first, second]: readonly [number, number], directory: string): string {
  const example = readFileSync(EXAMPLE, "utf8")
    .replaceAll("172.30.43.11:4310", `127.0.0.1:${first}`)
    .replaceAll("172.30.43.12:4310", `127.0.0.1:${second}`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("/var/cache/nginx/ludex", join(directory, "pictures"));
  const paths = TEMPORARY.map((name) => `${name}_temp_path ${join(directory, name)};`).join("\n");
  return `
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 2;
    daemon off;
    pid ${join(directory, "pid")};
    error_log stderr notice;
    events { worker_connections 2048; }
    http { access_log off; ${paths}\n${example} }`;
}

/** nginx in front of two servers on these ports of this machine. */
export async function startNginx(servers: readonly [number, number]) {
  const [port, directory] = [await freePort(), temporaryDirectory()];
  const file = join(directory, "nginx.conf");
  writeFileSync(file, configuration(port, servers, directory));
  const child = spawn(PATH, ["-c", file, "-p", directory, "-e", "stderr"], { stdio: ["ignore", "ignore", "pipe"] });
  const killWithUs = () => child.kill("SIGTERM");
  process.once("exit", killWithUs);
  const log = text(child.stderr);
  await heard(port);
  return {
    base: `http://127.0.0.1:${port}`,
    /** Resolves with what it wrote of errors. */
    close: async (): Promise<string> => {
      process.off("exit", killWithUs);
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      return await log;
    },
  };
}
