import { expect, it } from "vitest";
import { catalogueTitle } from "./catalogue-title.ts";

const named = (entries: Record<string, string>) => Object.entries(entries).map(([name, label]) => ({ name, label }));

it.each([
  [{}, "All games"],
  [{ platform: "PC" }, "Games for PC"],
  [{ genre: "Action" }, "Action games"],
  [{ tag: "Co-op", genre: "Action", platform: "PC", year: "2015" }, "Co-op Action games for PC, 2015"],
  [{ developer: "Valve", publisher: "EA" }, "Games by Valve and EA"],
])("[R-08] %j is called %s", (active, title) => {
  expect(catalogueTitle(named(active as Record<string, string>))).toBe(title);
});
