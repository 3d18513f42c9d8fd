// Entry of the server's side of the app: writes documents from the same components that the browser goes on with. It
// knows no screen's questions: a first pass finds out what the screen asks, the answers go into the second.
import { type QueryClient, type Query } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { matchRoute } from "#shared/match-route.ts";
import type { CreatePageRenderer, PageRequest, RenderedPage } from "#shared/page-renderer.ts";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import { ROUTES } from "#shared/routes.ts";
import { createDocumentQueryClient } from "#web/api/query-client.ts";
import { askThrough } from "#web/api/rawg.ts";
import { linkPage } from "#web/document/built-files.ts";
import { collectAnswers, writePageData } from "#web/document/page-data.ts";
import { writeHead } from "#web/document/page-head.ts";
import { openTemplate } from "#web/document/template.ts";
import { writeAt } from "#web/lib/navigation.ts";
import { playFrom } from "#web/lib/playable-video.ts";
import { noteRepository } from "#web/lib/project.ts";
import { noteDocumentSource } from "#web/state/data-source.ts";
import { App } from "./app.tsx";
import { pageFiles, preloadPages } from "./router.tsx";

/** An answer may make a screen ask once more; whatever it asks after that, the browser asks. */
const ROUNDS_MAX = 3;
const FAILED_STATUS = 502;

type Place = { pathname: string; search: string };

/** Where the document stands. A detail address without an id shows the 404 page, as the router has it. */
function placeOf(target: string): Place {
  const mark = target.indexOf("?");
  const pathname = mark === -1 ? target : target.slice(0, mark);
  const place = { pathname, search: mark === -1 ? "" : target.slice(mark) };
  const shown = matchRoute(pathname);
  const leadsOn = shown.name === "game" && shown.id === undefined;
  return leadsOn ? { pathname: ROUTES["not-found"].path, search: "" } : place;
}

/** The app's markup, and what React wants in the head. In one go: what is written in between belongs to nobody else. */
function writeApp(client: QueryClient, place: Place, source: string | undefined) {
  writeAt(place);
  noteDocumentSource(source);
  const markup = renderToString(<App queryClient={client} />);
  const start = markup.indexOf("<div");
  return { hoisted: markup.slice(0, start), body: markup.slice(start) };
}

const isUnanswered = ({ state, options }: Query) =>
  state.status === "pending" && options.queryFn !== undefined && Reflect.get(options, "enabled") !== false;

const stopped = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** Asks what the screen wants to know. False when the time was up before everything was answered. */
async function askAll(client: QueryClient, signal: AbortSignal, write: () => void): Promise<boolean> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    write();
    const questions = client.getQueryCache().getAll().filter(isUnanswered);
    if (questions.length === 0) return true;
    await Promise.race([Promise.allSettled(questions.map((query) => query.fetch())), stopped(signal)]);
    if (signal.aborted) {
      await client.cancelQueries();
      return false;
    }
  }
  // What came last goes into the markup, too, which would not fit the answers beside it otherwise.
  write();
  return true;
}

/** Questions whose answers have pages. */
const LISTS: ReadonlySet<unknown> = new Set(["games", "search"]);

/** What the page's row says, or what the failure of its question means. */
function statusOf(client: QueryClient, { pathname }: Place): number {
  const { status: wellDone = 200, question } = ROUTES[matchRoute(pathname).name];
  // A subject's games are a question of their own beside what is said of it.
  const asksFor: readonly unknown[] = question === "subject" ? [question, "games"] : [question];
  const failed = client
    .getQueryCache()
    .getAll()
    .find(({ queryKey: [asked], state: { status } }) => status === "error" && asksFor.includes(asked));
  if (failed === undefined) return wellDone;
  const { error } = failed.state;
  if (!(error instanceof RawgError)) return FAILED_STATUS;
  // A game or studio that does not exist is no page; a list that ends before the page asked for is one, and says so.
  if (error.status === 404) return LISTS.has(failed.queryKey[0]) ? 200 : 404;
  // What was refused for what the address says is the address's fault, not the catalogue's.
  const isRefused = error.status >= 400 && error.status < 500;
  return isRefused || error.status >= FAILED_STATUS ? error.status : FAILED_STATUS;
}

const addressOf = (input: string | URL | Request) => (input instanceof Request ? input.url : input.toString());

/** React leaves this where something waited for its code, or failed, and the browser should try. */
const UNWRITTEN = "<!--$!-->";
const FAILED_SCREEN = /<main[^>]*><!--\$!-->/;

/** All code is in this file: what comes by itself is there in the next turn. */
const untilLoaded = () => new Promise((resolve) => setTimeout(resolve));

const titleIn = (hoisted: string) => /<title>([^<]*)<\/title>/.exec(hoisted)?.[1] ?? "Ludex";

/** See `PageRenderer`. Loads every page's code before the first document. */
export const createPageRenderer: CreatePageRenderer = async (options) => {
  const { template, manifest, repositoryUrl, videoHosts } = options;
  playFrom(videoHosts);
  noteRepository(repositoryUrl);
  const fill = openTemplate(template);
  await preloadPages();
  const render = async ({ target, origin, ask, dataSource, signal }: PageRequest): Promise<RenderedPage> => {
    const place = placeOf(target);
    const client = createDocumentQueryClient();
    askThrough(client, (input, init) => ask(addressOf(input), init?.signal ?? undefined));
    let written = { hoisted: "", body: "" };
    const write = () => {
      written = writeApp(client, place, dataSource());
    };
    const isWhole = await askAll(client, signal, write);
    for (let round = 0; round < ROUNDS_MAX && written.body.includes(UNWRITTEN); round += 1) {
      await untilLoaded();
      write();
    }
    const { hoisted, body } = written;
    if (FAILED_SCREEN.test(body)) throw new Error("The screen could not be written.");
    const status = isWhole ? statusOf(client, place) : 200;
    const { markup: head, preview } = writeHead({ ...place, origin, title: titleIn(hoisted), status, client });
    const { styles, scripts } = linkPage(manifest, pageFiles(matchRoute(place.pathname).name));
    const { pathname: path, search } = place;
    const data = { path, search, asked: target, dataSource: dataSource(), answers: collectAnswers(client) };
    client.clear();
    return {
      html: fill({ head: `${hoisted}${styles}${head}`, scripts, body, data: writePageData(data) }),
      status,
      isWhole,
      preview,
    };
  };
  return { render };
};
