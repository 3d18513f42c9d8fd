// Builds the app that runs without a server: the same sources, another entry, and the two workers beside it.
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { ALONE } from "../../src/shared/alone.ts";
import type { BuiltServices } from "../../src/shared/own-services.ts";
import type { PageRendererOptions } from "../../src/shared/page-renderer.ts";
import { documentScripts } from "../vite/document-scripts.ts";
import { fonts } from "../vite/fonts.ts";
import { icons } from "../vite/icons.ts";
import { messages } from "../vite/messages.ts";
import { pickedIcons } from "../vite/picked-icons.ts";
import { BROWSERS } from "../vite/browsers.ts";
import { bundleWorker } from "../vite/service-worker.ts";
import { sqliteInMemory } from "../vite/sqlite-in-memory.ts";
import { unusedFilterColumns } from "../vite/unused-filter-columns.ts";
import { unusedQueryParts } from "../vite/unused-query-parts.ts";
import { unusedRouteColumns } from "../vite/unused-route-columns.ts";

const ROOT = join(import.meta.dirname, "../..");
const WORKER = join(ROOT, "src/browser/service-worker.ts");
/** So much of a hash names a build. */
const BUILD_LENGTH = 12;

/** What the engine uses of Node's timers. */
const TIMERS = { find: "node:timers/promises", replacement: join(ROOT, "src/browser/timers.ts") };

/** As the catalogue's files end, which are packed as well. */
const PACKED = ".bin";

/** The page begins with what stands in for a server. */
function otherEntry(): Plugin {
  return {
    name: "ludex-alone-entry",
    transformIndexHtml: { order: "pre", handler: (html) => html.replace("./main.tsx", "./start-alone.ts") },
  };
}

/** The name of a build of these files: another one where its document or its catalogue is another. */
export function buildName(files: readonly string[], html: string | Uint8Array, version: string): string {
  const hash = createHash("sha256")
    .update(`${version}\n${files.join("\n")}\n`)
    .update(html);
  return hash.digest("hex").slice(0, BUILD_LENGTH);
}

type Manifest = PageRendererOptions["manifest"];

type AppOptions = {
  base: string;
  outDir: string;
  more: readonly string[];
  version: string;
  services: BuiltServices;
};

/** The service worker, told of the build's files and of `more` that are laid beside them. */
function aloneWorker({ more, version }: Pick<AppOptions, "more" | "version">): Plugin {
  return {
    name: "ludex-alone-worker",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/(?!.*latin-ext)/.test(name));
      const html = bundle["index.html"];
      const known = [...files.toSorted(), ...more];
      const source = html?.type === "asset" ? html.source : "";
      const code = await bundleWorker(WORKER, {
        APP_FILES: JSON.stringify(known),
        BUILD: JSON.stringify(buildName(known, source, version)),
      });
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: code });
    },
  };
}

/** Packs SQLite, which hosts seldom do, for `open-database.ts`. */
function packedWasm(): Plugin {
  return {
    name: "ludex-packed-wasm",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(PACKED)) file.source = gzipSync(file.source, { level: 9 });
    },
  };
}

/** What is packed has another end: some hosts unpack what they know. */
const assetName = ({ names }: { names: readonly string[] }) =>
  `assets/[name]-[hash]${names.some((name) => name.endsWith(".wasm")) ? PACKED : "[extname]"}`;

/** What the code is made of, on either side. */
const codePlugins = () => [
  react(),
  messages(),
  unusedFilterColumns(),
  unusedQueryParts(),
  unusedRouteColumns(),
  pickedIcons(),
];
const pagePlugins = (base: string) => [
  documentScripts(base.replace(/\/$/, ""), ["written-page.ts"]),
  fonts(),
  icons(),
  otherEntry(),
];

type SharedOptions = Pick<AppOptions, "base" | "services">;

const shared = ({ base, services }: SharedOptions) => ({
  configFile: false as const,
  root: join(ROOT, "src/web"),
  base,
  mode: ALONE,
  logLevel: "warn" as const,
  define: { "process.env.NODE_ENV": '"production"', BUILT_SERVICES: JSON.stringify(services) },
});

/**
 * Builds into `outDir`, and returns the build's manifest. `base` is the folder that the app will lie in, with a slash at
 * both ends; `more` are files, relative to it, that the whole app needs besides, and `version` tells those of one build
 * from those of another; `services` is what the app says of others that can be asked.
 */
export async function buildApp({ base, outDir, more, version, services }: AppOptions): Promise<Manifest> {
  await build({
    ...shared({ base, services }),
    cacheDir: join(ROOT, ".cache/vite-static"),
    resolve: { alias: [TIMERS] },
    plugins: [...codePlugins(), ...pagePlugins(base), packedWasm(), aloneWorker({ more, version })],
    worker: {
      format: "es",
      plugins: () => [sqliteInMemory()],
      rolldownOptions: { output: { assetFileNames: assetName } },
    },
    build: {
      outDir,
      emptyOutDir: true,
      ...BROWSERS,
      assetsInlineLimit: 0,
      manifest: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  const folder = join(outDir, ".vite");
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest; // The bundler's own.
  rmSync(folder, { recursive: true });
  return manifest;
}

/** Builds what writes the app's documents into `outDir`, and returns its file. */
export async function buildRenderer(outDir: string, { base, services }: SharedOptions): Promise<string> {
  await build({
    ...shared({ base, services }),
    cacheDir: join(ROOT, ".cache/vite-static-renderer"),
    plugins: codePlugins(),
    ssr: { noExternal: true },
    build: {
      ssr: join(ROOT, "src/web/page-renderer.tsx"),
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      minify: false,
      target: "node24",
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: "[name].js", codeSplitting: false } },
    },
  });
  return join(outDir, "page-renderer.js");
}
