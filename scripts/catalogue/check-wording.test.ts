import { stringify } from "smol-toml";
import { describe, expect, it } from "vitest";
import { catalogueFiles, testGame } from "../../test/support/catalogue-files.ts";
import { problemLine } from "#server/catalogue/catalogue.ts";
import { checkCatalogue } from "./check.ts";

const GAMES = [testGame({ id: 900, name: "First" }), testGame({ id: 901, name: "Second" })];
const OWN = "It has nothing else to say about itself, and it says so with more words than it takes. That is all of it.";

describe("descriptions", () => {
  const linesFor = (first: string, second: string) =>
    checkCatalogue(
      catalogueFiles([
        testGame({ id: 900, name: "First", description: `${first} ${OWN}` }),
        testGame({ id: 901, name: "Second", description: `${second} ${OWN.split(" ").toReversed().join(" ")}.` }),
      ]),
    ).problems.map(problemLine);

  it("names two with eight words in a row in common, whatever the punctuation", () => {
    expect(
      linesFor(
        "Guns kick, and there is no second life until the round is over.",
        "Doors slam: There is no second life until “the” round ends.",
      ),
    ).toEqual([
      'games/2001.toml (Second): description: says "there is no second life until the round" as First does in games/2001.toml',
    ]);
  });

  it("lets seven stand", () => {
    expect(
      linesFor("Now there is no second life until the end.", "But there is no second life until the dawn."),
    ).toEqual([]);
  });
});

describe("tricks", () => {
  const FOUR = [
    "Hold the shoulder button while landing, so that the board keeps the speed of the ramp.",
    "Sell the second ship as soon as the mine opens; the harbour pays double that week.",
    "Light every brazier on the way down, since the stairs are dark on the way back.",
    "Ask the miller before noon, when his daughter is at home and tells you of the well.",
  ];
  const OTHERS = [
    "Break the jar behind the throne first: the key inside opens the gate to the left.",
    "Parry with the lantern; its light blinds the guard for as long as the sword would.",
    "Plant leeks in the corner field, for the river reaches it without a single bucket.",
    "Wait for the third bell and the drawbridge comes down on the far side as well.",
  ];
  const linesFor = (second: readonly string[], genre: readonly string[] = []) => {
    const game = [
      { id: 900, name: "First", tricks: FOUR },
      { id: 901, name: "Second", tricks: [...new Set([...second, ...OTHERS])].slice(0, 4) },
    ];
    const genres = ["action", "adventure", "puzzle", "role-playing-games-rpg"].map((slug, index) => ({
      slug,
      tricks: [...(index === 0 ? genre : []), ...["a", "b", "c", "d"].map((word) => `${OWN} ${word}.`)].slice(0, 4),
    }));
    return checkCatalogue([
      ...catalogueFiles(GAMES),
      { path: "tricks/2001.toml", text: stringify({ game }) },
      { path: "tricks/genres.toml", text: stringify({ genre: genres }) },
    ]).problems.map(problemLine);
  };

  it("lets tricks of their own stand", () => {
    expect(linesFor([])).toEqual([]);
  });

  it("names one that another game has, letter for letter or nearly", () => {
    expect(linesFor([FOUR[1] ?? ""])).toEqual([
      "tricks/2001.toml (Second): tricks.0: is nearly one of First in tricks/2001.toml",
    ]);
    expect(
      linesFor([OTHERS[0] ?? "", "Light each brazier on the way down, since the halls are dark on the way back."]),
    ).toEqual(["tricks/2001.toml (Second): tricks.1: is nearly one of First in tricks/2001.toml"]);
  });

  it("names one that a genre has", () => {
    expect(linesFor([], [OTHERS[2] ?? ""])).toEqual([
      "tricks/2001.toml (Second): tricks.2: is nearly one of the genre action in tricks/genres.toml",
    ]);
  });
});
