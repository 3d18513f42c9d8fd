// The service worker: favourites and visited games can be read without a network. What the network answers always comes
// first, so that nobody is shown an old app; only files whose names carry their content are taken from the copy at once.
import type { KeepGame } from "#shared/kept-game.ts";
import { isNoPage } from "#shared/no-pages.ts";
import { createKeeper } from "./keeper.ts";

declare const self: ServiceWorkerGlobalScope;
/** The build's own files in the folder of assets, put in while it is built: the entry script first. */
declare const APP_FILES: readonly string[];
declare const BUILD: string;
/** Of the words in them. */
declare const LANGUAGE: string;

const APP_PREFIX = "ludex-app-";
const APP = APP_PREFIX + BUILD;
const FILES = APP_FILES.map((name) => `/assets/${name}`);
/** The app shell, which fills itself. */
const SHELL = "/offline.html";

const keeper = createKeeper();

async function keepApp(): Promise<void> {
  const cache = await caches.open(APP);
  const shell = await fetch(SHELL, { cache: "reload", headers: { "accept-language": LANGUAGE } });
  // In the middle of a deployment the two can be of different builds; the browser will try again.
  if (!shell.ok || !(await shell.clone().text()).includes(FILES[0] ?? "")) throw new Error("not of this build");
  await cache.put(SHELL, shell);
  await cache.addAll(FILES);
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(APP_PREFIX) && name !== APP);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined; // Typed as anything by the platform.
    // Without a network Firefox gives an answer that is an error, where others give none.
    return preloaded === undefined || preloaded.type === "error" ? await fetch(event.request) : preloaded;
  } catch {
    return (await caches.match(SHELL, { cacheName: APP })) ?? Response.error();
  }
}

const answerAsset = async (request: Request) =>
  (await caches.match(request, { cacheName: APP, ignoreVary: true })) ?? (await fetch(request));

async function answerKept(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = request.signal.aborted ? undefined : await keeper.find(request);
    if (copy === undefined) throw error;
    return copy;
  }
}

self.addEventListener("install", (event) => {
  // Open tabs go on with what they have loaded; from the next document on everything is of the new build.
  void self.skipWaiting();
  event.waitUntil(keepApp());
});
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const message = event.data as KeepGame; // Only our own pages can send one.
  if (message.type === "keep-game") event.waitUntil(keeper.keep(message));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!isNoPage(url.pathname) && !url.pathname.includes(".")) event.respondWith(answerPage(event));
  } else if (url.pathname.startsWith("/assets/")) event.respondWith(answerAsset(request));
  else if (keeper.mayHave(url)) event.respondWith(answerKept(request));
});
