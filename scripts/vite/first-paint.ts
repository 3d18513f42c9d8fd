// Vite plugin: puts src/web/first-paint.ts, compiled, into the head of the page as an inline script. The server allows
// exactly this script by its hash.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, type Plugin, transformWithOxc } from "vite";

/** The app's page; others have nothing to settle. */
const PAGE = "/index.html";
const SOURCE = join(import.meta.dirname, "../../src/web/first-paint.ts");

async function compile(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, "utf8"), SOURCE);
  return minifySync("first-paint.js", code).code.trim();
}

/** Inlines the script into `index.html`, in front of everything that could be painted. */
export function firstPaint(): Plugin {
  return {
    name: "ludex-first-paint",
    transformIndexHtml: {
      order: "post",
      handler: async (_html, { path }) =>
        path === PAGE ? [{ tag: "script", children: await compile(), injectTo: "head-prepend" }] : [],
    },
  };
}
