// The service worker of the app that runs without a server. What the app asks a server for goes to the engine of the page
// that asks; files come from the copy that is kept of the whole app. It knows no catalogue and may be stopped at any time.
import { type KeepApp, LAYER_FILE, type TakeCharge } from "#shared/alone.ts";
import { askByPort } from "./ask-by-port.ts";
import { targetOf } from "./target.ts";

declare const self: ServiceWorkerGlobalScope;
/** The files of the build below the app's folder, put in while it is built. */
declare const APP_FILES: readonly string[];
declare const BUILD: string;

const APP_PREFIX = "ludex-alone-";
const APP = APP_PREFIX + BUILD;
/** The folder of the app, with a slash at both ends. */
const BASE = new URL("./", location.href).pathname;
/** Fills itself at whatever address it is shown. */
const SHELL = `${BASE}404.html`;
/** Addresses of a server, whatever folder the app lies in. */
const OF_SERVER = /^\/(?:api|media)\/|^\/img$/;
/** Not among the files of the app: it is kept when it is fetched. */
const LAYER = BASE + LAYER_FILE;
const TRAILERS = "/media/trailers/";

/** Keeps every file, of which most are in the browser's own cache by now. */
async function keepApp(): Promise<void> {
  const cache = await caches.open(APP);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([SHELL, ...APP_FILES.map((file) => BASE + file)].filter((path) => !known.has(path)));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(APP_PREFIX) && name !== APP);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const kept = (request: Request | string) => caches.match(request, { cacheName: APP, ignoreVary: true });

async function answerFile(request: Request): Promise<Response> {
  return (await kept(request)) ?? (await fetch(request));
}

/** The layer; what is fetched of it is kept, if the browser has room, by the second promise. */
function answerLayer(request: Request): [answer: Promise<Response>, keeping: Promise<void>] {
  const fetched = kept(request).then(async (known) => {
    if (known !== undefined) return { response: known };
    const response = await fetch(request);
    return response.ok ? { response, copy: response.clone() } : { response };
  });
  const keep = async () => {
    const { copy } = await fetched;
    if (copy !== undefined) await (await caches.open(APP)).put(request, copy);
  };
  return [fetched.then(({ response }) => response), keep().catch(() => undefined)];
}

/** What the host answers, so that a new build is seen at once; the shell without a network. */
async function answerPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await kept(SHELL)) ?? Response.error();
  }
}

/** The engine's answer to a question, whose parameters are partly in a form where they are the visitor's own. */
async function answerQuestion(event: FetchEvent): Promise<Response> {
  const { clientId, request } = event;
  const target = targetOf(new URL(request.url), request.method === "POST" ? await request.text() : "");
  const page = await self.clients.get(clientId);
  if (page === undefined) return Response.error();
  return await askByPort(target, {
    send: (question, port) => page.postMessage(question, [port]),
    leaving: request.signal,
    // A browser may take an answer for given when its body begins, and stop a worker that has nothing else to do.
    onPieces: (over) => event.waitUntil(over),
  });
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const message = event.data as KeepApp | TakeCharge; // Only our own pages can send one.
  const told = () => event.ports[0]?.postMessage("tried");
  if (message.type === "keep-app") event.waitUntil(keepApp().finally(told));
  else event.waitUntil(self.clients.claim());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  // A form is a question of the app, or nothing that is answered here.
  const isRead = request.method === "GET";
  if (request.mode === "navigate") {
    if (isRead && url.pathname.startsWith(BASE)) event.respondWith(answerPage(request));
  } else if (url.pathname.startsWith(TRAILERS)) event.respondWith(fetch(BASE + url.pathname.slice(1), request));
  else if (OF_SERVER.test(url.pathname)) event.respondWith(answerQuestion(event));
  else if (!isRead) return;
  else if (url.pathname === LAYER) {
    const [answer, keeping] = answerLayer(request);
    event.respondWith(answer);
    event.waitUntil(keeping);
  } else if (url.pathname.startsWith(BASE)) event.respondWith(answerFile(request));
});
