// The gateway's lines in the log while RAWG is away.
import { expect, it, vi } from "vitest";
import { logExchanges } from "./exchange-log.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

it("[Q-01] a RAWG that is away for a day is told a dozen times, with how often it failed; one that fails anew is told at once", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const lines: object[] = [];
  const warn = (line: object) => void lines.push(line);
  const nothing = () => undefined;
  const report = logExchanges({ debug: nothing, info: nothing, warn, error: nothing });
  const ask = (outcome: string) => report({ path: "games", outcome, ms: 1 });
  for (let minute = 0; minute < DAY_MINUTES; minute += 1) {
    now = minute * MINUTE_MS;
    ask("status");
  }
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 3)).toEqual([
    { path: "games", outcome: "status", ms: 1 },
    { path: "games", outcome: "status", ms: 1, unreported: 0 },
    { path: "games", outcome: "status", ms: 1, unreported: 1 },
  ]);
  ask("ok");
  ask("status");
  ask("shape");
  expect(lines.slice(11)).toMatchObject([{ outcome: "status" }, { outcome: "shape" }]);
  ask("ok");
  ask("status");
  expect(lines).toHaveLength(13);
});
