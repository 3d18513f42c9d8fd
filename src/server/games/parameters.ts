// Single parameters of a question, read as RAWG reads them: repeated ones count once, their last; what is empty is not
// there; what cannot be understood is left out.
const VALUES_MAX = 200;
const TRUE_WORDS = new Set(["true", "1", "yes", "on", "t", "y"]);

/** The parameter's text without space around it; undefined when empty. */
export function parameter(query: URLSearchParams, name: string): string | undefined {
  const value = query.getAll(name).at(-1)?.trim();
  return value === "" ? undefined : value;
}

/** All digits and exactly representable. */
export function wholeNumber(text: string): number | undefined {
  if (!/^\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}

export function isTrue(query: URLSearchParams, name: string): boolean {
  return TRUE_WORDS.has((parameter(query, name) ?? "").toLowerCase());
}

/** The values of a comma list. */
export function list(query: URLSearchParams, name: string): string[] | undefined {
  return parameter(query, name)
    ?.split(",", VALUES_MAX)
    .map((value) => value.trim())
    .filter((value) => value !== "");
}
