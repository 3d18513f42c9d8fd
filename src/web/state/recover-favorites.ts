// Reads favourites out of text that is no longer JSON, such as a record cut off in the middle of a write.

/**
 * Every complete object that stands directly in the array after `"favorites":`, in order. Objects that are cut off or
 * damaged inside are left out.
 */
export function recoverFavorites(text: string): unknown[] {
  const start = /"favorites"\s*:\s*\[/.exec(text);
  if (start === null) return [];
  const found: unknown[] = [];
  let depth = 0;
  let opened = 0;
  let isInText = false;
  for (let at = start.index + start[0].length; at < text.length; at += 1) {
    const character = text[at];
    if (character === "\\" && isInText) at += 1;
    else if (character === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (character === "{" || character === "[") {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (character === "}" || character === "]") {
      depth -= 1;
      if (depth < 0) break;
      if (depth === 0) found.push(...parseOne(text.slice(opened, at + 1)));
    }
  }
  return found;
}

function parseOne(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
