import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";
import react from "@vitejs/plugin-react";
import { compression } from "vite-plugin-compression2";
import { developmentDocuments } from "./scripts/vite/development-documents.ts";
import { documentScripts } from "./scripts/vite/document-scripts.ts";
import { fonts } from "./scripts/vite/fonts.ts";
import { icons } from "./scripts/vite/icons.ts";
import { unusedQueryParts } from "./scripts/vite/unused-query-parts.ts";
import { pickedIcons } from "./scripts/vite/picked-icons.ts";
import { serviceWorker } from "./scripts/vite/service-worker.ts";

/** The server behind the development server. */
const API = `http://127.0.0.1:${process.env.API_PORT ?? 4311}`;

export default defineConfig(({ command }) => ({
  root: "src/web",
  cacheDir: "../../.cache/vite",
  publicDir: "public",
  plugins: [
    react(),
    documentScripts(),
    developmentDocuments(API),
    fonts(),
    icons(),
    unusedQueryParts(),
    pickedIcons(),
    serviceWorker(),
    compression({ algorithms: ["gzip", "brotliCompress"], threshold: 512, exclude: /page-renderer|manifest\.json/ }),
  ],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2023",
    // The first that know light-dark() (2024). What the bundler writes in its place for older ones settles a colour once
    // for the whole page, and not where it is used: what stays dark on a picture would not.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    license: { fileName: "licenses.md" },
    manifest: true,
    // Browsers without it fetch the same files a moment later.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        // A hundredth less than what comes with the bundler, of a budget that is nearly spent. More passes save fifty
        // bytes and take a third more memory, as every further worker would.
        minify: "terser",
        terserOptions: { module: true, ecma: 2020, maxWorkers: 1, compress: { passes: 2, pure_getters: true } },
        // The second is the frame of the API page, whose words the server writes.
        rolldownOptions: {
          input: ["index.html", "api-docs.html"].map((name) => join(import.meta.dirname, "src/web", name)),
          checks: { pluginTimings: false },
        },
      },
    },
    // The same components for the server: one file, with everything in it that it needs.
    ssr: {
      ...(command === "build" && {
        define: { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV ?? "production") },
        resolve: { noExternal: true },
      }),
      build: {
        outDir: "../../dist/server",
        rolldownOptions: {
          input: "src/web/page-renderer.tsx",
          output: { entryFileNames: "[name].js", codeSplitting: false },
        },
        target: "node24",
        copyPublicDir: false,
        minify: false,
        license: false,
        manifest: false,
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      // Beside the renderer, which reads it; visitors have no use for it.
      renameSync("dist/web/.vite/manifest.json", "dist/server/manifest.json");
      rmSync("dist/web/.vite", { recursive: true });
    },
  },
  server: {
    port: 4310,
    strictPort: true,
    // The visitor's own Host header goes through, because addresses inside answers begin with it.
    proxy: Object.fromEntries(
      // The app's sources have a folder of the protocol's name.
      ["^/api/(?!.*\\.tsx?(?:\\?|$))", "/img", "/media", "/healthz", "/readyz"].map((path) => [
        path,
        { target: API, changeOrigin: false },
      ]),
    ),
  },
}));
