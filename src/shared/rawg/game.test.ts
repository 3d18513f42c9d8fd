import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { GameListItemSchema } from "./game.ts";

describe("GameListItemSchema", () => {
  it.each([undefined, null, "x", 3, {}])(
    "reads lists that the service leaves out or garbles (%j) as empty",
    (value) => {
      const lists = ["platforms", "parent_platforms", "genres", "stores", "tags", "short_screenshots"];
      const item = { id: 1, name: "A", ...Object.fromEntries(lists.map((name) => [name, value])) };
      const bare = JSON.parse(JSON.stringify(item));
      const game: Record<string, unknown> = z.parse(GameListItemSchema, bare);
      expect(lists.map((name) => game[name])).toEqual(lists.map(() => []));
    },
  );

  it("leaves what was not asked for undefined, so that it can be told from an empty list", () => {
    const game = z.parse(GameListItemSchema, { id: 1, name: "A" });
    expect([game.screenshots, game.videos, game.developers]).toEqual([undefined, undefined, undefined]);
  });

  it("drops a broken member and keeps its neighbours", () => {
    const genres = [{ id: 4, name: "Action", slug: "action" }, null, { name: "no id" }];
    expect(z.parse(GameListItemSchema, { id: 1, name: "A", genres }).genres).toHaveLength(1);
  });
});
