// The trailer of a card: muted and looped while the mouse is on the card, stopped and rewound when it leaves.
import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useVideoSource } from "#web/lib/use-video-source.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import styles from "./video-preview.module.css";

/** Leaving the card before the video has begun ends the attempt; of a file that does not play the video itself tells. */
const UNTOLD = new Set(["AbortError", "NotSupportedError"]);

/** A playback failure shows nothing to the visitor: the picture below stays. */
function logFailure(error: unknown): void {
  if (error instanceof DOMException && UNTOLD.has(error.name)) return;
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
  const { source, tryOther } = useVideoSource(src);
  useEffect(() => {
    const element = video.current;
    if (element === null || !isActive) return;
    void element.play().catch(logFailure);
    return () => {
      element.pause();
      element.currentTime = 0;
    };
    // Another file has to be started anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isActive, source]);
  const toggle = () => {
    if (isPlaying) video.current?.pause();
    else void video.current?.play().catch(logFailure);
  };
  return (
    <div className={styles.preview} data-active={isActive || undefined}>
      <video
        ref={video}
        className={styles.video}
        src={source}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onError={() => tryOther() || logFailure(video.current?.error)}
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
