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
  [{ tag: "Cats" }, "Cat games"],
  [{ tag: ["Spy", "Zombies"], tag_none: ["Robots"] }, "Spy or Zombie games without Robots"],
  [{ tag: ["Physics", "Tennis", "Chess"] }, "Physics, Tennis or Chess games"],
  [{ genre: "Action" }, "Action games"],
  [{ tag: "Co-op", genre: "Action", platform: "PC", year: "2015" }, "Co-op Action games for PC, 2015"],
  [{ developer: "Valve", publisher: "EA" }, "Games by Valve and EA"],
  [{ genre: ["Action", "RPG", "Puzzle"] }, "Action, RPG or Puzzle games"],
  [{ genre_all: ["Action", "RPG"], tag_none: ["Horror"] }, "Action and RPG games without Horror"],
  [{ platform: ["PC", "iOS"], metacritic: "Metacritic 80–100" }, "Games for PC or iOS, Metacritic 80–100"],
  [{ series: "The Legend of Zelda", release: "Out now" }, "The Legend of Zelda games, out now"],
  [{ genre: "RPG", release: ["Out now", "Upcoming"] }, "Out now or Upcoming RPG games"],
  [{ genre: "RPG", playtime: "Playtime 1–5 h" }, "RPG games, Playtime 1–5 h"],
  [{ platform: "PC", developer: "Valve", store: ["Steam", "GOG"] }, "Games for PC by Valve on Steam or GOG"],
  [{ developer: ["Ubisoft", "Ubisoft Paris", "Ubisoft Milan", "Ubisoft Sofia"] }, "Games by Ubisoft"],
  [{ developer: ["Fire Hill Oslo", "Fire Hill Rome", "Fire Hill Bern", "Fire Hill"] }, "Games by Fire Hill"],
  [{ developer: ["Ubisoft Paris", "Ubisoft Milan"] }, "Games by Ubisoft Paris or Ubisoft Milan"],
  [{ developer: ["Ubisoft Paris", "Ubisoft Milan", "Ubisoft Sofia", "Ubi"] }, "Games"],
  [{ publisher: ["Square Enix", "Square", "SquareSoft", "Enix"] }, "Games by Square Enix or SquareSoft"],
  [{ developer: ["Koei Tecmo", "Koei", "Tecmo"] }, "Games by Koei Tecmo"],
  [{ developer: ["Square Enix", "Enix"] }, "Games by Square Enix or Enix"],
  // One that another is a kind of says both; a studio and a publisher of one name are said once.
  [{ genre: "Action", tag_none: ["Horror", "Survival Horror"] }, "Action games without Horror"],
  [{ tag_none: ["Co-op", "Online Co-Op", "Local Co-Op", "Gore"] }, "Games without Co-op or Gore"],
  [{ tag_all: ["Horror", "Survival Horror"] }, "Horror and Survival Horror games"],
  [{ developer_none: "Square Enix", publisher_none: "Square Enix" }, "Games without Square Enix"],
  [
    { developer_none: ["Ubisoft", "Ubisoft Paris", "Ubisoft Milan"], publisher_none: "Ubisoft Entertainment" },
    "Games without Ubisoft",
  ],
  [{ genre: ["A", "B", "C", "D"], tag_none: ["E", "F", "G", "H"] }, "Games"],
])("[R-08] %j is called %s", (active, title) => {
  expect(catalogueTitle(named(active as Chosen))).toBe(title);
});
