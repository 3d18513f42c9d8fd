import { describe, expect, it } from "vitest";
import { recoverFavorites } from "./recover-favorites.ts";

const WHOLE = { id: 1, name: "One", genres: [{ id: 4 }] };

describe("favourites in text that is no longer JSON", () => {
  it.each([
    ["is cut off inside the second", `{"state":{"favorites":[${JSON.stringify(WHOLE)},{"id":2,"na`, [WHOLE]],
    ["is cut off between two", `{"favorites" : [${JSON.stringify(WHOLE)}, `, [WHOLE]],
    ["has another list behind", `{"favorites":[${JSON.stringify(WHOLE)}],"more":[{"id":9}],`, [WHOLE]],
    ["has brackets in a name", '{"favorites":[{"id":1,"name":"a ] b } c"},{"id":2,', [{ id: 1, name: "a ] b } c" }]],
    ["has marks in a name", '{"favorites":[{"id":1,"name":"a \\" } \\\\"},{"id":2,', [{ id: 1, name: 'a " } \\' }]],
    ["is damaged inside the first", '{"favorites":[{"id":1,,},{"id":2}', [{ id: 2 }]],
    ["has none", '{"state":{"filters":[{"id":1}]', []],
  ])("[T-04] that %s", (_how, text, expected) => {
    expect(recoverFavorites(text)).toEqual(expected);
  });
});
