// What plays over a card's picture while the mouse is there: the trailer, or else the screenshots.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { planesAddress } from "#shared/artwork.ts";
import type { Movie } from "#shared/rawg/game.ts";
import { cardMediaQuery, cardTrailerQuery } from "#web/api/card-extras.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { prefersLessData, prefersStill } from "#web/lib/motion-preference.ts";
import { playableVideo } from "#web/lib/playable-video.ts";
import { DepthPicture } from "#web/ui/depth-picture.tsx";
import styles from "./card-picture.module.css";
import { PictureScrub } from "./picture-scrub.tsx";
import { VideoPreview } from "./video-preview.tsx";

/** How long the mouse rests before a picture takes on depth. */
const REST_MS = 350;

/** The lightest video of a trailer that may be played: the place is a card's width. */
function lightestVideo(movie: Movie | undefined): string | undefined {
  const data = movie?.data ?? {};
  return playableVideo([data["480"], data["720"], data["max"], ...Object.values(data)]);
}

/** The media that the list brought, or those of the game itself. */
function useCardMedia(game: CardGame) {
  const lacksPictures = game.screenshots === undefined;
  const media = useQuery({ ...cardMediaQuery(game.id), enabled: lacksPictures }).data;
  const trailer = useQuery({ ...cardTrailerQuery(game.id), enabled: !lacksPictures && game.videos === undefined }).data;
  return {
    screenshots: game.screenshots ?? media?.screenshots ?? [],
    videos: game.videos ?? media?.videos ?? trailer ?? [],
  };
}

/** The drawn picture in depth, once the mouse has rested on the card: whoever only sweeps over cards fetches nothing. */
function RestedDepth({ picture }: { picture: string | null }) {
  const planes = planesAddress(picture);
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => {
    if (planes === undefined || prefersStill() || prefersLessData()) return undefined;
    const timer = setTimeout(() => setHasRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, [planes]);
  return planes !== undefined && hasRested ? <DepthPicture src={planes} alt="" className={styles.depth} /> : null;
}

type LivePictureProps = { game: CardGame; isHovered: boolean };

export function LivePicture({ game, isHovered }: LivePictureProps) {
  const { screenshots, videos } = useCardMedia(game);
  const video = prefersStill() || prefersLessData() ? undefined : lightestVideo(videos[0]);
  if (video !== undefined) return <VideoPreview src={video} isActive={isHovered} name={game.name} />;
  // An empty first place stands for the placeholder picture below.
  const pictures = [...new Set([game.background_image ?? "", ...screenshots.map(({ image }) => image)])];
  return isHovered && pictures.length > 1 ? (
    <>
      <RestedDepth picture={game.background_image} />
      <PictureScrub id={game.id} pictures={pictures} />
    </>
  ) : null;
}
