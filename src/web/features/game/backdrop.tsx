import { presetImageUrl } from "#shared/images.ts";
import styles from "./backdrop.module.css";

/** The picture behind the head of the page, full bleed, fading into the base. Decoration only. */
export function Backdrop({ src }: { src: string | null }) {
  if (src === null) return null;
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <img
        className={styles.image}
        src={presetImageUrl(src, "background")}
        srcSet={[0.5, 1, 1.5].map((scale) => `${presetImageUrl(src, "background", scale)} ${1200 * scale}w`).join(", ")}
        sizes="100vw"
        alt=""
        decoding="async"
        // A backdrop that cannot be had is simply not there: the base colour stands behind the words anyway.
        onError={(event) => event.currentTarget.remove()}
      />
    </div>
  );
}
