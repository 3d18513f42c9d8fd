// Where whoever embeds a link asks for what a preview of it shows, as oembed.com describes it.
export const OEMBED_PATH = "/oembed";

/** `page` is the absolute address of a page below `origin`. */
export const oembedAddress = (origin: string, page: string): string =>
  `${origin}${OEMBED_PATH}?url=${encodeURIComponent(page)}&format=json`;
