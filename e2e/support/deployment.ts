// A deployment of its own: a copy of what a server runs from, which can be stopped, started again and replaced by a new
// release, as an operator would.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { temporaryDirectory } from "../../test/support/temporary-directory.ts";

const ROOT = join(import.meta.dirname, "../..");

export type Deployment = ReturnType<typeof createDeployment>;

/** Copies sources and build; `port` is where it serves whenever it runs. */
export function createDeployment(port: number) {
  const home = temporaryDirectory();
  for (const path of ["src", "data", "dist", "package.json"])
    cpSync(join(ROOT, path), join(home, path), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(home, "node_modules"));
  const state = join(ROOT, ".cache", "e2e-deployment");
  mkdirSync(state, { recursive: true });
  let child: ChildProcess | undefined;

  const stop = async (): Promise<void> => {
    if (child === undefined) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    child = undefined;
  };
  return {
    base: `http://127.0.0.1:${port}`,
    start: async (environment: Record<string, string> = {}): Promise<void> => {
      const limits = { RATE_LIMIT_API: "1000000", RATE_LIMIT_IMAGES: "1000000", RATE_LIMIT_INSIGHTS: "1000000" };
      child = spawn(process.execPath, ["src/server/main.ts"], {
        cwd: home,
        env: {
          PATH: process.env["PATH"],
          HOST: "127.0.0.1",
          PORT: String(port),
          DATA_DIRECTORY: state,
          LOG_LEVEL: "fatal",
          ...limits,
          ...environment,
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      if (child.stdout !== null) await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    },
    /** Its files stay until the run is over: a process that it had just begun may still be reading them. */
    stop,
    /**
     * Renames every script and marks the documents: what a build of changed sources does. A script keeps its name only with
     * its content, because browsers never ask for it again; with old ones among the new an open tab runs two apps.
     */
    release: (mark: string): void => {
      const dist = join(home, "dist");
      const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
      const scripts = files.flatMap((name) => /^web\/assets\/(.+)\.js$/.exec(name)?.[1] ?? []);
      if (scripts.length === 0) throw new Error("the build has no scripts");
      const renamed = (text: string) =>
        scripts.reduce((all, name) => all.replaceAll(`${name}.js`, `${name}-${mark}.js`), text);
      for (const file of files.filter((name) => /\.(?:br|gz)$/.test(name))) rmSync(join(dist, file));
      for (const file of files.filter((name) => /\.(?:html|js|json)$/.test(name))) {
        const path = join(dist, file);
        // A build has its own mark in the worker, too.
        const marked = renamed(readFileSync(path, "utf8"))
          .replaceAll(/ludex-app-[0-9a-f]{12}/g, `ludex-app-${mark}`)
          .replace(file.endsWith(".html") ? "</head>" : /$^/, `<meta name="release" content="${mark}" /></head>`);
        rmSync(path);
        writeFileSync(renamed(path), marked);
      }
    },
  };
}
