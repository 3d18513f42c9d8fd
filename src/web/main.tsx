// Entry of the browser app: styles first, then React, which hydrates the server's document, or starts
// from nothing where the server sent the app shell.
import "./styles/index.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { QueryClient } from "@tanstack/react-query";
import { ALONE } from "#shared/alone.ts";
import { createQueryClient, keepFailures } from "#web/api/query-client.ts";
import { type PageData, readPageData, takeUpAnswers } from "#web/document/page-data.ts";
import { hydrateAt, navigate } from "#web/lib/navigation.ts";
import { offersSync } from "#web/lib/offers-sync.ts";
import { tolerateTranslators } from "#web/lib/tolerate-translators.ts";
import { noteDataSource, noteDocumentSource } from "#web/state/data-source.ts";
import { keptCode } from "#web/state/sync/kept-code.ts";
import { App } from "./app.tsx";
import { keepEarlyHeart } from "./early-hearts.ts";
import { askForTyped } from "./early-search.ts";
import { preloadShown } from "./router.tsx";

/** What was done before anything listened, which `start-app.ts` has kept. */
const answerEarlyDeeds = () => dispatchEvent(new CustomEvent("app-listens", { detail: keepEarlyHeart }));

/** What is in view has come by then, also on a slow line. */
const TOUCH_PREFETCH_MS = 3000;

/** Fetches ahead what a visitor turns to; the code for that comes with the first turn. */
function prefetchOnIntent(queryClient: QueryClient): void {
  const listening = new AbortController();
  const begin = (event?: Event) => {
    listening.abort();
    import("./prefetch.ts").then(({ watchIntent }) => watchIntent(queryClient, event)).catch(() => undefined);
  };
  for (const turn of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(turn, begin, { signal: listening.signal });
  // A finger turns to nothing before it presses.
  if (matchMedia("(hover: none)").matches) setTimeout(begin, TOUCH_PREFETCH_MS);
}

/** Where this is one of several devices of a visitor, what keeps them in step begins its work on every page. */
function keepInStep(): void {
  if (!offersSync() || keptCode.read() === "") return;
  // Without its code the shelf is what it was.
  import("#web/api/shelf-sync.ts").then(({ watchSync }) => watchSync()).catch(() => undefined);
}

/** Hydrates the server's document, from the answers that it carries. */
async function hydrate(root: Element, { path, search, asked, dataSource, answers }: PageData): Promise<void> {
  const queryClient = createQueryClient();
  const onShown = keepFailures(queryClient);
  takeUpAnswers(queryClient, answers);
  askForTyped(queryClient);
  noteDocumentSource(dataSource);
  noteDataSource(dataSource ?? null);
  // A detail address without an id leads to the 404 screen, which the document shows already.
  if (location.pathname !== path && `${location.pathname}${location.search}` === asked)
    navigate(path, { replace: true });
  hydrateAt({ pathname: path, search });
  // Code that cannot be had is asked for once more by the screen, which then says so.
  await preloadShown(path, root).catch(() => undefined);
  // A transition gives the browser its turn in between: what is already shown can be scrolled and clicked meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App queryClient={queryClient} onShown={onShown} />
      </StrictMode>,
    );
  });
  prefetchOnIntent(queryClient);
  answerEarlyDeeds();
  keepInStep();
  askWhenGrown(queryClient);
}

/** Without a server the catalogue grows under the app. */
function askWhenGrown(queryClient: QueryClient): void {
  if (import.meta.env.MODE === ALONE)
    void import("#web/api/ask-grown.ts").then((grown) => grown.askWhenGrown(queryClient));
}

function startShell(root: Element): void {
  // The page's own title stands until here; from now on every screen brings its own.
  document.querySelector("title")?.remove();
  const queryClient = createQueryClient();
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
  prefetchOnIntent(queryClient);
  answerEarlyDeeds();
  keepInStep();
  askWhenGrown(queryClient);
}

tolerateTranslators();
const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
const data = readPageData();
if (data === undefined) startShell(root);
else void hydrate(root, data);
