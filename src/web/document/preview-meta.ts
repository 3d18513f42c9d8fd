// What a head says to chat services: Open Graph, and the pairs of a label and a value that Slack and Discord show below a
// preview. docs/decisions/076 says what is said and what is not.
import { escapeText } from "#shared/escape-text.ts";
import { PREVIEW_HEIGHT_PX, PREVIEW_WIDTH_PX } from "#shared/previews.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import { OF_THIS_PAGE } from "./of-this-page.ts";

/** As previews of shared links want it. */
const LOCALES: Readonly<Record<string, string>> = { en: "en_US", es: "es_ES" };

/** "Released", "Apr 19, 2011". */
export type Pair = readonly [label: string, value: string];

export type PreviewOfPage = {
  /** Already escaped. */
  title: string;
  text: string;
  /** Addresses are absolute. */
  page: string | undefined;
  image: { address: string; alt: string } | undefined;
  /** Of an MP4; its size where it is known. */
  video: { address: string; width?: number; height?: number } | undefined;
  /** Two are shown. */
  pairs: readonly Pair[];
};

export const meta = (kind: "name" | "property", name: string, content: string | number | undefined): string =>
  content === undefined ? "" : `<meta ${kind}="${name}" content="${escapeText(String(content))}" ${OF_THIS_PAGE}>`;

const imageMeta = ({ address, alt }: NonNullable<PreviewOfPage["image"]>) =>
  meta("property", "og:image", address) +
  meta("property", "og:image:width", PREVIEW_WIDTH_PX) +
  meta("property", "og:image:height", PREVIEW_HEIGHT_PX) +
  meta("property", "og:image:type", "image/jpeg") +
  meta("property", "og:image:alt", alt);

const videoMeta = ({ address, width, height }: NonNullable<PreviewOfPage["video"]>) =>
  meta("property", "og:video", address) +
  meta("property", "og:video:type", "video/mp4") +
  meta("property", "og:video:width", width) +
  meta("property", "og:video:height", height);

/** The elements, as markup. */
export function previewMeta({ title, text, page, image, video, pairs }: PreviewOfPage): string {
  return [
    meta("property", "og:site_name", "Ludex"),
    meta("property", "og:locale", LOCALES[LANGUAGE]),
    meta("property", "og:type", "website"),
    `<meta property="og:title" content="${title}" ${OF_THIS_PAGE}>`,
    meta("property", "og:description", text),
    meta("property", "og:url", page),
    image === undefined ? "" : imageMeta(image),
    video === undefined ? "" : videoMeta(video),
    meta("name", "twitter:card", image === undefined ? "summary" : "summary_large_image"),
    ...pairs
      .slice(0, 2)
      .map(
        ([label, value], at) =>
          meta("name", `twitter:label${at + 1}`, label) + meta("name", `twitter:data${at + 1}`, value),
      ),
  ].join("");
}
