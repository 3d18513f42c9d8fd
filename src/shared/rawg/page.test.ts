import { expect, it } from "vitest";
import * as z from "zod/mini";
import { pageSchema } from "./page.ts";

const schema = pageSchema(z.object({ id: z.number() }));

it("drops a member that cannot be read, and keeps its neighbours in their order", () => {
  const page = { count: 9, next: "/3", previous: "/1", results: [{ id: 2 }, null, { id: "3" }, { id: 1 }] };
  expect(z.parse(schema, page)).toEqual({ ...page, results: [{ id: 2 }, { id: 1 }] });
});

it("does without the numbers around the members", () => {
  const page = { count: "many", next: 7, results: [] };
  expect(z.parse(schema, page)).toEqual({ count: 0, next: null, previous: null, results: [] });
});

it.each([{ count: 1 }, { results: "none" }, { results: {} }, [], null])("refuses what has no list: %j", (page) => {
  expect(z.safeParse(schema, page).success).toBe(false);
});
