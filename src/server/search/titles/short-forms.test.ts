import { expect, it } from "vitest";
import { createTitleIndex } from "./title-index.ts";

it("[S-14] puts the better known of two games first that one short form stands for", () => {
  const index = createTitleIndex([
    { name: "Team Fortress 2", others: [], added: 9000, parent: undefined },
    { name: "Titanfall 2", others: ["TF2"], added: 5000, parent: undefined },
    { name: "Iron Harbour", others: [], added: 100, parent: undefined },
  ]);
  const found = index.find({ text: "tf2", mode: "fuzzy" }).page({ offset: 0, limit: 3 });
  expect(found.map(({ doc }) => doc)).toEqual([0, 1]);
});

it("[S-14] takes letters with an & between them for initials, not for the beginnings of two words", () => {
  const index = createTitleIndex([
    { name: "Candy Crush Saga", others: [], added: 9000, parent: undefined },
    { name: "Command & Conquer", others: ["C&C"], added: 500, parent: undefined },
  ]);
  const first = (text: string) => index.find({ text, mode: "fuzzy" }).page({ offset: 0, limit: 1 })[0]?.doc;
  expect([first("c&c"), first("C&C")]).toEqual([1, 1]);
});
