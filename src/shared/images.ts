// The address grammar of the image proxy, in one file so that what the app asks for and what the server understands
// cannot drift apart. Pure text in, pure text out: whether an origin is allowed is the server's business.

/** Output encodings the proxy can write. */
export const IMAGE_OUTPUTS = ["webp", "avif", "jpg"] as const;
export type ImageOutput = (typeof IMAGE_OUTPUTS)[number];

/** One picture wanted: the original's address, the box in pixels, the quality from 1 to 100. */
export type ImageRequest = {
  url: string;
  width: number;
  height: number;
  quality: number;
  output: ImageOutput;
  sharpen: boolean;
};

/** Box (pixels) and quality for each place where a picture stands. */
export const IMAGE_PRESETS = {
  card: { width: 600, height: 400, quality: 85 },
  hero: { width: 800, height: 600, quality: 90 },
  background: { width: 1200, height: 800, quality: 90 },
  search: { width: 200, height: 150, quality: 75 },
  screenshot: { width: 600, height: 400, quality: 85 },
  default: { width: 500, height: 400, quality: 85 },
} as const satisfies Record<string, { width: number; height: number; quality: number }>;
export type ImagePreset = keyof typeof IMAGE_PRESETS;

/** Scales of a preset's box that a `srcset` offers. */
export const IMAGE_SCALES = [0.5, 0.75, 1, 1.25, 1.5] as const;

/** The widest and highest picture the proxy makes, in pixels. */
export const IMAGE_MAX_SIDE_PX = 2048;

/** Address of the proxied picture: `/img?url=…&w=…&h=…&q=…&output=…&fit=cover&sharp=1`. */
export function buildImageUrl(request: ImageRequest): string {
  const { url, width, height, quality, output, sharpen } = request;
  return `/img?url=${encodeURIComponent(url)}&w=${width}&h=${height}&q=${quality}&output=${output}&fit=cover${sharpen ? "&sharp=1" : ""}`;
}

/**
 * Address of the picture in a preset's box. `scale` shrinks or grows the box and keeps its shape, for `srcset`.
 */
export function presetImageUrl(url: string, preset: ImagePreset, scale = 1): string {
  const { width, height, quality } = IMAGE_PRESETS[preset];
  return buildImageUrl({
    url,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    quality,
    output: "webp",
    sharpen: true,
  });
}

function wholeNumber(text: string | null, fallback: number, limit: number): number | undefined {
  if (text === null) return fallback;
  if (!/^[1-9][0-9]{0,4}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= limit ? value : undefined;
}

/**
 * Reads the query of an image request. What is left out takes the default preset's value; what is wrong gives
 * `{error}`, a sentence naming the parameter, for a 400.
 */
export function parseImageQuery(query: URLSearchParams): ImageRequest | { error: string } {
  const url = query.get("url") ?? "";
  if (url === "") return { error: "url is missing" };
  const width = wholeNumber(query.get("w"), IMAGE_PRESETS.default.width, IMAGE_MAX_SIDE_PX);
  const height = wholeNumber(query.get("h"), IMAGE_PRESETS.default.height, IMAGE_MAX_SIDE_PX);
  if (width === undefined) return { error: `w must be a whole number from 1 to ${IMAGE_MAX_SIDE_PX}` };
  if (height === undefined) return { error: `h must be a whole number from 1 to ${IMAGE_MAX_SIDE_PX}` };
  const quality = wholeNumber(query.get("q"), IMAGE_PRESETS.default.quality, 100);
  if (quality === undefined) return { error: "q must be a whole number from 1 to 100" };
  const wanted = query.get("output") ?? "webp";
  const output = IMAGE_OUTPUTS.find((name) => name === wanted);
  if (output === undefined) return { error: `output must be one of ${IMAGE_OUTPUTS.join(", ")}` };
  if ((query.get("fit") ?? "cover") !== "cover") return { error: "fit must be cover" };
  const sharp = query.get("sharp");
  return { url, width, height, quality, output, sharpen: sharp !== null && sharp !== "0" && sharp !== "false" };
}
