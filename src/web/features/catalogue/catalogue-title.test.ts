import { expect, it } from "vitest";
import { catalogueTitle } from "./catalogue-title.ts";

type Chosen = Record<string, string | string[]>;

/** `genre_all` and the like name a group and how its values count. */
const named = (entries: Chosen) =>
  Object.entries(entries).flatMap(([name, labels]) => {
    const [group = "", match = "any"] = name.split("_");
    return [labels].flat().map((label) => ({ group, match: match as "any" | "all" | "none", label }));
  });

it.each([
  [{}, "All games"],
  [{ platform: "PC" }, "Games for PC"],
  [{ genre: "Action" }, "Action games"],
  [{ tag: "Co-op", genre: "Action", platform: "PC", year: "2015" }, "Co-op Action games for PC, 2015"],
  [{ developer: "Valve", publisher: "EA" }, "Games by Valve and EA"],
  [{ genre: ["Action", "RPG", "Puzzle"] }, "Action, RPG or Puzzle games"],
  [{ genre_all: ["Action", "RPG"], tag_none: ["Horror"] }, "Action and RPG games without Horror"],
  [{ platform: ["PC", "iOS"], metacritic: "Metacritic 80–100" }, "Games for PC or iOS, Metacritic 80–100"],
  [{ genre: "RPG", playtime: "Playtime 1–5 h" }, "RPG games, Playtime 1–5 h"],
  [{ platform: "PC", developer: "Valve", store: ["Steam", "GOG"] }, "Games for PC by Valve on Steam or GOG"],
  [{ genre: ["A", "B", "C", "D"], tag_none: ["E", "F", "G", "H"] }, "Games"],
])("[R-08] %j is called %s", (active, title) => {
  expect(catalogueTitle(named(active as Chosen))).toBe(title);
});
