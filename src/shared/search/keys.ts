/** Letters and digits alone, without case and accents: `Souls-like`, `souls like` and `SoulsLike` are one. */
export function keyOf(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
