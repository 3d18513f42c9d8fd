// What a picture is called in a Content-Type header.
import type { ImageOutput } from "#shared/images.ts";

export const CONTENT_TYPES: Record<ImageOutput, string> = {
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
};
