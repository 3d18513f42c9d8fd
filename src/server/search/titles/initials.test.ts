import { describe, expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

const complete = (title: string) => initialsOf(title).flatMap(({ text, isComplete }) => (isComplete ? [text] : []));
const partial = (title: string) => initialsOf(title).flatMap(({ text, isComplete }) => (isComplete ? [] : [text]));

describe("initials", () => {
  it.each([
    // Numbers stay whole, Roman ones in each way they are typed; without them the words are complete, too.
    ["Grand Theft Auto V", ["gta", "gtav", "gta5"]],
    ["Final Fantasy VII (1997)", ["ff", "ffvii", "ffv", "ff7"]],
    ["Red Dead Redemption 2", ["rdr", "rdr2"]],
    // With stop words and without, the subtitle for itself.
    ["The Legend of Zelda: Breath of the Wild", ["tlozbotw", "lozbotw", "lzbw", "tloz", "loz", "lz", "botw", "bw"]],
    ["Call of Duty: Modern Warfare", ["codmw", "cdmw", "cod", "cd", "mw"]],
    // Capitals inside a word, and the word as one.
    ["RollerCoaster Tycoon", ["rct", "rt"]],
    ["RollerCoaster Tycoon 12", ["rct", "rct12", "rt", "rt12"]],
    ["RollerCoaster", []],
    ["SpaceX Tycoon", ["sxt", "st"]],
    // Words with digits stay whole, and nothing is longer than ten.
    ["F1 Racing Club", ["f1rc"]],
    ["Ape Bee Cat Dog Elk Fox Gnu Hen Ibis 1942", ["abcdefghi"]],
    ["Ape Bee Cat Dog Elk Fox Gnu Hen Ibis Jay", ["abcdefghij"]],
    ["Half-Life 2", ["hl", "hl2"]],
    ["Pokémon Émeraude", ["pe"]],
    ["Portal", []],
    ["!!!", []],
  ])("of %s", (title, expected) => {
    expect(complete(title).toSorted()).toEqual(expected.toSorted());
  });

  it("of beginnings", () => {
    expect(partial("Metal Gear Solid Rising Revengeance")).toEqual(["mgs", "mgsr"]);
  });
});
