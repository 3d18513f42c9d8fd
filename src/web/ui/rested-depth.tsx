import { useEffect, useState } from "react";
import { prefersLessData, prefersStill } from "#web/lib/motion-preference.ts";
import { DepthPicture } from "./depth-picture.tsx";
import styles from "./rested-depth.module.css";

/** How long the mouse rests before a picture takes on depth: whoever only sweeps across fetches nothing. */
const REST_MS = 350;

/**
 * A picture in depth over the flat one that it is, cropped as that is, once the mouse has rested; to be shown while the
 * mouse is there. `src` is the address of its sheet of planes, if it has one.
 */
export function RestedDepth({ src }: { src: string | undefined }) {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => {
    if (src === undefined || prefersStill() || prefersLessData()) return undefined;
    const timer = setTimeout(() => setHasRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, [src]);
  return src !== undefined && hasRested ? <DepthPicture src={src} alt="" className={styles.over} /> : null;
}
