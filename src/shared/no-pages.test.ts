import { expect, it } from "vitest";
import { isNoPage } from "./no-pages.ts";

it.each(["/api", "/api/games", "/api?x=/", "/img?url=/a", "/media/x", "/assets/app.js", "/-/refused", "/-"])(
  "nothing at %s is a page",
  (target) => {
    expect(isNoPage(target)).toBe(true);
  },
);

it.each(["/", "/search?q=/api/", "/apis", "/game/api", "//api", "/constructor", "/images", "", "*"])(
  "%s may be one",
  (target) => {
    expect(isNoPage(target)).toBe(false);
  },
);
