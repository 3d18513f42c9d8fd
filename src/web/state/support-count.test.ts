import { expect, it, vi } from "vitest";
import { readSupportCount, writeSupportCount } from "./support-count.ts";

const KEY = "ludex-support-count";

it("[N-02] is none in a browser that stored nothing, and afterwards what was written", () => {
  expect(readSupportCount()).toBe(0);
  expect(writeSupportCount(2)).toBe(true);
  expect([readSupportCount(), localStorage.getItem(KEY)]).toEqual([2, "2"]);
  expect([writeSupportCount(120), readSupportCount()]).toEqual([true, 120]);
});

it.each(["", "-1", "1.5", "many", "1e3", "1234567890"])("[N-02] takes %j for often enough", (text) => {
  localStorage.setItem(KEY, text);
  expect(readSupportCount()).toBe(Infinity);
});

it("[N-02] is often enough where nothing can be stored", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, clear: () => undefined });
  expect([readSupportCount(), writeSupportCount(1)]).toEqual([Infinity, false]);
});
