import { describe, expect, it, vi } from "vitest";
import { inTurns } from "./in-turns.ts";

const many = Array.from({ length: 700 }, (_, index) => index);
async function parts(values: readonly number[] = many): Promise<(readonly number[])[]> {
  const all: (readonly number[])[] = [];
  for await (const part of inTurns(values)) all.push(part);
  return all;
}

describe("[P-01] thousands of values", () => {
  it("come a part at a time, all of them and in order", async () => {
    expect((await parts()).map(({ length }) => length)).toEqual([250, 250, 200]);
    expect((await parts()).flat()).toEqual(many);
    expect(await parts([])).toEqual([]);
  });

  it("leave the page its turn between two parts", async () => {
    let turns = 0;
    for await (const part of inTurns(many)) {
      expect(turns).toBe(many.indexOf(part[0] ?? 0) / 250);
      setTimeout(() => (turns += 1));
    }
  });

  it("ask the browser for it where it gives turns by itself", async () => {
    const yielded = vi.fn(() => Promise.resolve());
    vi.stubGlobal("scheduler", { yield: yielded });
    await parts();
    expect(yielded).toHaveBeenCalledTimes(2);
  });
});
