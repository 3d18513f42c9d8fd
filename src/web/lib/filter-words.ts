// What the filters are called in the language of this build; their table, which the server reads, too, has English names.
import {
  type AppRangeKey,
  type AppTermsKey,
  FILTERS,
  type NumbersKey,
  type NumbersRow,
} from "#shared/catalogue/filters.ts";
import { numbersName } from "#shared/catalogue/range-name.ts";
import { t } from "./t.ts";

const WORDS: Readonly<Record<AppTermsKey | AppRangeKey, string>> = {
  platform: t("filters.platform"),
  genre: t("filters.genre"),
  developer: t("filters.developer"),
  tag: t("filters.tag"),
  publisher: t("filters.publisher"),
  store: t("filters.store"),
  series: t("filters.series"),
  creator: t("filters.creator"),
  ageRating: t("filters.ageRating"),
  release: t("filters.release"),
  fame: t("filters.fame"),
  like: t("filters.like"),
  year: t("filters.year"),
  metacritic: t("filters.metacritic"),
  playtime: t("filters.playtime"),
};

// In the English build, where the tables of the filters say all this, the minifier leaves the two tables here out.

/** What one entry of a taxonomy, or a range, is called. */
export const filterWords = (key: AppTermsKey | AppRangeKey): string =>
  t("language") === "en" ? FILTERS[key].label : WORDS[key];

const FIGURES: Readonly<Record<NumbersKey, string>> = {
  metacritic: t("filters.scores"),
  playtime: t("filters.hours"),
};

/** What the numbers of a range are. */
export const figureWords = (key: NumbersKey): string => (t("language") === "en" ? FILTERS[key].figures : FIGURES[key]);

/** "Metacritic 80–100", "Playtime 10+ h"; see `numbersName`. */
export const numbersWords = (key: NumbersKey, range: Parameters<typeof numbersName>[1]): string => {
  const row: NumbersRow = FILTERS[key];
  return numbersName({ ...row, label: filterWords(key) }, range);
};
