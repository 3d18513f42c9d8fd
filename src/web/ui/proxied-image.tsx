import { type ComponentProps, useCallback, useState } from "react";
import { type ImagePreset, IMAGE_PRESETS, IMAGE_SCALES, presetImageUrl } from "#shared/images.ts";
import { givenUpWhenGone } from "./give-up-picture.ts";
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

/**
 * A picture through the image proxy, never larger than its place needs. One that fails becomes a small grey 'No img';
 * another `src` starts anew.
 */
export function ProxiedImage({ src, preset, alt, sizes, tone, className = "", ...rest }: ProxiedImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const { width, height } = IMAGE_PRESETS[preset];
  const ref = useCallback(
    (element: HTMLImageElement | null) => {
      if (element === null) return undefined;
      // As a property, because the page's policy refuses style attributes.
      if (isColour(tone)) element.style.setProperty("background-color", `#${tone}`);
      // One of the document's, which failed before the app listened.
      if (element.complete && element.naturalWidth === 0) setFailedSrc(src ?? undefined);
      return givenUpWhenGone(element);
    },
    [src, tone],
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
        aria-label={alt === "" ? "No img" : `${alt}: no image`}
      >
        <span aria-hidden="true">No img</span>
      </div>
    );
  }
  return (
    <img
      {...rest}
      ref={ref}
      className={`${styles.image} ${className}`}
      src={presetImageUrl(src, preset)}
      srcSet={IMAGE_SCALES.map((scale) => `${presetImageUrl(src, preset, scale)} ${Math.round(width * scale)}w`).join(
        ", ",
      )}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}
