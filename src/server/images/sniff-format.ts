// What a file is, by its first bytes: neither its name nor what its server says about it counts. Refuses everything
// that is not a raster picture, SVG above all, which could refer to other files.

export type ImageFormat = "jpeg" | "png" | "webp" | "avif" | "gif";

const at = (bytes: Buffer, start: number, length: number): string => bytes.toString("latin1", start, start + length);

const BRANDS_START = 8;
const BRAND_LENGTH = 4;
const BRANDS_END_MAX = 64;

/** An ISO media file lists what it is in its first box; AVIF is one brand among many, HEIC another. */
function isAvif(bytes: Buffer): boolean {
  if (at(bytes, 4, 4) !== "ftyp") return false;
  const end = Math.min(bytes.readUInt32BE(0), BRANDS_END_MAX, bytes.length);
  for (let start = BRANDS_START; start < end; start += BRAND_LENGTH) {
    if (["avif", "avis"].includes(at(bytes, start, BRAND_LENGTH))) return true;
  }
  return false;
}

/** The format, or `undefined` for anything else. */
export function sniffFormat(bytes: Buffer): ImageFormat | undefined {
  if (at(bytes, 0, 3) === "\xff\xd8\xff") return "jpeg";
  if (at(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (at(bytes, 0, 4) === "RIFF" && at(bytes, 8, 4) === "WEBP") return "webp";
  if (at(bytes, 0, 6) === "GIF87a" || at(bytes, 0, 6) === "GIF89a") return "gif";
  return isAvif(bytes) ? "avif" : undefined;
}
