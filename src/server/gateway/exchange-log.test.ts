// The gateway's lines in the log while RAWG is away.
import { beforeEach, expect, it } from "vitest";
import { logExchanges } from "./exchange-log.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

let now: number;
let lines: [level: string, line: object, message: string][];
let ask: (outcome: string) => void;
beforeEach(() => {
  now = 0;
  lines = [];
  const at = (level: string) => (line: unknown, message?: string) =>
    void lines.push([level, Object(line), message ?? ""]);
  const log = { debug: () => undefined, info: at("info"), warn: at("warn"), error: at("error") };
  const report = logExchanges(log, () => now);
  ask = (outcome) => report({ path: "games", outcome, ms: 1.4 });
});

const FAILED = "RAWG did not answer";
const BACK = "RAWG answers again";
const failed = (outcome: string) => ["warn", { path: "games", outcome, ms: 1 }, FAILED];

it("[Q-01] a RAWG that is away for ten days, one way and another, is told once, and once that it is back", () => {
  const ways = ["network", "timeout", "status", "shape"];
  for (let minute = 0; minute < 10 * DAY_MINUTES; minute += 1) {
    now = minute * MINUTE_MS;
    ask(ways[Math.floor(minute / 2000) % ways.length] ?? "");
  }
  now += MINUTE_MS;
  ask("ok");
  ask("ok");
  ask("missing");
  const awayMs = 10 * DAY_MINUTES * MINUTE_MS;
  expect(lines).toEqual([failed("network"), ["info", { outcome: "away", failures: 10 * DAY_MINUTES, awayMs }, BACK]]);
});

it("[Q-01] what fails and answers by turns is told once a minute at most, and what then goes on is told", () => {
  for (let second = 0; second < 180; second += 1) {
    now = second * SECOND_MS;
    ask(second % 2 === 0 ? "status" : "ok");
  }
  expect(lines.map(([, , message]) => message)).toEqual([FAILED, BACK, FAILED, BACK, FAILED, BACK]);
  for (let second = 180; second < 300; second += 1) {
    now = second * SECOND_MS;
    ask("status");
  }
  expect(lines.slice(6)).toEqual([failed("status")]);
});

it("[Q-01] a key that is refused and calls that are used up are told beside an outage, each once", () => {
  for (const outcome of ["status", "key", "status", "key", "quota", "too-many-requests", "quota"]) ask(outcome);
  expect(lines).toEqual([
    failed("status"),
    ["error", { path: "games", outcome: "key", ms: 1 }, FAILED],
    failed("quota"),
    failed("too-many-requests"),
  ]);
  ask("ok");
  expect(lines.slice(4).map(([, line]) => line)).toEqual([
    { outcome: "away", failures: 2, awayMs: 0 },
    { outcome: "key", failures: 2, awayMs: 0 },
    { outcome: "quota", failures: 2, awayMs: 0 },
    { outcome: "too-many-requests", failures: 1, awayMs: 0 },
  ]);
});
