/** A line longer than this is no table's header: a file of another kind may be one line of many megabytes. */
const HEADER_MAX_CHARACTERS = 4_096;

/**
 * What the first line of a table calls its columns, in small letters; of a text that is no table, its first words. Empty where that
 * line is too long for a header.
 */
export function headerNames(text: string): string[] {
  const [line = ""] = text
    .slice(0, HEADER_MAX_CHARACTERS)
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/, 1);
  if (line.length + 1 >= HEADER_MAX_CHARACTERS) return [];
  return line.split(/[,;\t]/).map((name) => name.replaceAll('"', "").trim().toLowerCase());
}
