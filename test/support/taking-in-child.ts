// A process that takes games in and may be killed at any moment: `node taking-in-child.ts '{"rawg": …}'`. When all are
// there it writes one line of JSON, its processor time and the most memory it had, and ends.
import { startTakingIn } from "../../src/server/sources/start-taking-in.ts";
import { openTakingIn, type TakingInSetup } from "./taking-in.ts";

const setup: Pick<TakingInSetup, "rawg" | "directory" | "top" | "cap"> = JSON.parse(process.argv[2] ?? "");
const opened = openTakingIn(setup);
const stop = new AbortController();
const log = {
  ...opened.log,
  info: (_fields: unknown, message = "") => {
    if (message === "all games are taken in") stop.abort();
  },
};
await startTakingIn({ ...opened, log, onRevision: () => undefined, signal: stop.signal, pauseMs: 0, awayMs: 50 });
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
process.stdout.write(
  JSON.stringify({ processorMs: Math.round((userCPUTime + systemCPUTime) / 1000), maxMb: maxRSS >> 10 }),
);
await opened.close();
