// Finds what the build made for the server: the renderer, the page that it fills, and the list of files. Nothing of it is
// known to the compiler, because the server does not import the app.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readBuiltPage, type SiteFacts } from "#server/http/built-page.ts";
import type { CreatePageRenderer, PageRenderer, PageRendererOptions } from "#shared/page-renderer.ts";

/** Makes the renderer. */
export type OpenRenderer = () => Promise<PageRenderer>;

/**
 * The renderer built into `directory` (`web` and `server` below it); undefined where the app has not been built. `facts`
 * are told to every document.
 */
export function findRenderer(directory: string, facts: SiteFacts = {}): OpenRenderer | undefined {
  const file = join(directory, "server", "page-renderer.js");
  const index = join(directory, "web", "index.html");
  if (!existsSync(file) || !existsSync(index)) return undefined;
  return async () => {
    // The build puts exactly this under the name; see shared/page-renderer.ts.
    const built = (await import(pathToFileURL(file).href)) as { createPageRenderer: CreatePageRenderer };
    const manifest = JSON.parse(readFileSync(join(directory, "server", "manifest.json"), "utf8")) as unknown;
    return await built.createPageRenderer({
      template: readBuiltPage(index, facts),
      repositoryUrl: facts.repositoryUrl,
      manifest: manifest as PageRendererOptions["manifest"],
      videoHosts: facts.videoHosts ?? [],
    });
  };
}
