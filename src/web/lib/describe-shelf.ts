// What a shelf of the day is called, why it is there, and where the whole list is that it was drawn from.
import type { SortKey } from "#shared/options.ts";
import { viewAddress } from "./catalogue-view.ts";
import { type FilterValues, NO_FILTERS } from "./filter-values.ts";
import { t } from "./t.ts";

export type NamedShelf = {
  name: string;
  series?: { name: string; slug: string } | undefined;
  from?: number | undefined;
};
type Said = { title: string; why: string; all: string | undefined };

const listOf = (filters: Partial<FilterValues>, sort?: SortKey) =>
  viewAddress({ filters: { ...NO_FILTERS, ...filters }, sort, page: 1 });

const DECADE = 10;

/** `day` is the day as it is written. Undefined for a shelf that nobody here knows. */
export function describeShelf({ name, series, from }: NamedShelf, day: string): Said | undefined {
  switch (name) {
    case "new":
      return { title: t("discover.new"), why: t("discover.newWhy"), all: listOf({ release: "out" }, "released") };
    case "short":
      return {
        title: t("discover.short"),
        why: t("discover.shortWhy"),
        all: listOf(
          {
            tag: "singleplayer",
            genre_none: "massively-multiplayer",
            playtime: "1-5",
            metacritic: "80-100",
            release: "out",
          },
          "rating",
        ),
      };
    case "gems":
      return {
        title: t("discover.gems"),
        why: t("discover.gemsWhy"),
        all: listOf({ fame: "little-known", metacritic: "80-100", release: "out" }, "rating"),
      };
    case "day":
      return { title: t("discover.day"), why: t("discover.dayWhy", { day }), all: undefined };
    case "series":
      return (
        series && {
          title: t("discover.series", { name: series.name }),
          why: t("discover.seriesWhy"),
          all: listOf({ series: series.slug }),
        }
      );
    case "decade":
      return from === undefined
        ? undefined
        : {
            title: t("discover.decade", { from }),
            why: t("discover.decadeWhy"),
            all: listOf({ year: `${from}-${from + DECADE - 1}` }),
          };
    default:
      return undefined;
  }
}
