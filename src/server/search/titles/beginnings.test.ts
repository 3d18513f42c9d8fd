import { expect, it } from "vitest";
import { createTitleIndex } from "./title-index.ts";

it("[S-14] counts a name it has besides as a beginning, so that the better known comes first", () => {
  const games = [
    { name: "Super Plumber 64", others: ["Plumber 64"], added: 9000, parent: undefined },
    { name: "Super Plumber World", others: [], added: 8000, parent: undefined },
    { name: "Plumber Party", others: [], added: 2000, parent: undefined },
  ];
  const found = createTitleIndex(games).find({ text: "plumber", mode: "fuzzy" }).page({ offset: 0, limit: 3 });
  expect(found.map(({ doc }) => games[doc]?.name)).toEqual([
    "Super Plumber 64",
    "Plumber Party",
    "Super Plumber World",
  ]);
});
