import { useEffect, useRef } from "react";
import type { Movie } from "#shared/rawg/game.ts";
import { buildImageUrl } from "#shared/images.ts";
import { t } from "#web/lib/t.ts";
import { useVideoSource } from "#web/lib/use-video-source.ts";
import { DepthPicture } from "#web/ui/depth-picture.tsx";
import { useNearViewport } from "#web/ui/use-near-viewport.ts";
import type { MovingPicture } from "./moving-picture.ts";
import styles from "./trailer.module.css";

const VOLUME = 0.3;
const STILL = "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)";

/** In the video's own shape. A poster has no `srcset`: this is sharp on a phone and good enough on a wide window. */
const posterUrl = (url: string) =>
  buildImageUrl({ url, width: 800, height: 450, quality: 85, output: "webp", sharpen: true });

type TrailerProps = {
  moving: MovingPicture | undefined;
  /** Where a trailer is to be seen that cannot be played here. */
  elsewhere: string | undefined;
};

/** The game's trailer, or its picture in depth, or a link to where a trailer is, or a plain word. */
export function Trailer({ moving, elsewhere }: TrailerProps) {
  if (moving === undefined) {
    return elsewhere === undefined ? (
      <p className={styles.none}>{t("game.noVideo")}</p>
    ) : (
      <WatchLink href={elsewhere} />
    );
  }
  if (moving.kind === "planes") {
    return (
      <div className={styles.still}>
        <DepthPicture src={moving.src} alt="" className={styles.depth} />
        {elsewhere === undefined ? (
          <p className="visually-hidden">{t("game.noVideo")}</p>
        ) : (
          <WatchLink href={elsewhere} />
        )}
      </div>
    );
  }
  return <Player key={moving.movie.id} movie={moving.movie} source={moving.source} />;
}

function WatchLink({ href }: { href: string }) {
  return (
    <a className={styles.elsewhere} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {t("game.watchOnYoutube")}
    </a>
  );
}

function Player({ movie, source: src }: { movie: Movie; source: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const { source, tryOther } = useVideoSource(src);
  // No browser fetches a video's parts lazily by itself: below the first screen they would take their share of the first load.
  const isNear = useNearViewport(video);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.volume = VOLUME;
    if (isNear && !matchMedia(STILL).matches) void playAloudOrMuted(element);
    // Another file has to be started anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isNear, source]);
  return (
    // Trailers of the catalogue carry no speech and RAWG gives no captions for its own.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      className={styles.video}
      src={source}
      poster={isNear && movie.preview !== null ? posterUrl(movie.preview) : undefined}
      aria-label={movie.name === "" ? t("game.trailer") : t("game.trailerOf", { name: movie.name })}
      loop
      controls
      playsInline
      preload={isNear ? "metadata" : "none"}
      onError={() => tryOther() || logFailure(video.current?.error)}
    />
  );
}

/** Browsers refuse sound before a visitor's first gesture; a silent trailer is better than a still one. */
async function playAloudOrMuted(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "NotAllowedError") return;
    video.muted = true;
    await video.play().catch(logFailure);
  }
}

function logFailure(reason: unknown): void {
  // The requirement: a playback failure is logged and nothing else.
  // oxlint-disable-next-line no-console
  console.warn("Error al reproducir el video", reason instanceof Error ? reason.message : "");
}
