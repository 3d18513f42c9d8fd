// Machines that people look for and that no platform of the catalogue is: said so, rather than answered with whatever has their
// names in its title.
import { byName, productAt } from "./products.ts";
import { type Context, keyAt, type Rule, type Word } from "./rule.ts";

/** Their names and short forms. RAWG has none of them, and a source that has one makes it a platform like any other. */
const SYSTEMS = byName([
  {
    names:
      "zx spectrum, sinclair zx spectrum, sinclair spectrum, spectrum 48k, spectrum 128k, zx81, zx80, commodore 64, commodore 128, c64, vic-20, commodore plus 4, amstrad cpc, amstrad, cpc 464, msx, msx2, bbc micro, acorn electron, acorn archimedes, trs-80, ti-99, pc-98, pc98, pc-88, pc88, sharp x68000, x68000, fm towns, sega sg-1000, sg-1000, wonderswan, wonderswan color, bandai wonderswan, n-gage, nokia n-gage, stadia, google stadia, ouya, colecovision, intellivision, vectrex, philips cd-i, cd-i, magnavox odyssey, fairchild channel f, game.com, pc-fx, playdate, gizmondo, zeebo",
  },
]);

/** How many words are the name of such a machine, with the words that lead to it: `for the zx spectrum`. */
function systemLength(words: readonly Word[], at: number, context: Context): number {
  const cued = context.cue(words, at, "placing");
  const article = context.language.cues.article.has(keyAt(words, at + cued)) ? 1 : 0;
  for (const lead of new Set([cued + article, cued, 0])) {
    const length = productAt(words, at + lead, { products: SYSTEMS, context })?.length ?? 0;
    if (length > 0) return lead + length;
  }
  return 0;
}

/** `commodore 64 platformers`, `games for the zx spectrum`. Where such a machine is a platform here, that is meant. */
export const system: Rule = (words, at, context) => {
  const length = systemLength(words, at, context);
  if (length === 0) return undefined;
  const isPlatform = words.slice(at, at + length).some((_, skipped) => {
    const name = words.slice(at + skipped, at + length).map(({ key }) => key);
    return context.vocabulary.platforms(name.join("")).length > 0;
  });
  return isPlatform ? undefined : { length, unknown: "systems" };
};
