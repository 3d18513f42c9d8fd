// The engine in a worker of its own, so that no search holds the page up. Questions come with a port each, and wait for
// the catalogue. There are two such workers in turn: the first has what people wrote, the second the whole catalogue, which
// takes longer to be fetched and opened; until then the first one answers, and hands on what it lacks.
import "./buffer.ts";
import {
  type Answer,
  type Opened,
  type PassedOn,
  type Question,
  type Retire,
  type UseServices,
  WHOLE_ENGINE,
} from "#shared/alone.ts";
import { answerByPort } from "./answer-by-port.ts";
import type { Given } from "./engine.ts";
import { mayLack } from "./may-lack.ts";
import { openEngine } from "./open-engine.ts";
import { createFetchByPage } from "./own/fetch-by-page.ts";

declare const self: DedicatedWorkerGlobalScope;

const isWhole = self.name === WHOLE_ENGINE;
const opening = openEngine(import.meta.env.BASE_URL, isWhole);
const engine = opening.then((opened) => opened.engine);
const fetchByPage = createFetchByPage((errand, port) => self.postMessage(errand, [port]));
let answering = 0;
let isRetired = false;

// oxlint-disable-next-line unicorn/require-post-message-target-origin
const told = (isOpen: boolean) => self.postMessage({ type: "opened", isOpen } satisfies Opened);
// What is kept for later is fetched when this is told: never beside what is waited for.
opening
  .then(({ isComplete }) => isComplete)
  .then(
    () => told(true),
    () => told(false),
  );

function unavailable(detail: string): Answer {
  return { status: 503, contentType: "application/json", body: JSON.stringify({ detail, message: detail }) };
}

async function ask(url: URL, leaving: AbortSignal): Promise<Given> {
  try {
    return await (await engine).ask(url, leaving);
  } catch (error) {
    // The log is for whoever runs the site; the page says that nothing can be had.
    // oxlint-disable-next-line no-console
    console.error(error);
    return unavailable("The catalogue could not be opened.");
  }
}

async function answer({ target, isFinal }: Question, port: MessagePort): Promise<void> {
  const url = new URL(target, self.location.origin);
  const lacks = (given: Answer) => !isWhole && mayLack(url, given);
  // Nobody can say that it is not there while most of the catalogue is not at hand.
  const atLast = (given: Given) =>
    lacks(given) && given.status === 404 ? unavailable("The whole catalogue could not be fetched.") : given;
  if (isFinal !== undefined) return await answerByPort(port, async (leaving) => atLast(await ask(url, leaving)));
  await answerByPort(port, (leaving) => ask(url, leaving), {
    isForOther: lacks,
    to: (other) => self.postMessage({ type: "pass-on", target } satisfies PassedOn, [other]),
  });
}

function endWhenDone(): void {
  if (isRetired && answering === 0) self.close();
}

self.addEventListener("message", ({ data, ports: [port] }) => {
  const message = data as Question | UseServices | Retire; // Only our own page can send one.
  if (message.type === "retire") {
    isRetired = true;
    endWhenDone();
  } else if (message.type === "use-services") {
    engine.then(({ use }) => use(message.services, { fetchByPage })).catch(() => undefined); // Asking says so.
  } else if (port !== undefined) {
    answering += 1;
    void answer(message, port).finally(() => {
      answering -= 1;
      endWhenDone();
    });
  }
});
