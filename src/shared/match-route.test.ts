// Addresses and pages, both ways. What holds for one list holds for every row that says it is one.
import { describe, expect, it } from "vitest";
import { gameAddress, isPage, matchRoute } from "./match-route.ts";
import { PAGE_NAMES, ROUTES } from "./routes.ts";

const LISTS = PAGE_NAMES.filter((name) => ROUTES[name].holdsGames);
const WITHOUT_ID = PAGE_NAMES.filter((name) => !ROUTES[name].path.includes("{"));

describe("matchRoute", () => {
  it.each([
    ["/", "catalogue"],
    ["/favorites", "favorites"],
    ["/search", "search"],
    ["/not-found", "not-found"],
    ["/nope/at/all", "not-found"],
    ["/game/12/34", "not-found"],
    ["/not-found/12", "not-found"],
    ["//12", "not-found"],
    ["/search//", "not-found"],
    ["/game/{id}/", "game"],
    ["12", "not-found"],
    ["*", "not-found"],
    ["", "not-found"],
  ])("[R-01] [R-02] [R-03] [R-06] %s is the page %s", (path, name) => {
    expect(matchRoute(path).name).toBe(name);
  });

  it.each(WITHOUT_ID)("%s lies at its own address, with or without a slash behind it", (name) => {
    expect([matchRoute(ROUTES[name].path), matchRoute(`${ROUTES[name].path}/`.replace("//", "/"))]).toEqual([
      { name },
      { name },
    ]);
  });

  it.each(["/", "/game/", "/search/", "/favorites/"])("[R-04] below %s lies every game's page", (path) => {
    expect(matchRoute(`${path}3498`)).toEqual({ name: "game", id: 3498 });
    expect(matchRoute(`${path}9007199254740991/`)).toEqual({ name: "game", id: 9007199254740991 });
  });

  it("[E-01] a kind and a slug are a subject's page, and no other kind is", () => {
    const parts = { kind: "studio", slug: "valve-software" };
    expect(matchRoute("/studio/valve-software")).toMatchObject({ name: "subject", parts });
    expect(matchRoute("/studio/valve-software/")).toMatchObject({ name: "subject", parts });
    expect(["/studio", "/studio/", "/studio/a/b", "/maker/valve", "/Studio/valve"].map(isPage)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });

  it.each(["0", "-3", "abc", "1.5", "1e3", "0x10", "12abc", "9007199254740992", "%00", "%E0%A4%A", "%31", "{id}"])(
    "[R-05] %s is no game's id",
    (segment) => {
      for (const path of ["/", "/game/", "/search/", "/favorites/"]) {
        expect(matchRoute(`${path}${segment}`)).toEqual({ name: "game", id: undefined });
        expect(isPage(`${path}${segment}`)).toBe(false);
      }
    },
  );
});

describe("isPage", () => {
  it.each(WITHOUT_ID)("[R-06] is what the row of %s says", (name) => {
    expect(isPage(ROUTES[name].path)).toBe(ROUTES[name].status !== 404);
  });

  it("knows games, and no page at a made-up address", () => {
    expect(["/game/1", "/1", "/search/1/"].map(isPage)).toEqual([true, true, true]);
    expect(["/nothing", "/game", "/game/1/2", "//", ""].map(isPage)).toEqual([false, false, false, true, false]);
  });
});

describe("gameAddress", () => {
  it.each(LISTS)("[K-07] in the list %s leads to a page below it", (name) => {
    for (const path of [ROUTES[name].path, `${ROUTES[name].path}/`.replace("//", "/")]) {
      const address = gameAddress(7, path);
      expect(address).toBe(`${ROUTES[name].path}/7`.replace("//", "/"));
      expect(matchRoute(address)).toEqual({ name: "game", id: 7 });
    }
  });

  it.each(["/game/3", "/3", "/not-found", "/nope", undefined])(
    "at %s, which is no list, leads to the game itself",
    (path) => {
      expect(gameAddress(7, path)).toBe("/game/7");
    },
  );
});
