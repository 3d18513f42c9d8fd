// Of which answers of the small catalogue the whole one may know better.
import { expect, it } from "vitest";
import type { Answer } from "#shared/alone.ts";
import { mayLack } from "./may-lack.ts";

const MADE = "3344819203";
const empty = { count: 0, next: null, previous: null, results: [] };
const some = { ...empty, count: 1, results: [{ id: 1 }] };

function lacks(target: string, status: number, value: object = {}): boolean {
  const answer: Answer = { status, contentType: "application/json", body: JSON.stringify(value) };
  return mayLack(new URL(target, "http://here.invalid"), answer);
}

it.each([
  `/api/games/${MADE}`,
  `/api/games/${MADE}/screenshots`,
  `/api/insights/${MADE}?language=es`,
  `/media/games/${MADE}/background.jpg?v=a`,
  "/api/games/great-basketball",
  "/api/developers/a-studio",
  "/api/games?page=300",
  `/img?url=%2Fmedia%2Fgames%2F${MADE}%2Fbackground.jpg&w=300&h=200`,
])("[B-01] what is not at %s may be in the whole catalogue", (target) => expect(lacks(target, 404)).toBe(true));

it.each(["/api/games/4200", "/api/games/4200/movies", "/api/insights/9", "/media/games/9/a.jpg", "/api/own-services"])(
  "[B-01] what is not at %s is nowhere",
  (target) => expect(lacks(target, 404)).toBe(false),
);

it("[B-01] an empty list may be longer, one that is only short is what it is", () => {
  expect(lacks("/api/games?search=basket", 200, empty)).toBe(true);
  expect(lacks("/api/games?search=basket", 200, some)).toBe(false);
  expect(lacks("/api/games/4200/additions", 200, empty)).toBe(false);
});

it("[B-01] of games that are named only those may be missing that people have not written", () => {
  expect(lacks(`/api/games?ids=4200%2C${MADE}`, 200, some)).toBe(true);
  expect(lacks("/api/games?ids=4200%2C9", 200, empty)).toBe(false);
  expect(lacks(`/api/games#ids=4200%2C${MADE}`, 200, some)).toBe(true);
});

it("[B-01] titles of a library that name no game may name one of the whole catalogue", () => {
  const told = (isCertain: boolean) => ({ results: [{ title: "Portal 2", is_certain: isCertain, games: [] }] });
  expect(lacks("/api/games/match?titles=Portal+2", 200, told(false))).toBe(true);
  expect(lacks("/api/games/match?titles=Portal+2", 200, told(true))).toBe(false);
});

it("[B-01] what failed is not asked of another", () => expect(lacks(`/api/games/${MADE}`, 503)).toBe(false));
