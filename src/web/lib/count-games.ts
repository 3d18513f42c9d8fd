import { t } from "./t.ts";

/** A number of games, the one game included: "1 game", "1,242 games". */
export const countOfGames = (count: number): string => t("games.count", { count });
