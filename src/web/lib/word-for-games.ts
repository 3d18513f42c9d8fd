import { t } from "./t.ts";

/** "game" or "games": for where the figure stands apart from it. */
export const wordForGames = (count: number): string => t("games.word", { count });
