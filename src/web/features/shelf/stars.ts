import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";

const figures = new Intl.NumberFormat(LANGUAGE);

/** `halfStars` (0 to 10) in words: "3.5 of 5 stars". */
export const starsText = (halfStars: number): string =>
  halfStars === 0 ? t("shelf.noStars") : t("shelf.starsOf", { stars: figures.format(halfStars / 2) });
