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
