// The picture of a card and what plays over it while the mouse is there: the trailer, or else the screenshots.
import { useQuery } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import type { Movie } from "#shared/rawg/game.ts";
import { cardMediaQuery } from "#web/api/card-extras.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { prefersLessData, prefersStill } from "#web/lib/motion-preference.ts";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import { PictureScrub } from "./picture-scrub.tsx";
import { VideoPreview } from "./video-preview.tsx";
import styles from "./card-picture.module.css";

/** The lightest video of a trailer: the place is a card's width. */
function lightestVideo(movie: Movie | undefined): string | undefined {
  return movie?.data["480"] ?? movie?.data["720"] ?? movie?.data["max"] ?? Object.values(movie?.data ?? {})[0];
}

/** The media that the list brought, or those of the game itself once the card is wanted. */
function useCardMedia(game: CardGame, isWanted: boolean) {
  const isComplete = game.screenshots !== undefined && game.videos !== undefined;
  const { data } = useQuery({ ...cardMediaQuery(game.id), enabled: isWanted && !isComplete });
  return { screenshots: game.screenshots ?? data?.screenshots ?? [], videos: game.videos ?? data?.videos ?? [] };
}

type CardPictureProps = {
  game: CardGame;
  isHovered: boolean;
  sizes: string;
  /** Pictures in the first rows are fetched at once, the others as they come near. */
  isEager: boolean;
  ref?: Ref<HTMLDivElement>;
};

export function CardPicture({ game, isHovered, sizes, isEager, ref }: CardPictureProps) {
  const { screenshots, videos } = useCardMedia(game, isHovered);
  const [hasBeenHovered, setHasBeenHovered] = useState(false);
  if (isHovered && !hasBeenHovered) setHasBeenHovered(true);
  const video = prefersStill() || prefersLessData() ? undefined : lightestVideo(videos[0]);
  const background = game.background_image;
  const pictures = new Set([background ?? "", ...screenshots.map(({ image }) => image)]);
  return (
    <div ref={ref} className={styles.media}>
      <ProxiedImage
        src={background}
        preset="card"
        alt=""
        sizes={sizes}
        loading={isEager ? "eager" : "lazy"}
        className={styles.picture}
      />
      {hasBeenHovered && video !== undefined && <VideoPreview src={video} isActive={isHovered} name={game.name} />}
      {isHovered && video === undefined && pictures.size > 1 && <PictureScrub id={game.id} pictures={[...pictures]} />}
    </div>
  );
}
