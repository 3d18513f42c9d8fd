import { expect, it } from "vitest";
import { parseView } from "./catalogue-view.ts";
import { describeShelf, type NamedShelf } from "./describe-shelf.ts";

const SHELVES: readonly NamedShelf[] = [
  { name: "new" },
  { name: "short" },
  { name: "gems" },
  { name: "series", series: { name: "The Witcher", slug: "the-witcher" } },
  { name: "decade", from: 1990 },
];

it.each(SHELVES)("[E-05] the shelf $name says its reason and leads to its whole list", (shelf) => {
  const said = describeShelf(shelf, "May 18");
  expect(said?.title).not.toBe("");
  expect(said?.why).toMatch(/\.$/);
  const { search } = new URL(said?.all ?? "", "http://ludex.test");
  const { filters } = parseView(new URLSearchParams(search));
  expect(Object.values(filters).some((value) => value !== "")).toBe(true);
});

it("[E-05] what came out on this day has no list of its own, and a shelf that nobody knows is left out", () => {
  expect(describeShelf({ name: "day" }, "May 18")).toMatchObject({ all: undefined });
  expect(describeShelf({ name: "weather" }, "May 18")).toBeUndefined();
});
