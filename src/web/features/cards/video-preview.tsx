// The trailer of a card: muted and looped while the mouse is on the card, stopped and rewound when it leaves.
import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "#web/ui/icon-button.tsx";
import styles from "./video-preview.module.css";

/** A playback failure shows nothing to the visitor: the picture below stays. */
function logFailure(error: unknown): void {
  // Leaving the card before the video has begun ends the attempt; that is no failure.
  if (error instanceof DOMException && error.name === "AbortError") return;
  // The requirement: a playback failure is logged and nothing else.
  // oxlint-disable-next-line no-console
  console.error("Error al reproducir el video:", error);
}

type VideoPreviewProps = {
  src: string;
  /** True while the mouse is on the card. */
  isActive: boolean;
  /** Name of the game, for the button. */
  name: string;
};

/** Stays mounted once it has been wanted, so that coming back does not fetch the video again. */
export function VideoPreview({ src, isActive, name }: VideoPreviewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (element === null || !isActive) return;
    void element.play().catch(logFailure);
    return () => {
      element.pause();
      element.currentTime = 0;
    };
  }, [isActive]);
  const toggle = () => {
    if (isPlaying) video.current?.pause();
    else void video.current?.play().catch(logFailure);
  };
  return (
    <div className={styles.preview} data-active={isActive || undefined}>
      <video
        ref={video}
        className={styles.video}
        src={src}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        data-playing={isPlaying || undefined}
      />
      {isActive && (
        <IconButton
          className={styles.button}
          label={isPlaying ? `Pause the preview of ${name}` : `Play the preview of ${name}`}
          icon={isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          onClick={toggle}
        />
      )}
    </div>
  );
}
