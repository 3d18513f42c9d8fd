// Which game a text names, rule by rule: each time a few titles that the rule must tell apart.
import { describe, expect, it } from "vitest";
import { indexOfTitles, type Title } from "../../../../test/support/titles.ts";

const namedAmong = (titles: readonly Title[], text: string) => indexOfTitles(titles).named(text);

describe("which game a text names", () => {
  it.each([
    ["SR: Deep Water", "Storm Ring: Deep Water"],
    ["sr: deep water", undefined],
    ["Storm Ring: Deep", undefined],
    ["Storm Ring: Water", undefined],
    ["StormRing Remastered", "Storm Ring"],
    ["Star Born Remastered", "StarBorn"],
    ["Quakee", undefined],
    ["KNG: Ashes", "Keeper of the Ninth Gate: Ashes"],
    ["KotNG: Ashes", "Keeper of the Ninth Gate: Ashes"],
    ["Iron Vale", "Bram Stone's Iron Vale"],
    ["Vale", undefined],
    ["Marble Run", "Ada’s Marble Run"],
  ])("%j is %j", (text, name) => {
    const titles = [
      "Storm Ring: Deep Water",
      "Storm Ring",
      "StarBorn",
      "Quake",
      "Keeper of the Ninth Gate: Ashes",
      "Bram Stone's Iron Vale",
      "Ada’s Marble Run",
    ];
    expect(namedAmong(titles, text)).toBe(name);
  });

  it("must agree with it in the year in brackets", () => {
    const titles = ["Doom Gate (1993)", "Doom Gate II"];
    expect(namedAmong(titles, "Doom Gate (1993)")).toBe("Doom Gate (1993)");
    expect(namedAmong(titles, "Doom Gate [1993]")).toBe("Doom Gate (1993)");
    expect(namedAmong(titles, "Doom Gate")).toBe("Doom Gate (1993)");
    expect(namedAmong(titles, "Doom Gate (2016)")).toBeUndefined();
    expect(namedAmong(["Doom Gate (2016)", "Doom Gate: Complete (1993)"], "Doom Gate Remastered (1993)")).toBe(
      "Doom Gate: Complete (1993)",
    );
  });

  it("forgives one slip from eight letters on, two from sixteen", () => {
    const titles = ["Copper Mountaineers", "Silver Lighthouse"];
    expect(namedAmong(titles, "Coper Mountainers")).toBe("Copper Mountaineers");
    expect(namedAmong(titles, "Silvr Lighthouse")).toBe("Silver Lighthouse");
    expect(namedAmong(titles, "Silver Lighthause")).toBe("Silver Lighthouse");
    expect(namedAmong(titles, "Silvr Lighthuse")).toBeUndefined();
    expect(namedAmong(titles, "Zilver Lighthouse")).toBeUndefined();
    expect(namedAmong(["Harvests"], "Harveste")).toBeUndefined();
  });

  it("takes one word alone for what is well known and has the word for itself", () => {
    const harvest = (added: number) => ({ name: "Harvest: Dusk", added });
    expect(namedAmong([harvest(2500)], "Harvest")).toBe("Harvest: Dusk");
    expect(namedAmong([harvest(2499)], "Harvest")).toBeUndefined();
    expect(namedAmong([harvest(9000), "Golden Harvest"], "Harvest")).toBeUndefined();
    expect(namedAmong([harvest(9000), "Golden Fields"], "Harvest")).toBe("Harvest: Dusk");
    expect(namedAmong([harvest(2499)], "Dusk")).toBeUndefined();
    expect(namedAmong([harvest(2500)], "Dusk")).toBe("Harvest: Dusk");
    // By two words it need not be known.
    expect(namedAmong([{ name: "Early Harvest: Dusk", added: 1 }], "Early Harvest")).toBe("Early Harvest: Dusk");
    // A number beside the word is as good as another word.
    expect(namedAmong([{ name: "Harvest 2: Dusk", added: 1 }], "Harvest 2")).toBe("Harvest 2: Dusk");
  });

  it("never leaves out a number beside another", () => {
    expect(namedAmong(["Night Watch 2: Red Harbour 3"], "Red Harbour 3")).toBeUndefined();
    expect(namedAmong(["Night Watch 2: Red Harbour"], "Red Harbour")).toBe("Night Watch 2: Red Harbour");
    expect(namedAmong(["Night Watch: Red Harbour 3"], "Red Harbour 3")).toBe("Night Watch: Red Harbour 3");
    expect(namedAmong(["Night Watch 12"], "Night Watch")).toBeUndefined();
  });

  it("leaves out the middle only where all that begin so have it", () => {
    const trail = ["Dusty Trail Redemption", "Dusty Trail Redemption 2"];
    expect(namedAmong(trail, "Dusty Trail 2")).toBe("Dusty Trail Redemption 2");
    expect(namedAmong([...trail, "Dusty Trail Revolver"], "Dusty Trail 2")).toBeUndefined();
    expect(namedAmong(["Dusty Trail Long Road 2"], "Dusty Trail 2")).toBe("Dusty Trail Long Road 2");
    expect(namedAmong(["Trail Redemption", "Trail Redemption 2"], "Trail 2")).toBeUndefined();
    expect(namedAmong(["Dusty Trail Redemption Road"], "Dusty Trail Road")).toBeUndefined();
  });

  it.each(["the", "a", "an", "of", "and", "in", "to", "for", "on", "at", "or", "with", "from"])(
    "may lack the stop word %j",
    (word) => {
      expect(namedAmong([`Iron ${word} Harbour`], "Iron Harbour")).toBe(`Iron ${word} Harbour`);
      expect(namedAmong(["Iron Harbour"], `Iron ${word} Harbour`)).toBe("Iron Harbour");
    },
  );

  it("is the game rather than what adds to it, and none where the longer is no addition", () => {
    const additions = ["Far Harbour: Tides - The Pier", "Far Harbour: Tides"];
    expect(namedAmong(additions, "Far Harbour")).toBe("Far Harbour: Tides");
    expect(namedAmong(["Far Harbour: Tides", "Far Harbour: Tides Return"], "Far Harbour")).toBeUndefined();
  });

  it("is one with that other name, unless others have it as initials", () => {
    const north = { name: "Northern Hills", others: ["Quiet Lands"] };
    expect(namedAmong([north, "Quiet Town"], "Quiet Lands")).toBe("Northern Hills");
    const initials = { name: "Deep Mine", others: ["RTX"] };
    expect(namedAmong([initials, "Red Tower"], "RTX")).toBe("Deep Mine");
    expect(namedAmong([initials, "Red Tower Xenon Yard"], "RTX")).toBe("Deep Mine");
    expect(namedAmong([initials, "Red Tower Xenon"], "RTX")).toBeUndefined();
  });
});
