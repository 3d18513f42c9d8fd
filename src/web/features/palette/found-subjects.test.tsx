import { expect, it } from "vitest";
import { foundSubjects } from "./found-subjects.tsx";

const told = (...given: Parameters<typeof foundSubjects>) =>
  foundSubjects(...given).map(({ title, aside, address }) => [title, aside, address]);

it("[S-13] what is listed is found by any part of its name, without accents, each once", () => {
  expect(told("ROGUÉ", undefined)).toEqual([
    ["Roguelike", "Tag", "/tag/roguelike"],
    ["Roguelite", "Tag", "/tag/roguelite"],
  ]);
  expect(told("stealth", undefined)).toEqual([["Stealth", "Tag", "/tag/stealth"]]);
  expect(told("software", undefined)).toEqual([
    ["FromSoftware", "Studio", "/studio/fromsoftware"],
    ["id Software", "Studio", "/studio/id-software"],
    ["Valve Software", "Studio", "/studio/valve-software"],
  ]);
});

it("[S-13] what begins with the text comes first, then what has it somewhere else, a few of all", () => {
  expect(told("war", undefined).map(([title]) => title)).toEqual(["War", "BioWare", "FromSoftware", "id Software"]);
});

it("[S-13] whom the service knows by the text comes first, and does not stand there again", () => {
  const maker = { parameter: "developers", value: "fromsoftware", name: "FromSoftware", count: 12 };
  expect(told("fromsoftware", maker)).toEqual([["Games by FromSoftware", "12 games", "/studio/fromsoftware"]]);
});

it("[E-01] a year has a page, and what is no year has none", () => {
  expect(told("1998", undefined)).toEqual([["1998", "Year", "/year/1998"]]);
  expect(told("9998", undefined)).toEqual([]);
});
