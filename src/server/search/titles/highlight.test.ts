import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMutationRun } from "../../../../test/support/lane.ts";
import { highlight } from "./highlight.ts";

/** The name with what is highlighted in brackets. */
function marked(name: string, text: string, rest: Partial<Parameters<typeof highlight>[1]> = {}): string {
  let result = "";
  let from = 0;
  for (const [start, end] of highlight(name, { text, mode: "fuzzy", ...rest })) {
    result += `${name.slice(from, start)}[${name.slice(start, end)}]`;
    from = end;
  }
  return result + name.slice(from);
}

describe("highlighting", () => {
  it.each([
    ["The Witcher 3: Wild Hunt", "witcher", "The [Witcher] 3: Wild Hunt"],
    ["Super Mario Odyssey", "mario odys", "Super [Mario] [Odys]sey"],
    ["Pokémon Étoile", "pokemon", "[Pokémon] Étoile"],
    ["Pokémon Étoile", "pokemon e", "[Pokémon] [É]toile"],
    ["Baldur's Gate 3", "baldurs", "[Baldur's] Gate 3"],
    ["Marvel's Spider-Man™ 2", "spiderman", "Marvel's [Spider-Man™] 2"],
    ["Marvel's Spider-Man 2", "spiderm", "Marvel's [Spider-M]an 2"],
    ["BioShock Infinite", "bio shock", "[BioShock] Infinite"],
    ["F.E.A.R. 3", "fear", "[F.E.A.R]. 3"],
    ["Final Fantasy VII Rebirth", "fantasy 7", "Final [Fantasy] [VII] Rebirth"],
    ["It Takes Two", "takes 2", "It [Takes] [Two]"],
    ["Grand Theft Auto V", "gta", "[G]rand [T]heft [A]uto V"],
    ["Grand Theft Auto V", "gta 5", "[G]rand [T]heft [A]uto [V]"],
    ["Grand Theft Auto V", "gta5", "[G]rand [T]heft [A]uto [V]"],
    ["The Legend of Zelda: Breath of the Wild", "botw", "The Legend of Zelda: [B]reath [o]f [t]he [W]ild"],
    ["The Legend of Zelda: Breath of the Wild", "zelda bw", "The Legend of [Zelda]: [B]reath of the [W]ild"],
    ["RollerCoaster Tycoon", "rct", "[R]oller[C]oaster [T]ycoon"],
    ["Skyrim", "skyrm", "[Skyrim]"],
    ["Hollow Knight: Silksong", "hollw silk", "[Hollow] Knight: [Silk]song"],
    ["Hollow Knight: Silksong", "slikso", "Hollow Knight: [Silkso]ng"],
    ["Castlevania", "castelvnaia", "[Castlevania]"],
    // Begun with a letter too many; two words joined and mistyped; two slips in eight letters.
    ["Castlevania", "casttle", "[Castle]vania"],
    ["Star Born Tales", "starbron", "[Star Born] Tales"],
    ["Mountain", "muontian", "[Mountain]"],
    // The last two letters swapped; what is joined is not looked for a second time.
    ["Castlevania", "castlve", "[Castlev]ania"],
    ["StarBorn Barn", "star born", "[StarBorn] Barn"],
    ["StarBorn Stat", "star born", "[StarBorn] Stat"],
    [`${"a ".repeat(40)}zebra`, "zebra", `${"a ".repeat(40)}zebra`],
    // A word half typed is not one mistyped; nobody types eleven initials.
    ["Castor Troy", "castz", "Castor Troy"],
    ["Ape Bee Cat Dog Elk Fox Gnu Hen Ibis Jay Kite", "abcdefghijk", "Ape Bee Cat Dog Elk Fox Gnu Hen Ibis Jay Kite"],
    ["'Til Dawn", "til", "'[Til] Dawn"],
    ["I Was Here", "dawn", "I Was Here"],
    ["Portal 2", "the", "Portal 2"],
    ["Contra", "probotector", "Contra"],
    ["東京 Racer", "東京", "[東京] Racer"],
    ["", "a", ""],
    ["A", "", "A"],
  ])("marks in %j what %j asks for", (name, text, expected) => {
    expect(marked(name, text)).toBe(expected);
  });

  it("marks phrases, and nothing mistyped where nothing is forgiven", () => {
    expect(marked("Resident Evil Village", "", { phrases: ["resident evil"] })).toBe("[Resident] [Evil] Village");
    expect(marked("Skyrim", "skyrm", { mode: "precise" })).toBe("Skyrim");
    expect(marked("Skyrim", "skyr", { mode: "exact" })).toBe("Skyrim");
  });

  it("[safety-7] initials that forty short words do not have are given up at once", () => {
    const name = "a ".repeat(39) + "a";
    expect(marked(name, "aaaaaaaaab")).toBe(name);
  });

  it("gives parts of the name, ascending and apart, whatever it is given", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme", maxLength: 60 }));
    fc.assert(
      fc.property(text, text, (name, typed) => {
        let last = -1;
        for (const [start, end] of highlight(name, { text: typed, mode: "fuzzy", phrases: [typed] })) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(name.length);
          last = end;
        }
      }),
    );
  });

  it.skipIf(isMutationRun)("takes little time however long name and text are", () => {
    const began = performance.now();
    for (const unit of ["a", "a ", "a-b ", "ab1 ", "the of ", "é"]) {
      highlight(unit.repeat(5000), { text: unit.repeat(5000), mode: "fuzzy" });
    }
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
