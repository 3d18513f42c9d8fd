// What another app shares becomes a search, and nothing else.
import { describe, expect, it } from "vitest";
import { readSharedWords } from "./shared-words.ts";

const HERE = "https://ludex.example";
const shared = (said: Partial<Record<"title" | "text" | "url", string>>) =>
  readSharedWords(`?${new URLSearchParams(said)}`, HERE);

describe("[E-07] what is shared with the installed app", () => {
  it.each([
    [{ text: "Portal 2" }, "Portal 2"],
    [{ title: "Hades", url: "https://shop.example/app/1145360/" }, "Hades"],
    [{ text: "Look: https://shop.example/app/620/Portal_2/" }, "Look:"],
    [{ text: "https://shop.example/app/620/Portal_2/" }, "Portal 2"],
    [{ url: "https://shop.example/es-ES/p/disco-elysium" }, "disco elysium"],
    [{ url: "https://shop.example/app/%E0%A4%A/" }, undefined],
    [{ text: "a\u0000b\n  c" }, "a b c"],
    [{ text: "javascript:alert(1)" }, "javascript:alert(1)"],
    [{ text: "x".repeat(999) }, "x".repeat(200)],
    [{}, undefined],
  ])("%j is looked for as %j", (said, words) => {
    const href = words === undefined ? undefined : `/search?q=${encodeURIComponent(words)}`;
    expect(shared(said)).toEqual(words === undefined ? undefined : { words, href });
  });

  it("is a game's page where it is one of this site", () => {
    expect(shared({ text: `${HERE}/search/4200`, title: "Portal 2" })).toEqual({
      words: "Portal 2",
      href: "/game/4200",
    });
    expect(shared({ url: "https://elsewhere.example/game/4200", title: "Portal 2" })?.href).toBe(
      "/search?q=Portal%202",
    );
  });
});
