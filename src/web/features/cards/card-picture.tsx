import { type Ref, Suspense, useState } from "react";
import type { CardGame } from "#web/lib/card-game.ts";
import { isReturn } from "#web/lib/navigation.ts";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import { LivePicture } from "./card-extras.ts";
import styles from "./card-picture.module.css";

type CardPictureProps = {
  game: CardGame;
  isHovered: boolean;
  sizes: string;
  /** Pictures in the first rows are fetched at once, the others as they come near. */
  isEager: boolean;
  /** Fetched before the others. */
  isFirst: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** The picture of a card. What plays over it comes with the first hover and stays, so that it is fetched once. */
export function CardPicture({ game, isHovered, sizes, isEager, isFirst, ref }: CardPictureProps) {
  const [hasBeenHovered, setHasBeenHovered] = useState(false);
  if (isHovered && !hasBeenHovered) setHasBeenHovered(true);
  return (
    <div ref={ref} className={styles.media}>
      <ProxiedImage
        src={game.background_image}
        preset="card"
        alt=""
        sizes={sizes}
        tone={game.dominant_color}
        loading={isEager ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        // What has been shown before is shown with the card, not a moment after it.
        decoding={isReturn() ? "sync" : "async"}
        className={styles.picture}
      />
      {hasBeenHovered && (
        <Suspense>
          <LivePicture game={game} isHovered={isHovered} />
        </Suspense>
      )}
    </div>
  );
}
