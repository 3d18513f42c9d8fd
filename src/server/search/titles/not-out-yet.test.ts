import { describe, expect, it } from "vitest";
import { DocSet } from "#server/search/doc-set.ts";
import { createTitleIndex } from "./title-index.ts";

const NAMES = ["Castle Quest III", "Castle Quest II", "Iron Harbour", "Castle Quest"];
const index = createTitleIndex(
  NAMES.map((name, doc) => ({ name, others: [], added: 9000 - doc * 1000, parent: undefined })),
);
const namesOf = (text: string, last?: DocSet) => {
  const page = index.find({ text, mode: "fuzzy", last }).page({ offset: 0, limit: 9 });
  expect(page.every(({ nearness }, at) => at === 0 || nearness >= (page[at - 1]?.nearness ?? 0))).toBe(true);
  return page.map(({ doc }) => NAMES[doc]);
};

describe("what is not out yet", () => {
  const last = DocSet.of(NAMES.length, [0]);

  it("[S-14] comes after all others that have the words", () => {
    expect(namesOf("castle")).toEqual(["Castle Quest III", "Castle Quest II", "Castle Quest"]);
    expect(namesOf("castle", last)).toEqual(["Castle Quest II", "Castle Quest", "Castle Quest III"]);
  });

  it("[S-14] comes first where it is the very title", () => {
    expect(namesOf("castle quest 3", last)[0]).toBe("Castle Quest III");
  });
});
