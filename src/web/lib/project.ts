// What the server says of this copy in the head of every page: where the project lives, and whether games are taken in. A
// copy that nobody has given an address to has none.
import { TAKING_IN_META } from "#shared/taking-in-meta.ts";
import { externalUrl } from "./external-url.ts";

let written: string | undefined;

/** For a server: what pages that are written from here on link to. */
export function noteRepository(url: string | undefined): void {
  written = url;
}

/** The repository of the code; undefined where nobody has said where it is, or said no web address. */
export function repositoryUrl(): string | undefined {
  const told = import.meta.env.SSR
    ? written
    : document.querySelector<HTMLMetaElement>('meta[name="repository"]')?.content;
  return externalUrl(told ?? "");
}

/** Does the server take games in from a source? Only for a browser. */
export const takesGamesIn = (): boolean => document.querySelector(`meta[name="${TAKING_IN_META}"]`) !== null;
