// What is written by ear finds the title that sounds so, where letters alone lead nowhere.
import { describe, expect, it } from "vitest";
import { indexOfTitles } from "../../../../test/support/titles.ts";

describe("words by ear", () => {
  const { find, named } = indexOfTitles([
    "Super Saber",
    "Phasmophobia",
    "Psychonauts",
    "Hollow Knight",
    "Silent Night",
    "Syberia",
    "Doom",
    "Super Mario",
    "Note",
  ]);

  it.each([
    ["fasmofobia", ["Phasmophobia"]],
    ["sikonauts", ["Psychonauts"]],
    ["hollow nite", ["Hollow Knight"]],
    // What sounds alike and is written otherwise altogether is another word: "Super", "Saber".
    ["sibirya", ["Syberia"]],
    ["psikonots", ["Psychonauts"]],
    // The whole of it is heard: nothing begins so.
    ["fasmo", []],
    // Two consonants alone are nearly anything.
    ["nite", ["Note"]],
    ["dume", []],
    // What has the letters needs no ear.
    ["night", ["Silent Night"]],
    ["silent nite", ["Silent Night"]],
  ])("[S-02] %s", (text, expected) => expect(find(text)).toEqual(expected));

  it("[S-02] not of what is left over of a sentence", () => {
    expect(find("fasmofobia", { byEar: false })).toEqual([]);
  });

  it("[S-02] not where more letters are others than are the same", () => {
    const { find: findWario } = indexOfTitles(["WarioWare", "Together"]);
    expect(findWario("feuerwehr")).toEqual([]);
  });

  it("[S-02] only where mistyped words are forgiven", () => {
    expect(find("fasmofobia", { mode: "precise" })).toEqual([]);
    expect(find("fasmofobia", { mode: "exact" })).toEqual([]);
  });

  it("[S-02] not in long texts, which name no title", () => {
    expect(find("the one with the fasmofobia in it somewhere")).not.toContain("Phasmophobia");
  });

  it("[A-03] a model's title is not guessed by ear", () => {
    expect(named("Fasmofobia")).toBeUndefined();
  });
});
