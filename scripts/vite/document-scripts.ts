// Vite plugin for what stands around the app in index.html: puts src/web/first-paint.ts and src/web/start-app.ts,
// compiled, into its head as one inline script, which the server allows by its hash; and moves the app's own script into
// a template, where it waits until that script takes it out.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROUTES } from "../../src/shared/routes.ts";
import { type HtmlTagDescriptor, minifySync, type Plugin, transformWithOxc } from "vite";

/** The app's page; others have nothing to settle. */
const PAGE = "/index.html";
const SOURCES = ["first-paint.ts", "start-app.ts"].map((name) => join(import.meta.dirname, "../../src/web", name));
/** What the scripts, which import nothing, are told of the table of routes. */
const TOLD = { CATALOGUE_PATH: ROUTES.catalogue.path, FAVORITES_PATH: ROUTES.favorites.path };
const APP_CODE = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

async function compile(): Promise<string> {
  const define = Object.fromEntries(Object.entries(TOLD).map(([name, path]) => [name, JSON.stringify(path)]));
  const compiled = SOURCES.map((file) => transformWithOxc(readFileSync(file, "utf8"), file, { define }));
  const parts = await Promise.all(compiled);
  return minifySync("document.js", parts.map(({ code }) => code).join("\n")).code.trim();
}

export function documentScripts(): Plugin {
  return {
    name: "ludex-document-scripts",
    transformIndexHtml: {
      order: "post",
      handler: async (html, { path, bundle }) => {
        if (path !== PAGE) return [];
        const settling: HtmlTagDescriptor = { tag: "script", children: await compile(), injectTo: "head-prepend" };
        const code = (html.match(APP_CODE) ?? []).join("");
        const waiting: HtmlTagDescriptor = {
          tag: "template",
          attrs: { id: "app-code" },
          children: bundle === undefined ? "" : code,
          injectTo: "head",
        };
        // The development server's code does not wait.
        if (bundle === undefined) return [settling, waiting];
        return { html: html.replaceAll(APP_CODE, ""), tags: [settling, waiting] };
      },
    },
  };
}
