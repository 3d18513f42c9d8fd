// Finds what the build made for the server: the renderer, the page that it fills, and the list of files. Nothing of it is
// known to the compiler, because the server does not import the app.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inEachLanguage } from "#server/http/built-languages.ts";
import { readBuiltPage, type SiteFacts } from "#server/http/built-page.ts";
import { builtFolder, DEFAULT_LANGUAGE } from "#shared/languages.ts";
import type { CreatePageRenderer, PageRenderer, PageRendererOptions } from "#shared/page-renderer.ts";

const RENDERER = "page-renderer.js";
const INDEX = "index.html";

/** Makes it when it is first wanted, and keeps it. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return async () => await (made ??= make());
}

/** Makes the renderer. */
export type OpenRenderer = () => Promise<PageRenderer>;

/** The renderer of one language: `server` and `web` are its folders. */
async function openOne(folders: { server: string; web: string }, facts: SiteFacts): Promise<PageRenderer> {
  // The build puts exactly this under the name; see shared/page-renderer.ts.
  const built = (await import(pathToFileURL(join(folders.server, RENDERER)).href)) as {
    createPageRenderer: CreatePageRenderer;
  };
  const manifest = JSON.parse(readFileSync(join(folders.server, "manifest.json"), "utf8")) as unknown;
  return await built.createPageRenderer({
    template: readBuiltPage(join(folders.web, INDEX), facts),
    repositoryUrl: facts.repositoryUrl,
    manifest: manifest as PageRendererOptions["manifest"],
    videoHosts: facts.videoHosts ?? [],
  });
}

/**
 * The renderer built into `directory` (`web` and `server` below it, and their like for other languages); undefined where
 * the app has not been built. `facts` are told to every document. Another language's code is loaded for the first visitor
 * who speaks it.
 */
export function findRenderer(directory: string, facts: SiteFacts = {}): OpenRenderer | undefined {
  const [server, web] = [join(directory, "server"), join(directory, "web")];
  if (!existsSync(join(server, RENDERER)) || !existsSync(join(web, INDEX))) return undefined;
  const open = inEachLanguage(server, (folder, language) =>
    once(async () => await openOne({ server: folder, web: builtFolder(web, language) }, facts)),
  );
  return async () => {
    await open[DEFAULT_LANGUAGE]();
    return { render: async (request) => await (await open[request.language]()).render(request) };
  };
}
