// Entry of the app where it runs without a server: starts the engine and the service worker, which brings it what the app
// would ask a server for, and then the app itself, which knows nothing of either.
// The bundler makes a file of its own of it, and this its address.
// oxlint-disable-next-line import/default
import engineAddress from "#browser/engine-worker.ts?worker&url";
import type { Errand, KeepApp, TakeCharge, UseServices } from "#shared/alone.ts";
import { runErrand } from "#web/api/run-errand.ts";
import { onServices } from "#web/state/own-services.ts";

const WORKER = `${import.meta.env.BASE_URL}service-worker.js`;
/** Without the worker the app says itself that nothing can be had. */
const WAIT_MS = 10_000;

type Policy = { createScriptURL: (url: string) => string };
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

async function keepApp(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ type: "keep-app" } satisfies KeepApp);
}

const policy = createPolicy();
const engine = new Worker(policy.createScriptURL(engineAddress), { type: "module" });
engine.addEventListener("message", ({ data, ports: [port] }: MessageEvent<Errand>) => {
  if (port !== undefined) void runErrand(data, port);
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin
onServices((services) => engine.postMessage({ type: "use-services", services } satisfies UseServices));
const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
if (workers !== undefined) {
  workers.addEventListener("message", ({ data, ports }) => engine.postMessage(data, [...ports]));
  workers.startMessages();
  await inCharge(workers).catch(() => undefined);
}
await import("./main.tsx");
if (workers !== undefined) requestIdleCallback(() => void keepApp(workers).catch(() => undefined));
