// The pictures that stand for pages wherever their links are shared, and their addresses. An address names a page and says
// nothing that could be drawn: name and games are the catalogue's.
import { parseGameId } from "./game-id.ts";
import { SUBJECT_KINDS, type SubjectKind } from "./subject-kinds.ts";

/** What chat services and search engines ask for. */
export const PREVIEW_WIDTH_PX = 1200;
export const PREVIEW_HEIGHT_PX = 630;

/** Goes up whenever the picture of the same page would look different. */
export const PREVIEW_VERSION = 1;

/** Lists that are the same for everybody and have an address without a query. */
export const PREVIEWED_LISTS = ["catalogue", "upcoming", "discover"] as const;

/** A page that has a picture of its own. */
export type PreviewedPage =
  | { page: (typeof PREVIEWED_LISTS)[number] }
  | { page: "similar"; id: number }
  | { page: "subject"; kind: SubjectKind; slug: string };

const FOLDER = "/media/previews";

/** Root-relative address of the picture. */
export function previewAddress(of: PreviewedPage): string {
  if (of.page === "subject") return `${FOLDER}/${of.kind}/${encodeURIComponent(of.slug)}.jpg`;
  return of.page === "similar" ? `${FOLDER}/similar/${of.id}.jpg` : `${FOLDER}/${of.page}.jpg`;
}

/** Root-relative address of a game's preview in a folder without a server, where it is a file. */
export const gamePreviewAddress = (id: number): string => `${FOLDER}/games/${id}.jpg`;

/** The page that stands at these parts of an address, below the folder and decoded; undefined for none. */
export function parsePreview([folder, file = folder]: readonly string[]): PreviewedPage | undefined {
  const [, name] = /^(.+)\.jpg$/.exec(file ?? "") ?? [];
  if (name === undefined || folder === undefined) return undefined;
  if (folder === file) {
    const page = PREVIEWED_LISTS.find((known) => known === name);
    return page && { page };
  }
  if (folder === "similar") {
    const id = parseGameId(name);
    return id === undefined ? undefined : { page: "similar", id };
  }
  const kind = SUBJECT_KINDS.find((known) => known === folder);
  return kind && { page: "subject", kind, slug: name };
}
