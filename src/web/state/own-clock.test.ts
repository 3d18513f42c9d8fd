import { describe, expect, it } from "vitest";
import { createClock } from "./own-clock.ts";

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 0, 1);

function clockThat(deviceTime: () => number, known = "") {
  const writes: string[] = [];
  const clock = createClock({
    deviceTime,
    kept: { read: () => writes.at(-1) ?? known, write: (ahead) => void writes.push(ahead) },
  });
  return { ...clock, writes };
}

describe("the clock by which changes are stamped", () => {
  it.each([72 * HOUR_MS, -72 * HOUR_MS, 50_000 * HOUR_MS])(
    "[P-05] is put right by a server, when it is off by %i ms",
    (off) => {
      const clock = clockThat(() => NOW + off);
      expect(clock.now()).toBe(NOW + off);
      clock.hear(NOW);
      expect(clock.now()).toBe(NOW);
      // The next answers say the same, and nothing is written for them.
      clock.hear(NOW - 900);
      expect([clock.now(), clock.writes.length]).toEqual([NOW, 1]);
    },
  );

  it("[P-05] that goes right is left alone, however long an answer takes", () => {
    const clock = clockThat(() => NOW);
    for (const late of [0, 999, 30_000]) clock.hear(NOW - late);
    expect([clock.now(), clock.writes]).toEqual([NOW, []]);
  });

  it("[P-05] is right again once the visitor has set it, and a server has said so", () => {
    let off = 72 * HOUR_MS;
    const clock = clockThat(() => NOW + off);
    clock.hear(NOW);
    off = 0;
    expect(clock.now()).toBe(NOW - 72 * HOUR_MS);
    clock.hear(NOW);
    expect(clock.now()).toBe(NOW);
  });

  it.each(["x", "Infinity", "1e999", "{}"])("[T-04] goes by the device where %j is kept", (known) => {
    const clock = clockThat(() => NOW, known);
    expect(clock.now()).toBe(NOW);
    clock.hear(Number.NaN);
    expect(clock.writes).toEqual([]);
  });

  it("[T-04] never says a time before all time", () => {
    expect(clockThat(() => 5, String(HOUR_MS)).now()).toBe(0);
  });
});
