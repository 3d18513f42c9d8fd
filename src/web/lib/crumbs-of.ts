// The lists that a game stands in, from the widest to the narrowest: all games, and those of its first genre.
import { ROUTES } from "#shared/routes.ts";
import type { CardGame } from "./card-game.ts";
import { t } from "./t.ts";
import { genreWords } from "./term-words.ts";

/** Root-relative addresses. */
export function crumbsOf({ genres: [genre] }: Pick<CardGame, "genres">): { name: string; href: string }[] {
  const all = { name: t("crumbs.games"), href: ROUTES.catalogue.path };
  if (genre === undefined) return [all];
  return [all, { name: genreWords(genre), href: `${all.href}?${new URLSearchParams({ genre: genre.slug })}` }];
}
