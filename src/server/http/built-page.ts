// The built page as it is served: with what only this server knows.
import { escapeText } from "#shared/escape-text.ts";
import { readFileSync } from "node:fs";
import { NO_SYNC_META } from "#shared/sync.ts";
import { TAKING_IN_META } from "#shared/taking-in-meta.ts";
import { VIDEO_HOSTS_META } from "#shared/video-hosts.ts";

/** What a document tells the app in its head. */
export type SiteFacts = {
  /** Where the code lives; the app links to it. */
  repositoryUrl?: string | undefined;
  /** Hosts, besides our own, whose videos the app may play: what the policy says to the browser, the app cannot read. */
  videoHosts?: readonly string[];
  /** Are games being taken in from a source? The app then asks how far that is. */
  takesGamesIn?: boolean;
  /** Are shelves kept in step between devices? Yes, unless said otherwise. */
  keepsShelves?: boolean;
};

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeText(content)}" />`;

/** `html` with the facts in its head; as it is where there are none. */
export function withSiteFacts(
  html: string,
  { repositoryUrl, videoHosts = [], takesGamesIn = false, keepsShelves = true }: SiteFacts,
): string {
  const told = [
    ...(repositoryUrl === undefined ? [] : [meta("repository", repositoryUrl)]),
    ...(videoHosts.length === 0 ? [] : [meta(VIDEO_HOSTS_META, videoHosts.join(" "))]),
    ...(takesGamesIn ? [meta(TAKING_IN_META, "yes")] : []),
    ...(keepsShelves ? [] : [meta(NO_SYNC_META, "yes")]),
  ];
  return told.length === 0 ? html : html.replace("</head>", () => `${told.join("")}</head>`);
}

/** The page, or whatever belongs to it, in the file at `path`. */
export function readBuiltPage(path: string, facts: SiteFacts = {}): string {
  return withSiteFacts(readFileSync(path, "utf8"), facts);
}
