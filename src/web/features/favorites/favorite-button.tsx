import { t } from "#web/lib/t.ts";
import { Heart } from "lucide-react";
import type { MouseEvent } from "react";
import type { FavoriteSource } from "#web/state/favorite-game.ts";
import { useGameStore, useIsFavorite } from "#web/state/game-store.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import styles from "./favorite-button.module.css";

type FavoriteButtonProps = {
  game: FavoriteSource;
  className?: string;
  /** Called after the game was removed, with the place it had in the list. */
  onRemove?: (addedAt: number) => void;
};

/** The heart: pressed while the game is a favourite. */
export function FavoriteButton({ game, className = "", onRemove }: FavoriteButtonProps) {
  const isFavorite = useIsFavorite(game.id);
  const toggle = ({ detail }: MouseEvent) => {
    // Where the card goes with its heart, the second press of a double click would take away the next one.
    if (onRemove !== undefined && detail > 1) return;
    const { favorites, addFavorite, removeFavorite } = useGameStore.getState();
    const favorite = favorites.find(({ id }) => String(id) === String(game.id));
    if (favorite === undefined) {
      addFavorite(game);
    } else {
      removeFavorite(game.id);
      onRemove?.(favorite.addedAt);
    }
  };
  return (
    <IconButton
      className={`${styles.button} ${className}`}
      label={isFavorite ? t("favorites.remove") : t("favorites.addGame")}
      aria-label={t("favorites.favorite", { name: game.name })}
      aria-pressed={isFavorite}
      data-heart={game.id}
      icon={<Heart className={styles.heart} size={20} aria-hidden="true" />}
      onClick={toggle}
    />
  );
}
