// Vite plugin for `npm run dev`: pages come as documents, written from the sources as they are at this moment by the
// renderer that a build would use, with the answers of the server behind.
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { loadConfig } from "../../src/server/config.ts";
import { repositoryOf } from "../../src/server/config-repository.ts";
import { withSiteFacts } from "../../src/server/http/built-page.ts";
import { DEFAULT_LANGUAGE } from "../../src/shared/languages.ts";
import { isNoPage } from "../../src/shared/no-pages.ts";
import { withoutOwnOrigin } from "../../src/shared/own-addresses.ts";
import type { Ask, CreatePageRenderer, RenderedPage } from "../../src/shared/page-renderer.ts";

const ROOT = join(import.meta.dirname, "../..");
const STYLES = "/styles/index.css";
/** Longer than the server gives itself: here a file may have to be compiled first. */
const DATA_TIMEOUT_MS = 10_000;
/** React leaves this where something waited for its code, which in a build is always there. */
const UNWRITTEN = "<!--$!-->";
const TURNS_MAX = 30;
const TURN_MS = 100;

const targetOf = (request: IncomingMessage & { originalUrl?: string }) => request.originalUrl ?? request.url ?? "/";

function wantsPage(request: IncomingMessage): boolean {
  const path = targetOf(request).split("?", 1).join("");
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && !isNoPage(path) && (request.headers.accept ?? "").includes("text/html");
}

/** Asks the server behind; `heard` is told where the data came from. */
function createAsk(api: string, heard: (source: string) => void): Ask {
  return async (target, signal) => {
    const answer = await fetch(`${api}${target}`, { headers: { accept: "application/json" }, signal: signal ?? null });
    const source = answer.headers.get("ludex-data");
    if (source !== null) heard(source);
    const { status, statusText } = answer;
    return new Response(withoutOwnOrigin(await answer.text(), api), { status, statusText });
  };
}

/** Every style sheet that the app has by now; the scripts find each in its place and go on with it. */
async function inlineStyles({ environments: { ssr, client } }: ViteDevServer): Promise<string> {
  const files = [...ssr.moduleGraph.urlToModuleMap.values()].filter(({ url }) => url.endsWith(".css"));
  const sheets = [{ url: STYLES, id: join(ROOT, "src/web", STYLES) }, ...files].map(async ({ url, id }) => {
    const code = (await client.transformRequest(`${url}?direct`))?.code ?? "";
    return `<style data-vite-dev-id="${id}">${code.replaceAll("</style", "<\\/style")}</style>`;
  });
  return (await Promise.all(sheets)).join("");
}

/** What the server tells every document. */
function siteFacts() {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const read = loadConfig();
  const config = "config" in read ? read.config : undefined;
  return { repositoryUrl: repositoryOf(config?.repositoryUrl, manifest), videoHosts: config?.videoHosts ?? [] };
}

/** Writes the document of a request. `api` is the server behind, `http://127.0.0.1:4311`. */
async function writePage(server: ViteDevServer, request: IncomingMessage, api: string): Promise<RenderedPage> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("this Vite cannot run the app's renderer");
  let dataSource: string | undefined;
  const ask = createAsk(api, (source) => (dataSource = source));
  const facts = siteFacts();
  // Only in the document of the root would the faces' own addresses lead anywhere.
  const html = readFileSync(join(ROOT, "src/web/index.html"), "utf8").replaceAll("../../.cache", `/@fs${ROOT}/.cache`);
  const target = targetOf(request);
  const template = withSiteFacts(await server.transformIndexHtml("/index.html", html, target), facts);
  // The file exports exactly this under the name; see shared/page-renderer.ts.
  const module = (await ssr.runner.import("/page-renderer.tsx")) as { createPageRenderer: CreatePageRenderer };
  const renderer = await module.createPageRenderer({ template, manifest: {}, ...facts });
  const render = () =>
    renderer.render({
      target,
      // The renderer was made in the one that this server speaks.
      language: DEFAULT_LANGUAGE,
      ask,
      origin: `http://${request.headers.host ?? "localhost"}`,
      dataSource: () => dataSource,
      signal: AbortSignal.timeout(DATA_TIMEOUT_MS),
    });
  let page = await render();
  for (let turn = 0; turn < TURNS_MAX && page.html.includes(UNWRITTEN); turn += 1) {
    await sleep(TURN_MS);
    page = await render();
  }
  const styles = await inlineStyles(server);
  return { ...page, html: page.html.replace("</head>", () => `${styles}</head>`) };
}

export function developmentDocuments(api: string): Plugin {
  return {
    name: "ludex-development-documents",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!wantsPage(request)) return next();
        const send = ({ html, status }: RenderedPage) => {
          response.writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
          response.end(html);
        };
        // As the server does: the app shell shows what can be shown, and the reason stands in the terminal.
        const giveUp = (error: unknown) => {
          const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
          server.config.logger.error(`The page could not be written: ${reason}`);
          next();
        };
        void writePage(server, request, api).then(send, giveUp);
      });
    },
  };
}
