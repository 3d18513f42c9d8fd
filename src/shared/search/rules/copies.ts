// Rules for what people ask of a copy of a game and not of the game: which subscription holds it, and how much room it takes. No
// catalogue here knows either, and a list of games with "pass" or "GB" in their titles is no answer.
import { anyOf, type Found } from "#shared/search/chips.ts";
import { BOUNDS } from "./bounds.ts";
import { placeLength } from "./named.ts";
import { byName, productAt } from "./products.ts";
import { keyAt, type Context, type Rule, type Word } from "./rule.ts";

type Service = { names: string; platforms?: string };

/** Names of products, the same in every language, with the platforms that they are for, where it is one house's. */
const SERVICES: readonly Service[] = [
  {
    names:
      "game pass, gamepass, game pass ultimate, gamepass ultimate, ea play, ea access, ubisoft plus, prime gaming, humble choice, humble monthly, netflix games, geforce now, xcloud, cloud gaming, amazon luna, google play pass, play pass",
  },
  {
    names:
      "ps plus, psplus, ps plus essential, ps plus extra, ps plus premium, ps now, psnow, playstation plus, playstation plus essential, playstation plus extra, playstation plus premium, playstation now",
    platforms: "playstation",
  },
  { names: "switch online, nintendo switch online", platforms: "switch" },
  { names: "apple arcade", platforms: "ios" },
];
const BY_NAME = byName(SERVICES);

/** `on game pass`, `ps plus games`: of its house's platforms, where none is named beside it. */
export const subscription: Rule = (words, at, context) => {
  const found = productAt(words, at, { products: BY_NAME, context });
  if (found === undefined) return undefined;
  const { length, product: service } = found;
  const isPlaced = words.some(
    (_, place) => (place < at || place >= at + length) && placeLength(words, place, context) > 0,
  );
  const platforms = isPlaced || service.platforms === undefined ? [] : context.vocabulary.platforms(service.platforms);
  return { length, unknown: "subscriptions", ...(platforms.length > 0 && { found: anyOf(platforms) }) };
};

/** As English, Spanish, German and French have them; `go` and `mo` are French. */
const UNITS: ReadonlySet<string> = new Set(
  "gb gib gig gigs gigabyte gigabytes giga gigas go gigaoctets mb mib meg megs megabyte megabytes mega megas mo megaoctets".split(
    " ",
  ),
);
const MEMORY: ReadonlySet<string> = new Set(["ram", "vram"]);

/** How many words are an amount: `5gb`, `5 gb`. */
function amountLength(words: readonly Word[], at: number): number {
  const [, number, unit = ""] = /^(\d{1,4})([a-z]*)$/.exec(keyAt(words, at)) ?? [];
  if (number === undefined) return 0;
  if (unit !== "") return UNITS.has(unit) ? 1 : 0;
  return UNITS.has(keyAt(words, at + 1)) ? 2 : 0;
}

/** Whoever speaks of what a computer has, plays on one. */
export const onPc = ({ vocabulary }: Context): Found[] => anyOf(vocabulary.platforms("pc"));

/** `low storage`, `under 5 gb`, `less than 500mb`; with `ram` behind it is what a computer has. */
export const room: Rule = (words, at, context) => {
  const stored = context.cue(words, at, "storage");
  if (stored > 0) return { length: stored, unknown: "sizes" };
  const lead = Math.max(...BOUNDS.map(({ name }) => context.cue(words, at, name)), 0);
  const amount = amountLength(words, at + lead);
  if (amount === 0) return undefined;
  const length = lead + amount;
  const joint = keyAt(words, at + length) === "of" ? 1 : 0;
  if (MEMORY.has(keyAt(words, at + length + joint))) {
    return { length: length + joint + 1, unknown: "hardware", found: onPc(context) };
  }
  return lead === 0 ? undefined : { length, unknown: "sizes" };
};
