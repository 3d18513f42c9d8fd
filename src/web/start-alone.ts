// Entry of the app where it runs without a server: starts the engine and the service worker, which brings it what the app
// would ask a server for, and then the app itself, which knows nothing of either. Once the page is quiet the whole catalogue
// is brought.
// The bundler makes a file of its own of it, and this its address.
// oxlint-disable-next-line import/default
import engineAddress from "#browser/engine-worker.ts?worker&url";
import { type KeepApp, LAYER_FILE, type Question, type TakeCharge } from "#shared/alone.ts";
import { MADE_IDS_FROM } from "#shared/game-id.ts";
import { ASK_AT_ONCE, CATALOGUE_GREW } from "#web/api/ask-grown.ts";
import { PAGE_DATA_ID } from "#web/document/page-data.ts";
import { onServices } from "#web/state/own-services.ts";
import { idle, quietPage } from "./quiet-page.ts";
import { startEngines } from "./start-engines.ts";

const WORKER = `${import.meta.env.BASE_URL}service-worker.js`;
const LAYER = import.meta.env.BASE_URL + LAYER_FILE;
/** A service worker of an older build does not say when it has kept the app. */
const KEEP_MS = 10_000;
/** Without the worker the app says itself that nothing can be had. */
const WAIT_MS = 10_000;
/** While both catalogues are open a page has some 600 MB: devices with less than that to spare do it when they must. */
const LITTLE_MEMORY_GB = 2;

type Policy = { createScriptURL: (url: string) => string };
/** Not in the compiler's types; not every browser says it. */
type WithLimits = { connection?: { saveData?: boolean }; deviceMemory?: number };
/** Not in the compiler's types. */
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } };

/** Addresses of code as the page's policy wants them: only of the two workers. */
function createPolicy(): Policy {
  const rules: Policy = {
    createScriptURL: (url) => {
      if (url !== WORKER && url !== engineAddress) throw new TypeError("only the workers");
      return url;
    },
  };
  return (globalThis as WithTrustedTypes).trustedTypes?.createPolicy("ludex-worker", rules) ?? rules;
}

/** Resolves once every request of this page goes through the service worker. */
async function inCharge(workers: ServiceWorkerContainer): Promise<void> {
  const charged = new Promise<void>((resolve) => {
    workers.addEventListener("controllerchange", () => resolve(), { once: true });
    setTimeout(resolve, WAIT_MS);
  });
  await workers.register(policy.createScriptURL(WORKER), { updateViaCache: "none" });
  if (workers.controller !== null) return;
  const { active } = await workers.ready;
  // Whoever reloads with Shift is let past it, and it does not take charge by itself a second time.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ type: "take-charge" } satisfies TakeCharge);
  await charged;
}

/** Resolves when the service worker has kept what it could. */
async function keepApp(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready;
  const { port1, port2 } = new MessageChannel();
  const tried = new Promise<void>((resolve) => {
    port1.addEventListener("message", () => resolve());
    port1.start();
    setTimeout(resolve, KEEP_MS);
  });
  active?.postMessage({ type: "keep-app" } satisfies KeepApp, [port2]);
  await tried;
  port1.close();
}

/**
 * Who saves data has the whole catalogue when it is there already, or something is asked for that the small one lacks; a
 * device with little memory only then.
 */
async function mayBringWhole(): Promise<boolean> {
  const { connection, deviceMemory = Infinity } = navigator as WithLimits;
  if (deviceMemory <= LITTLE_MEMORY_GB) return false;
  return connection?.saveData !== true || (await caches.match(LAYER)) !== undefined;
}

async function keepAndBring(workers: ServiceWorkerContainer): Promise<void> {
  await idle();
  // What is kept is fetched once more where a host says nothing of caches: never beside what somebody waits for.
  const isOpen = await engines.isOpen;
  await keepApp(workers);
  if (!isOpen || !(await mayBringWhole())) return;
  await quietPage(() => lastAsked);
  await engines.bringWhole();
}

/** Is this the address of a game that people have not written? Whoever opens it need not wait for what they have. */
const isOfLayer = () => Number(/\/(\d{10,16})\/?$/.exec(location.pathname)?.[1] ?? 0) >= MADE_IDS_FROM;

/** What a page that was written ahead keeps back until somebody answers for it: the attributes of its pictures. */
const LATER = ["srcset", "src", "poster"];

function bringPicture(element: Element): void {
  for (const name of LATER) {
    const address = element.getAttribute(`data-later-${name}`);
    element.removeAttribute(`data-later-${name}`);
    if (address !== null) element.setAttribute(name, address);
  }
}

/** Shows the engine's picture for the file's when it is there: Back finds that one, which the app's own list names. */
async function exchangePicture(image: HTMLImageElement): Promise<void> {
  const next = new Image();
  next.sizes = image.sizes;
  next.srcset = image.dataset["laterSrcset"] ?? "";
  next.src = image.dataset["laterSrc"] ?? "";
  await next.decode();
  bringPicture(image);
}

function bringPictures(): void {
  for (const element of document.querySelectorAll(LATER.map((name) => `[data-later-${name}]`).join())) {
    const isFile = element instanceof HTMLImageElement && !element.src.startsWith("data:");
    if (!isFile) bringPicture(element);
    // One that a `<picture>` chooses for is seldom come back to.
    else if (element.closest("picture") === null) void exchangePicture(element).catch(() => undefined);
  }
}

/**
 * A page that was written ahead gives way where it is another address's (`written-page.ts`): the app then begins from
 * nothing. Where the visitor has others asked than the catalogue that it was written from, it stays until they answer.
 */
function readWritten(isOfCatalogue: boolean): void {
  const page = document.documentElement;
  if (page.hidden) {
    document.querySelector("#root")?.replaceChildren();
    document.getElementById(PAGE_DATA_ID)?.remove();
    page.hidden = false;
  } else page.toggleAttribute(ASK_AT_ONCE, !isOfCatalogue && page.dataset["writtenFor"] !== undefined);
  bringPictures();
}

const policy = createPolicy();
const engines = startEngines(
  (name) => new Worker(policy.createScriptURL(engineAddress), { type: "module", name }),
  () => dispatchEvent(new Event(CATALOGUE_GREW)),
);
let lastAsked = performance.now();
let isOfCatalogue = true;
onServices((services) => {
  isOfCatalogue = services.rawg === undefined;
  engines.use({ type: "use-services", services });
});
const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
if (workers !== undefined) {
  workers.addEventListener("message", ({ data, ports }) => {
    lastAsked = performance.now();
    engines.ask(data as Question, ports); // Our own service worker sends nothing else.
  });
  workers.startMessages();
  await inCharge(workers).catch(() => undefined);
}
if (isOfLayer()) void engines.bringWhole();
readWritten(isOfCatalogue);
await import("./main.tsx");
if (workers !== undefined) void keepAndBring(workers).catch(() => undefined);
