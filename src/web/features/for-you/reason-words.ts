// Why a game is recommended, as a person would say it.
import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import { termWords } from "#web/lib/term-words.ts";
import type { Recommendation } from "./recommend.ts";
import type { Trait } from "./taste.ts";
import type { Told } from "./told-by-shelf.ts";

const figures = new Intl.NumberFormat(LANGUAGE);
/** Tags that are names, whatever their letters look like. */
const NAMES = new Set(["rome", "cold-war", "world-war-i", "world-war-ii", "lovecraftian"]);
const WORD = /^\p{Lu}\p{Ll}*(?:[ '’-]\p{L}?\p{Ll}*)*$/u;

function deedOf({ name, mark, halfStars, isFavorite }: Told): string {
  if (halfStars > 0) return t("forYou.gaveStars", { name, stars: figures.format(halfStars / 2) });
  if (mark === "finished") return t("forYou.finished", { name });
  if (isFavorite) return t("forYou.favorite", { name });
  return mark === "playing" ? t("forYou.playing", { name }) : t("forYou.want", { name });
}

/** "fast-paced", but "JRPG" and "Rome"; a studio is said to be one. */
function traitWords(trait: Trait): string {
  const words = termWords(trait.group, trait);
  if (trait.group === "developer") return t("forYou.byStudio", { name: words });
  return WORD.test(words) && !NAMES.has(trait.slug) ? words.toLocaleLowerCase(LANGUAGE) : words;
}

/** "Because you finished Hades and gave Celeste 5 of 5 stars: fast-paced, difficult, hand-drawn." */
export function reasonWords({
  because,
  traits,
  series,
}: Pick<Recommendation, "because" | "traits" | "series">): string {
  const [first = "", second] = because.map(deedOf);
  if (series?.place === "next") return t("forYou.nextInSeries", { series: series.name, deed: first });
  if (series?.place === "first") return t("forYou.firstOfSeries", { series: series.name, deed: first });
  const shared = traits.map(traitWords).join(", ");
  return second === undefined
    ? t("forYou.because", { deed: first, traits: shared })
    : t("forYou.becauseBoth", { deed: first, other: second, traits: shared });
}
