// Vite plugin for what stands around the app in index.html: puts src/web/first-paint.ts and src/web/start-app.ts,
// compiled, into its head as inline scripts, which the server allows by their hashes; and moves the app's own script into
// a template, where it waits until the second takes it out. The API page gets the first alone, for its theme.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROUTES } from "../../src/shared/routes.ts";
import { type HtmlTagDescriptor, minifySync, type Plugin, transformWithOxc } from "vite";

const APP_PAGE = "/index.html";
/** The scripts of each page, in this order. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  [APP_PAGE]: ["first-paint.ts", "start-app.ts"],
  "/api-docs.html": ["first-paint.ts"],
};
/** What the scripts, which import nothing, are told of the table of routes. */
const TOLD = { CATALOGUE_PATH: ROUTES.catalogue.path, FAVORITES_PATH: ROUTES.favorites.path };
const APP_CODE = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
/** What the scripts change, and stand behind; what comes below could hold them up. */
const CHANGED = /(?:\s*<meta name="theme-color"[^>]*>)+/;

async function compile(name: string, base: string): Promise<string> {
  const define = Object.fromEntries(Object.entries(TOLD).map(([told, path]) => [told, JSON.stringify(base + path)]));
  const file = join(import.meta.dirname, "../../src/web", name);
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file, { define });
  return minifySync(name.replace(/ts$/, "js"), code).code.trim();
}

/** The page with its scripts in its head. */
async function withScripts(html: string, names: readonly string[], base: string): Promise<string> {
  const scripts = await Promise.all(names.map(async (name) => `<script>${await compile(name, base)}</script>`));
  if (!CHANGED.test(html)) throw new Error("the page has no theme-color");
  return html.replace(CHANGED, (metas) => `${metas}\n    ${scripts.join("")}`);
}

/**
 * `base` is the folder of the app, without a slash at its end; empty at the root of its host. `more` are scripts, before
 * those of every build, for the app's page.
 */
export function documentScripts(base = "", more: readonly string[] = []): Plugin {
  return {
    name: "ludex-document-scripts",
    transformIndexHtml: {
      order: "post",
      handler: async (bare, { path, bundle }) => {
        const names = SCRIPTS[path] ?? [];
        const html = await withScripts(bare, path === APP_PAGE ? [...more, ...names] : names, base);
        if (path !== APP_PAGE) return html;
        const scripts = (html.match(APP_CODE) ?? []).join("");
        // Taken out together, links are followed before scripts are; the largest file would be the last to be asked for.
        const entry = /<script[^>]* src="([^"]+)"/.exec(scripts)?.[1] ?? "";
        const code = `<link rel="modulepreload" crossorigin href="${entry}">${scripts}`;
        const waiting: HtmlTagDescriptor = {
          tag: "template",
          attrs: { id: "app-code" },
          children: bundle === undefined ? "" : code,
          injectTo: "head",
        };
        // The development server's code does not wait.
        return { html: bundle === undefined ? html : html.replaceAll(APP_CODE, ""), tags: [waiting] };
      },
    },
  };
}
