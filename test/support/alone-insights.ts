// The way of an insight where there is no server, in one process: what the service worker asks, the engine, and the page's
// errands to a model, with real ports between them.
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { answerByPort } from "../../src/browser/answer-by-port.ts";
import { askByPort } from "../../src/browser/ask-by-port.ts";
import { createEngine } from "../../src/browser/engine.ts";
import { createFetchByPage } from "../../src/browser/own/fetch-by-page.ts";
import { buildDatabase } from "../../src/server/catalogue/build.ts";
import { readRecords } from "../../src/server/catalogue/read-records.ts";
import type { TimeLimits } from "../../src/server/insights/time-limits.ts";
import { runErrand } from "../../src/web/api/run-errand.ts";
import { catalogueFiles, writeFiles } from "./catalogue-files.ts";
import type { FakeProvider } from "./fake-provider.ts";

type Setup = {
  provider?: FakeProvider;
  key: string;
  times?: TimeLimits;
  /** Sees each port that the engine answers by. */
  onPort?: (port: MessagePort) => void;
};

/** Asks it for what the app would ask a server for. The engine ends with the test. */
export function openAlone({ provider, key, times, onPort }: Setup) {
  const db = new DatabaseSync(":memory:");
  buildDatabase(db, readRecords(writeFiles(catalogueFiles())), "1");
  onTestFinished(() => db.close());
  const engine = createEngine(db);
  const fetchByPage = createFetchByPage((errand, port) => void runErrand(errand, port));
  const ai = provider && { url: provider.url, key, model: "first-model" };
  const services = { rawg: undefined, pictures: { way: "rawg", service: "" }, ai } as const;
  engine.use(services, { fetchByPage, ...(times !== undefined && { times }) });
  return async (target: string, leaving = new AbortController().signal): Promise<Response> =>
    await askByPort(target, {
      send: (question, port) => {
        onPort?.(port);
        void answerByPort(port, (left) => engine.ask(new URL(question.target, "http://here.invalid"), left));
      },
      leaving,
    });
}
