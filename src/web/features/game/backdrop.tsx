import { buildImageUrl, presetImageUrl } from "#shared/images.ts";
import { givenUpWhenGone, hasFailed } from "#web/ui/give-up-picture.ts";
import styles from "./backdrop.module.css";

/** The last is as large as the proxy makes them. */
const SCALES = [0.5, 0.75, 1, 1.5, 1.7];
/** The box is as wide as the window and a good half as high. */
const SIZES = "max(100vw, 90vh + 6rem)";

/** Where the box stands upright, so does the picture: nothing of it is sent that lies outside. */
const UPRIGHT = "(max-aspect-ratio: 3/5)";
const UPRIGHT_WIDTHS_PX = [400, 600, 800, 1200];
/**
 * Phones have two and more pixels where one was asked for, and this is their largest picture, faded behind words: two
 * thirds of its width are said, which is a picture of about half the pixels.
 */
const UPRIGHT_SIZES = "max(65vw, 26vh + 3rem)";
/** Behind a veil nobody sees what fewer bytes leave out. */
const UPRIGHT_QUALITY = 60;

const landscape = (url: string) =>
  SCALES.map((scale) => `${presetImageUrl(url, "background", scale)} ${1200 * scale}w`).join(", ");

function upright(url: string): string {
  return UPRIGHT_WIDTHS_PX.map((width) => {
    const box = { width, height: width * 1.5, quality: UPRIGHT_QUALITY, output: "webp", sharpen: true } as const;
    return `${buildImageUrl({ url, ...box })} ${width}w`;
  }).join(", ");
}

/** A backdrop that cannot be had is simply not there: the base colour stands behind the words anyway. */
function removedIfFailed(element: HTMLImageElement | null) {
  if (element !== null && hasFailed(element)) element.remove();
  return givenUpWhenGone(element);
}

/** The picture behind the head of the page, full bleed, fading into the base. Decoration only. */
export function Backdrop({ src }: { src: string | null }) {
  if (src === null) return null;
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <picture>
        <source media={UPRIGHT} srcSet={upright(src)} sizes={UPRIGHT_SIZES} />
        <img
          ref={removedIfFailed}
          className={styles.image}
          src={presetImageUrl(src, "background")}
          srcSet={landscape(src)}
          sizes={SIZES}
          alt=""
          decoding="async"
          fetchPriority="high"
          onError={(event) => event.currentTarget.remove()}
        />
      </picture>
    </div>
  );
}
