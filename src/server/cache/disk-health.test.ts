// How often the log hears of a disk that fails.
import { expect, it } from "vitest";
import { createDiskHealth } from "./disk-health.ts";

it("tells of trouble once, and of its end once it is over for good", () => {
  const lines: [string, object][] = [];
  let now = 0;
  const log = {
    warn: (details: object, message: string) => void lines.push([message, details]),
    info: (details: object, message: string) => void lines.push([message, details]),
  };
  const health = createDiskHealth(log, "pictures", () => now);
  health.worked();
  const error = new Error("ENOSPC");
  for (let second = 0; second < 600; second += 1) {
    now = second * 1000;
    health.failed(error);
    // Small files still find room: that is not the end of it.
    health.worked();
  }
  expect(lines).toEqual([["pictures: the disk fails, going on without it", { err: error }]]);
  now += 60_000;
  health.worked();
  health.worked();
  expect(lines.slice(1)).toEqual([["pictures: the disk works again", { failures: 600 }]]);
  health.failed(error);
  expect(lines.length).toBe(3);
});
