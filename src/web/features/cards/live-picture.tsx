// What plays over a card's picture while the mouse is there: the trailer, or else the screenshots.
import { useQuery } from "@tanstack/react-query";
import { planesAddress } from "#shared/artwork.ts";
import type { Movie } from "#shared/rawg/game.ts";
import { cardMediaQuery, cardTrailerQuery } from "#web/api/card-extras.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { prefersLessData, prefersStill } from "#web/lib/motion-preference.ts";
import { playableVideo } from "#web/lib/playable-video.ts";
import { RestedDepth } from "#web/ui/rested-depth.tsx";
import { PictureScrub } from "./picture-scrub.tsx";
import { VideoPreview } from "./video-preview.tsx";

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

type LivePictureProps = { game: CardGame; isHovered: boolean };

export function LivePicture({ game, isHovered }: LivePictureProps) {
  const { screenshots, videos } = useCardMedia(game);
  const video = prefersStill() || prefersLessData() ? undefined : lightestVideo(videos[0]);
  if (video !== undefined) return <VideoPreview src={video} isActive={isHovered} name={game.name} />;
  // An empty first place stands for the placeholder picture below.
  const pictures = [...new Set([game.background_image ?? "", ...screenshots.map(({ image }) => image)])];
  return isHovered && pictures.length > 1 ? (
    <>
      <RestedDepth src={planesAddress(game.background_image)} />
      <PictureScrub id={game.id} pictures={pictures} />
    </>
  ) : null;
}
