// Text put into a document by hand, outside React. Everything here is treated as hostile: names, queries, descriptions.

/** JSON for a block of data: no `<` that could end it, no character that ends a line only in scripts. */
export function jsonForMarkup(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#x27;": "'",
};

/** What was escaped here or by React, as the text that it was. */
export function unescapeText(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);
}
