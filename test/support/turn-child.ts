// A process that tries for a turn: `node turn-child.ts URL SILENCE_MAX_MS` says `mine` when it has it and `lost`
// when it has it no longer. turn.system.test.ts starts and kills it.
import { createTurn } from "../../src/server/database/turn.ts";
import { createPostgres } from "../../src/server/database/postgres.ts";

const [url = "", silenceMaxMs = ""] = process.argv.slice(2);
const log = { warn: () => undefined, info: () => undefined };
const postgres = createPostgres({ url, timeoutMs: 2000, log });
const turn = createTurn(postgres, "test", { beatMs: 100, silenceMaxMs: Number(silenceMaxMs) });
const until = new AbortController();
process.once("SIGTERM", () => until.abort());
process.stdout.write("ready\n");
// A timer keeps the process: the turn does not.
const stay = setInterval(() => undefined, 60_000);
await turn.whileMine(async (mine) => {
  process.stdout.write("mine\n");
  await new Promise<void>((resolve) => {
    mine.addEventListener("abort", () => resolve(), { once: true });
  });
  process.stdout.write("lost\n");
}, until.signal);
await turn.close();
await postgres.close();
clearInterval(stay);
