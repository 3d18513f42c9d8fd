import { join } from "node:path";
import { defineConfig, type EnvironmentOptions } from "vite";
import react from "@vitejs/plugin-react";
import { compression } from "vite-plugin-compression2";
import { BROWSERS } from "./scripts/vite/browsers.ts";
import { developmentDocuments } from "./scripts/vite/development-documents.ts";
import { documentScripts } from "./scripts/vite/document-scripts.ts";
import { firstLoad } from "./scripts/vite/first-load.ts";
import { fonts } from "./scripts/vite/fonts.ts";
import { icons } from "./scripts/vite/icons.ts";
import { environmentFor, messages } from "./scripts/vite/messages.ts";
import { rowsWithoutServer } from "./scripts/vite/rows-without-server.ts";
import { unusedFilterColumns } from "./scripts/vite/unused-filter-columns.ts";
import { unusedQueryParts } from "./scripts/vite/unused-query-parts.ts";
import { unusedRouteColumns } from "./scripts/vite/unused-route-columns.ts";
import { pickedIcons } from "./scripts/vite/picked-icons.ts";
import { serviceWorker } from "./scripts/vite/service-worker.ts";
import { builtFolder, DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./src/shared/languages.ts";

/** The server behind the development server. */
const API = `http://127.0.0.1:${process.env.API_PORT ?? 4311}`;

/** Enough letters of what a file holds to tell it from all that had its name before. */
const ASSET = (extension: string) => `assets/[name]-[hash:7].${extension}`;

/** All but the entry, since a page whose script only imports another has no script of its own; and what the API page has. */
const NO_ENTRY = /^(?!.*(?:\.html|\/main\.tsx|\/api-docs\.css)$)/;

/** The name of what the first load brings. */
const FIRST_LOAD = "app";

/** Parts that are asked for at the press of a link. */
const AWAITED = /\b(?:game|search)-page-/;

/** What reads answers comes as one file, in one trip: somebody waits for the first answer. */
const READS_ANSWERS = /\/shared\/rawg\/(?:answers|game|page|taxonomy)\.ts$|\/node_modules\/zod\//;

const page = (name: string) => join(import.meta.dirname, "src/web", name);

/** The app for browsers that speaks `language`. */
function client(language: Language): EnvironmentOptions {
  const isFirst = language === DEFAULT_LANGUAGE;
  return {
    consumer: "client",
    build: {
      outDir: `../../dist/${builtFolder("web", language)}`,
      emptyOutDir: true,
      copyPublicDir: isFirst,
      ...(isFirst ? {} : { license: false }),
      rolldownOptions: {
        // The second is the frame of the API page, whose words the server writes.
        input: isFirst ? [page("index.html"), page("api-docs.html")] : [page("index.html")],
        checks: { pluginTimings: false },
        // The first load carries the names of all that may come later; a letter of each is fifty bytes.
        output: {
          chunkFileNames: ASSET("js"),
          entryFileNames: ASSET("js"),
          assetFileNames: ASSET("[ext]"),
          // What the first load brings is one file, whatever else may want a part of it: left to itself, the bundler cuts it
          // anew with every page that comes, each time for a kilobyte more.
          codeSplitting: {
            groups: [
              { name: FIRST_LOAD, tags: ["$initial"], test: NO_ENTRY },
              { name: "answers", test: READS_ANSWERS },
            ],
          },
        },
      },
    },
  };
}

/** The same components for the server: one file, with everything in it that it needs. */
function renderer(language: Language, command: "build" | "serve"): EnvironmentOptions {
  return {
    consumer: "server",
    ...(command === "build" && {
      define: { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV ?? "production") },
      resolve: { noExternal: true },
    }),
    build: {
      ssr: true,
      outDir: `../../dist/${builtFolder("server", language)}`,
      emptyOutDir: true,
      rolldownOptions: {
        input: page("page-renderer.tsx"),
        output: { entryFileNames: "[name].js", codeSplitting: false },
      },
      target: "node24",
      copyPublicDir: false,
      minify: false,
      license: false,
      manifest: false,
    },
  };
}

/** One environment a side; of the language that `scripts/build-app.js` names, or of the development server's one. */
function environments(command: "build" | "serve"): Record<string, EnvironmentOptions> {
  const named = LANGUAGES.filter((language) => language === process.env["BUILD_LANGUAGE"]);
  const built: readonly Language[] = command === "build" && named.length > 0 ? named : [DEFAULT_LANGUAGE];
  return Object.fromEntries(
    built.flatMap((language) => [
      [environmentFor("client", language), client(language)],
      [environmentFor("ssr", language), renderer(language, command)],
    ]),
  );
}

export default defineConfig(({ command }) => ({
  root: "src/web",
  cacheDir: "../../.cache/vite",
  publicDir: "public",
  plugins: [
    react(),
    messages(),
    documentScripts(),
    developmentDocuments(API),
    fonts(),
    icons(),
    unusedFilterColumns(),
    unusedQueryParts(),
    unusedRouteColumns(),
    rowsWithoutServer(),
    pickedIcons(),
    firstLoad(FIRST_LOAD),
    serviceWorker(),
    compression({ algorithms: ["gzip", "brotliCompress"], threshold: 512, exclude: /page-renderer|manifest\.json/ }),
  ],
  // What a thread beside the page has of words it says to nobody.
  worker: { plugins: () => messages(), rolldownOptions: { checks: { pluginTimings: false } } },
  build: {
    ...BROWSERS,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    license: { fileName: "licenses.md" },
    manifest: true,
    modulePreload: {
      // Browsers without it fetch the same files a moment later.
      polyfill: false,
      // Whoever loads a part that comes later names what that part imports, too, and their names are a hundredth of the
      // first load. They come one trip later now, but for the pages that visitors wait for.
      resolveDependencies: (part, files, { hostType }) =>
        hostType === "html" || AWAITED.test(part) ? files : files.filter((file) => file.endsWith(".css")),
    },
  },
  environments: environments(command),
  builder: {
    async buildApp(builder) {
      // Vite has one called "client" whether or not it is asked for.
      for (const name of Object.keys(environments(command))) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
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
