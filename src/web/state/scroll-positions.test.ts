// What is remembered of where pages were left: the last hundred, however long the tab lives.
import { expect, it, vi } from "vitest";
import { keepScroll, recallScroll, rememberScroll } from "./scroll-positions.ts";

it("remembers the hundred entries that were scrolled last", () => {
  for (let entry = 0; entry < 1000; entry += 1) {
    rememberScroll(`entry ${entry}`, 10 + entry);
    rememberScroll("the list", 700);
  }
  expect([recallScroll("entry 999"), recallScroll("entry 950")]).toEqual([1009, 960]);
  expect(recallScroll("the list")).toBe(700);
  expect(recallScroll("entry 500")).toBe(0);
  keepScroll();
  expect(JSON.parse(sessionStorage.getItem("ludex-scroll") ?? "[]")).toHaveLength(100);
});

it.each([
  ['[["list",700],["game",12]]', 700],
  // What is no position is left out, what is no list forgotten.
  ['[["list",700],["list","far"],7,null]', 700],
  ['{"list":700}', 0],
  ["[[", 0],
])("reads after a reload what was kept: %s", async (text, expected) => {
  sessionStorage.setItem("ludex-scroll", text);
  vi.resetModules();
  const reloaded = await import("./scroll-positions.ts");
  expect([reloaded.recallScroll("list"), reloaded.recallScroll("unknown")]).toEqual([expected, 0]);
});
