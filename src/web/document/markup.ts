// Text put into a document by hand, outside React. Everything here is treated as hostile: names, queries, descriptions.

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as the content of an element or of an attribute in quotes. */
export function escapeText(text: string): string {
  return text.toWellFormed().replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** JSON for a block of data: no `<` that could end it, no character that ends a line only in scripts. */
export function jsonForMarkup(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
