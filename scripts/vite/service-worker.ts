// Vite plugin: builds the service worker into one file at the root, tells it the names of the files that it belongs to,
// and puts the app shell beside it for those who are offline.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { unusedRouteColumns } from "./unused-route-columns.ts";

const ROOT = join(import.meta.dirname, "../..");
const ENTRY = join(ROOT, "src/web/worker/service-worker.ts");
const NEEDED_OFFLINE = /^assets\/(?!api-docs|.*latin-ext).*\.(?:js|css|woff2|svg)$/;

/** The code of the worker at `entry`, in one file, with `define` put in for its free names. */
export async function bundleWorker(entry: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    publicDir: false,
    plugins: [unusedRouteColumns()],
    define,
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: { input: entry, output: { format: "iife", entryFileNames: "service-worker.js" } },
    },
  });
  const outputs = Array.isArray(built) ? built : "output" in built ? [built] : [];
  const chunk = outputs[0]?.output[0];
  if (chunk === undefined) throw new Error("the service worker was not built");
  return chunk.code;
}

export function serviceWorker(): Plugin {
  return {
    name: "ludex-service-worker",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    async generateBundle(_options, bundle) {
      const shell = bundle["index.html"];
      const entry = Object.values(bundle).find(
        (output) => output.type === "chunk" && output.isEntry && output.facadeModuleId?.endsWith("/index.html"),
      );
      if (shell?.type !== "asset" || entry === undefined) throw new Error("the app has no index.html or no entry");
      const others = Object.keys(bundle).filter((name) => NEEDED_OFFLINE.test(name) && name !== entry.fileName);
      // Without the folder that all are in, which would stand there a hundred times.
      const files = [entry.fileName, ...others.toSorted()].map((name) => name.replace(/^assets\//, ""));
      const html = String(shell.source);
      const code = await bundleWorker(ENTRY, {
        APP_FILES: JSON.stringify(files),
        LANGUAGE: JSON.stringify(/<html lang="([^"]*)"/.exec(html)?.[1] ?? ""),
        BUILD: JSON.stringify(
          createHash("sha256")
            .update(files.join("\n") + html)
            .digest("hex")
            .slice(0, 12),
        ),
      });
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: code });
      this.emitFile({ type: "asset", fileName: "offline.html", source: html });
    },
  };
}
