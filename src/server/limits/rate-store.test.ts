// What the rate limit makes of a clock that jumps.
import { afterEach, expect, it, vi } from "vitest";
import { startTestApp } from "../../../test/support/test-app.ts";

const HOUR_MS = 60 * 60_000;

afterEach(() => vi.useRealTimers());

it("a client is refused for the rest of the minute, though the clock has been set back by an hour", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const test = await startTestApp({ deps: { rateLimits: { api: 3, images: 3, insights: 3 } } });
  for (let asked = 0; asked < 3; asked += 1) expect((await test.get("/api/genres")).status).toBe(200);
  const refused = await test.get("/api/genres");
  expect([refused.status, Number(refused.headers["retry-after"])]).toEqual([429, 60]);
  vi.setSystemTime(Date.now() - HOUR_MS);
  vi.advanceTimersByTime(59_000);
  expect((await test.get("/api/genres")).status).toBe(429);
  vi.advanceTimersByTime(1001);
  vi.setSystemTime(Date.now() - HOUR_MS);
  expect((await test.get("/api/genres")).status).toBe(200);
  await test.close();
});
