// The engine in a worker of its own, so that no search holds the page up. Questions come with a port each, and wait for
// the catalogue.
import "./buffer.ts";
import type { Answer, Question, UseServices } from "#shared/alone.ts";
import { openEngine } from "./open-engine.ts";
import { createFetchByPage } from "./own/fetch-by-page.ts";

declare const self: DedicatedWorkerGlobalScope;

const engine = openEngine(import.meta.env.BASE_URL);
const fetchByPage = createFetchByPage((errand, port) => self.postMessage(errand, [port]));

async function answer(target: string): Promise<Answer> {
  try {
    return await (await engine).ask(new URL(target, self.location.origin));
  } catch (error) {
    // The log is for whoever runs the site; the page says that nothing can be had.
    // oxlint-disable-next-line no-console
    console.error(error);
    const detail = "The catalogue could not be opened.";
    return { status: 503, contentType: "application/json", body: JSON.stringify({ detail, message: detail }) };
  }
}

self.addEventListener("message", ({ data, ports: [port] }) => {
  const message = data as Question | UseServices; // Only our own page can send one.
  if (message.type === "ask") void answer(message.target).then((given) => port?.postMessage(given));
  else engine.then(({ use }) => use(message.services, fetchByPage)).catch(() => undefined); // Asking says so.
});
