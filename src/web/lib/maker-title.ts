import { FILTERS } from "#shared/catalogue/filters.ts";
import type { NamedMaker } from "#shared/rawg/page.ts";
import { t } from "./t.ts";

/** "Games by FromSoftware", "The Legend of Zelda games". */
export function makerTitle({ parameter, name }: Pick<NamedMaker, "parameter" | "name">): string {
  return parameter === FILTERS.series.wire ? t("search.seriesGames", { name }) : t("search.gamesBy", { name });
}
