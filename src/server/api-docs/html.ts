// Text into HTML, escaped unless it was made here. The pages of this folder hold nothing that a visitor sent.
import { escapeText } from "#shared/escape-text.ts";

/** Markup made by `html`; anything else is text. */
export type Html = { readonly markup: string };
type Piece = Html | string | number | readonly Piece[];

function markupOf(piece: Piece): string {
  if (typeof piece === "string") return escapeText(piece);
  if (typeof piece === "number") return String(piece);
  return "markup" in piece ? piece.markup : piece.map(markupOf).join("");
}

/** Template tag: what stands between the braces is escaped, markup excepted; lists are joined. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const texts = strings.map((text, at) => text + (at < pieces.length ? markupOf(pieces[at] ?? "") : ""));
  return { markup: texts.join("") };
}

/** Text whose `words between backticks` are code. */
export function withCode(text: string): Html {
  return html`${text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
