import { t } from "#web/lib/t.ts";
import { type ComponentProps, useCallback, useEffect, useRef, useState } from "react";
import { buildImageUrl, type ImagePreset, IMAGE_PRESETS, IMAGE_SCALES, presetImageUrl } from "#shared/images.ts";
import { givenUpWhenGone, hasFailed } from "./give-up-picture.ts";
import placeholder from "./placeholder.svg";
import styles from "./proxied-image.module.css";

type ProxiedImageProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height" | "alt" | "onError"> & {
  /** Address of the original picture, as the catalogue gives it; null or empty shows the placeholder picture. */
  src: string | null;
  preset: ImagePreset;
  alt: string;
  /** How wide the picture is shown, as in `<img sizes>`; decides which scale is loaded. */
  sizes: string;
  /** Six hexadecimal digits: what the picture looks like from far away, shown in its place until it is there. */
  tone?: string | undefined;
};

const isColour = (tone: string | undefined): tone is string => tone !== undefined && /^[0-9a-f]{6}$/i.test(tone);

/** A sky's worth of the picture's colour: lighter above, darker below. */
function gradientOf(tone: string): string {
  const mixed = (share: number, other: string) => `color-mix(in oklab, #${tone} ${share}%, ${other})`;
  return `linear-gradient(165deg, ${mixed(78, "#fff")}, #${tone} 52%, ${mixed(62, "#000")}) #${tone}`;
}

/** Those of a game's page are as wide as a third of a window of 3840 px. */
const scalesOf = (preset: ImagePreset) =>
  preset === "hero" || preset === "screenshot" ? [...IMAGE_SCALES, 2] : IMAGE_SCALES;

/** Phones, whose pixels are so small that nobody sees what is left out of each. */
const DENSE = "(max-width: 639px) and (min-resolution: 1.5dppx)";
/** The largest picture of a phone's page is there sooner in half the bytes. */
const DENSE_QUALITY: Partial<Record<ImagePreset, number>> = { hero: 75 };

function setOf(url: string, preset: ImagePreset, quality: number = IMAGE_PRESETS[preset].quality): string {
  const box = IMAGE_PRESETS[preset];
  return scalesOf(preset)
    .map((scale) => {
      const [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)];
      return `${buildImageUrl({ url, width, height, quality, output: "webp", sharpen: true })} ${width}w`;
    })
    .join(", ");
}

/** A service may be gone for a moment, and a visitor too quick for its limit, which counts by the minute. */
const RETRY_AFTER_MS = 40_000;
const RETRIES = 2;

/** Which picture has failed; it is forgotten when it is worth another try. */
function useFailure() {
  const [failedSrc, setFailedSrc] = useState<string>();
  const retries = useRef(0);
  useEffect(() => {
    if (failedSrc === undefined || retries.current === RETRIES) return undefined;
    const timer = setTimeout(() => {
      retries.current += 1;
      setFailedSrc(undefined);
    }, RETRY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [failedSrc]);
  return [failedSrc, setFailedSrc] as const;
}

/**
 * A picture through the image proxy, never larger than its place needs. One that fails becomes a small grey 'No img';
 * another `src` starts anew.
 */
export function ProxiedImage({ src, preset, alt, sizes, tone, className = "", ...rest }: ProxiedImageProps) {
  const [failedSrc, setFailedSrc] = useFailure();
  const { width, height } = IMAGE_PRESETS[preset];
  const ref = useCallback(
    (element: HTMLImageElement | null) => {
      if (element === null) return undefined;
      // As a property, because the page's policy refuses style attributes.
      if (isColour(tone)) element.style.setProperty("background", gradientOf(tone));
      // One of the document's, which failed before the app listened.
      if (hasFailed(element)) setFailedSrc(src ?? undefined);
      return givenUpWhenGone(element);
    },
    [src, tone, setFailedSrc],
  );
  if (src === null || src === "") {
    const shown = { width, height, className: `${styles.image} ${className}` };
    return <img {...rest} {...shown} src={placeholder} alt={alt} data-placeholder="" />;
  }
  if (failedSrc === src) {
    return (
      <div
        className={`${styles.failed} ${className}`}
        role="img"
        aria-label={alt === "" ? t("ui.noImage") : t("ui.noImageOf", { alt })}
      >
        <span aria-hidden="true">{t("ui.noImage")}</span>
      </div>
    );
  }
  const denseQuality = DENSE_QUALITY[preset];
  const picture = (
    <img
      decoding="async"
      {...rest}
      ref={ref}
      className={`${styles.image} ${className}`}
      src={presetImageUrl(src, preset)}
      srcSet={setOf(src, preset)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      onError={() => setFailedSrc(src)}
    />
  );
  if (denseQuality === undefined) return picture;
  return (
    <picture className={styles.sources}>
      <source media={DENSE} srcSet={setOf(src, preset, denseQuality)} sizes={sizes} />
      {picture}
    </picture>
  );
}
