// A feed as RFC 4287 has it. Every text that it is given is taken for hostile.
import { escapeText } from "#shared/escape-text.ts";

export type AtomEntry = {
  /** The same for as long as the entry is the same; an absolute address. */
  id: string;
  title: string;
  url: string;
  /** `YYYY-MM-DDTHH:MM:SS` in UTC. */
  updated: string;
  summary: string;
  /** An absolute address. */
  picture: string | undefined;
  categories: readonly string[];
};

export type AtomFeed = {
  title: string;
  /** Where the feed lies, and the list that it is of: absolute addresses. */
  self: string;
  list: string;
  /** Of the newest change; as above. */
  updated: string;
  entries: readonly AtomEntry[];
};

/** What no document of XML may hold, however it is written. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text as the content of an element or of an attribute in quotes. */
const escapeXml = (text: string) => escapeText(text.toWellFormed().replaceAll(FORBIDDEN, " "));

function contentOf({ picture, summary }: AtomEntry): string {
  const image = picture === undefined ? "" : `<p><img src="${escapeXml(picture)}" alt="" width="600" height="400"></p>`;
  return `${image}<p>${escapeXml(summary)}</p>`;
}

/** Markup inside the feed is escaped once more: for the feed it is a text. */
function writeEntry(entry: AtomEntry): string {
  const { id, title, url, updated, summary, categories } = entry;
  return `<entry>
<id>${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
<updated>${escapeXml(updated)}Z</updated>
${categories.map((term) => `<category term="${escapeXml(term)}"/>\n`).join("")}<summary>${escapeXml(summary)}</summary>
<content type="html">${escapeXml(contentOf(entry))}</content>
</entry>
`;
}

/** The feed as text. */
export function writeAtom({ title, self, list, updated, entries }: AtomFeed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escapeXml(self)}</id>
<title>${escapeXml(title)}</title>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(list)}"/>
<updated>${escapeXml(updated)}Z</updated>
<author><name>Ludex</name></author>
<generator>Ludex</generator>
${entries.map(writeEntry).join("")}</feed>
`;
}
