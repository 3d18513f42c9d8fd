// Where the project lives, in one place. The server says so, in the head of every page; a copy that nobody has given an
// address to has none.
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
