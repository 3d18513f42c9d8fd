// A drawn picture in its planes, which move apart by the pointer and the tilt of the device, and drift when nothing
// else moves them. Moving renders nothing: it writes two custom properties, and the rest is the compositor's.
import { useCallback, useEffect, useRef, useState } from "react";
import styles from "./depth-picture.module.css";

const STILL = "(prefers-reduced-motion: reduce)";
/** The shape of each plane on its sheet. */
const PLANE_RATIO = 16 / 9;
const PLANES_MAX = 4;
/** Degrees to which a device is turned when planes have moved as far as they go. */
const TILT_MAX_DEGREES = 24;
/** How a device is held when the picture is level. */
const HELD_DEGREES = 40;

const clamp = (value: number) => Math.min(1, Math.max(-1, value));

function attachDepth(box: HTMLElement): () => void {
  if (matchMedia(STILL).matches) return () => undefined;
  const abort = new AbortController();
  const { signal } = abort;
  let frame = 0;
  const turn = (x: number, y: number) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      box.style.setProperty("--depth-x", clamp(x).toFixed(3));
      box.style.setProperty("--depth-y", clamp(y).toFixed(3));
    });
  };
  const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === "touch") return;
    const { left, top, width, height } = box.getBoundingClientRect();
    turn(((clientX - left) / width) * 2 - 1, ((clientY - top) / height) * 2 - 1);
  };
  const tilt = ({ gamma, beta }: DeviceOrientationEvent) => {
    if (gamma !== null && beta !== null) turn(gamma / TILT_MAX_DEGREES, (beta - HELD_DEGREES) / TILT_MAX_DEGREES);
  };
  box.addEventListener("pointermove", follow, { signal });
  box.addEventListener("pointerleave", () => turn(0, 0), { signal });
  addEventListener("deviceorientation", tilt, { signal });
  // What nobody sees stands still.
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) box.toggleAttribute("data-moving", isIntersecting);
  });
  observer.observe(box);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    abort.abort();
  };
}

type DepthPictureProps = {
  /** Address of the sheet of planes, the farthest on top. */
  src: string;
  /** What is shown, for those who do not see it; empty where other words say it already. */
  alt: string;
  className?: string | undefined;
};

/** Fetches its sheet when it comes near; shows the farthest plane alone until scripts run, and where motion is unwanted all of them at rest. */
export function DepthPicture({ src, alt, className = "" }: DepthPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState({ src: "", count: 0 });
  const count = loaded.src === src ? loaded.count : 0;
  const read = useCallback(
    (sheet: HTMLImageElement | null) => {
      // One of the server's document may have been loaded before the app listened.
      if (sheet === null || !sheet.complete || sheet.naturalWidth === 0) return;
      const shapes = (sheet.naturalHeight / sheet.naturalWidth) * PLANE_RATIO;
      setLoaded({ src, count: Math.min(PLANES_MAX, Math.round(shapes)) });
    },
    [src],
  );
  useEffect(() => (box.current === null || count === 0 ? undefined : attachDepth(box.current)), [count]);
  return (
    <div ref={box} className={`${styles.depth} ${className}`} data-planes={count === 0 ? undefined : count}>
      <img
        ref={read}
        className={styles.sheet}
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onLoad={({ currentTarget }) => read(currentTarget)}
      />
      {Array.from({ length: Math.max(0, count - 1) }, (_, index) => (
        <span
          key={index + 1}
          className={styles.plane}
          aria-hidden="true"
          ref={(element) => {
            // As properties, because the page's policy refuses style attributes.
            element?.style.setProperty("background-image", `url("${src}")`);
            element?.style.setProperty("background-size", `100% ${count * 100}%`);
            element?.style.setProperty("background-position", `0 ${((index + 1) / (count - 1)) * 100}%`);
            element?.style.setProperty("--plane", `${(index + 1) / (count - 1)}`);
          }}
        />
      ))}
    </div>
  );
}
