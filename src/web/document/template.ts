// The built index.html, taken apart once: what stands around the app's markup in every document.

type Filling = Record<"head" | "scripts" | "body" | "data", string>;

function between(text: string, pattern: RegExp): [before: string, after: string] {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`index.html has no ${String(pattern)}`);
  return [text.slice(0, found.index), text.slice(found.index + found[0].length)];
}

/** A function that fills the built page. Its own title and description, and its word about JavaScript, give way. */
export function openTemplate(html: string): (filling: Filling) => string {
  const bare = html
    .replace(/<title>[^<]*<\/title>/, "")
    .replace(/<meta\s+name="description"[^>]*>/, "")
    .replace(/<noscript>[^<]*<\/noscript>/, "");
  const [start, more] = between(bare, /(?=<\/template>)/);
  const [code, rest] = between(more, /(?=<\/head>)/);
  const [middle, end] = between(rest, /(?<=<div id="root">)/);
  const [foot, tail] = between(end, /(?=<\/body>)/);
  return ({ head, scripts, body, data }) => [start, scripts, code, head, middle, body, foot, data, tail].join("");
}
