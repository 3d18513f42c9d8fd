// Makes an answer the bytes that are sent: JSON with our own pictures under absolute addresses.

/** Keys under which an address of a picture or video may stand. */
const ADDRESS_KEYS = new Set(
  "image background_image background_image_additional image_background preview thumbnail 480 720 max".split(" "),
);

/** JSON text of `body`; root-relative addresses under the known keys begin with `base` (`https://host`). */
export function serialize(body: unknown, base: string): string {
  return JSON.stringify(body, (key, value: unknown) =>
    typeof value === "string" && value.startsWith("/") && !value.startsWith("//") && ADDRESS_KEYS.has(key)
      ? `${base}${value}`
      : value,
  );
}
