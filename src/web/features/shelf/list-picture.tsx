import { ListOrdered } from "lucide-react";
import { useRef } from "react";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import { useNearViewport } from "#web/ui/use-near-viewport.ts";
import type { Pictured } from "./list-pictures.ts";
import styles from "./list-picture.module.css";

/**
 * A list's picture, of one game's or of up to four side by side; a sign where there is none. It says nothing that its name does
 * not. Its games' pictures come as somebody comes near: ten lists have twice as many as the cards that the page begins with.
 */
export function ListPicture({ games }: { games: readonly Pictured[] }) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNearViewport(place);
  return (
    <span ref={place} className={styles.picture} data-count={games.length} aria-hidden="true">
      {games.length === 0 && <ListOrdered size={24} />}
      {(isNear ? games : []).map((game) => (
        <ProxiedImage
          key={game.id}
          src={game.background_image}
          preset="card"
          alt=""
          sizes={games.length === 1 ? "7rem" : "4rem"}
          tone={game.dominant_color}
          loading="lazy"
          className={styles.part ?? ""}
        />
      ))}
    </span>
  );
}
