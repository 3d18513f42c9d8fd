import { describe, expect, it } from "vitest";
import { createSameGames } from "./same-game.ts";

const isSameGame = (one: string, other: string) =>
  createSameGames([{ id: 1, name: one }]).find({ id: 2, name: other }) !== undefined;

describe("[P-06] two games", () => {
  it.each([
    ["Dark Souls", "Dark Souls: Remastered"],
    ["Dark Souls: Prepare to Die Edition", "Dark Souls Remastered"],
    ["The Witcher 3: Wild Hunt", "The Witcher 3: Wild Hunt - Complete Edition"],
    ["Skyrim", "Skyrim Special Edition"],
    ["Resident Evil 2 (1998)", "Resident Evil 2"],
    ["Shadow of the Colossus", "Shadow of the Colossus HD"],
    ["DOOM", "Doom"],
  ])("are one: %s, %s", (one, other) => {
    expect([isSameGame(one, other), isSameGame(other, one)]).toEqual([true, true]);
  });

  it.each([
    ["Hades", "Hades II"],
    ["Dark Souls", "Dark Souls II"],
    ["Portal", "Portal Stories: Mel"],
    ["Grand Theft Auto III", "Grand Theft Auto: Vice City"],
    ["Rings: The Side Road", "Rings: Origins"],
    ["Another Code", "Another World"],
  ])("are two: %s, %s", (one, other) => {
    expect([isSameGame(one, other), isSameGame(other, one)]).toEqual([false, false]);
  });

  it("are one where they have one id, whatever they are called", () => {
    expect(createSameGames([{ id: 7, name: "Game 7" }]).find({ id: 7, name: "Rings" })?.id).toBe(7);
  });

  it("are compared hundreds of times with thousands in a moment", () => {
    const shelf = createSameGames(
      Array.from({ length: 5000 }, (_, at) => ({ id: at, name: `Game number ${at}: The Edition` })),
    );
    const began = performance.now();
    for (let at = 0; at < 600; at += 1) shelf.find({ id: 5000 + at, name: `Other game ${at}` });
    // Name by name it would be thirty seconds.
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
