// What is remembered of where pages were left: the last hundred, however long the tab lives.
import { expect, it } from "vitest";
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
