// What an answer's header says of whose data is shown. What visitors see of it is tested with the note at the page's foot.
import { beforeEach, expect, it } from "vitest";
import { dataSource, noteDataSource } from "./data-source.ts";
import { useNotices } from "./notices.ts";

beforeEach(() => {
  dataSource.setState(dataSource.getInitialState());
  useNotices.setState({ notices: [] });
});

const state = () => {
  const { hasRawg, isDegraded } = dataSource.getState();
  return [hasRawg, isDegraded];
};

it.each([
  [null, false, false],
  ["", false, false],
  ["rawg", true, false],
  ["bundled", false, false],
  ["rawg; degraded", true, true],
  ["bundled;degraded", false, true],
  ["bundled; other; degraded", false, true],
  ["bundled; degrade", false, false],
])("%j: RAWG's data %s, degraded %s", (header, hasRawg, isDegraded) => {
  noteDataSource(header, 1000);
  expect(state()).toEqual([hasRawg, isDegraded]);
  expect(useNotices.getState().notices).toHaveLength(isDegraded ? 1 : 0);
});

it("stays degraded for ten seconds after the last answer that was, and has had RAWG's data for good", () => {
  noteDataSource("rawg; degraded", 1000);
  noteDataSource("bundled; degraded", 5000);
  noteDataSource("bundled", 14_999);
  expect(state()).toEqual([true, true]);
  noteDataSource(null, 99_000);
  expect(state()).toEqual([true, true]);
  noteDataSource("bundled", 15_000);
  expect(state()).toEqual([true, false]);
  expect(useNotices.getState().notices).toHaveLength(1);
});
