// What a document carries besides its words: the answers it was written from, so that the browser asks nothing again.
// It stands in the document as JSON in a block of data, which no browser executes.
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { GameListItem } from "#shared/rawg/game.ts";
import { RawgError } from "#shared/rawg/rawg-error.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { jsonForMarkup } from "./markup.ts";

/** Id of the element that holds the data. */
export const PAGE_DATA_ID = "page-data";

type Unread = Partial<Omit<GameListItem, keyof CardGame>>;
type Failure = { status: number; statusText: string; path: string };
type CarriedAnswer = { key: QueryKey; data?: unknown; failure?: Failure };

export type PageData = {
  /** Path of the screen that the document shows; another one than the visitor's where that leads elsewhere. */
  path: string;
  /** What stands behind the path, with its `?`, or empty. */
  search: string;
  /** The address that was asked for, as it came. */
  asked: string;
  /** `Ludex-Data` of the answers. */
  dataSource?: string | undefined;
  answers: CarriedAnswer[];
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Lists that are long where nothing on a card reads them. */
const UNREAD = { tags: [], stores: [], parent_platforms: [], short_screenshots: [] } satisfies Unread;

/** A list's page without what its cards do not read; everything else as it is. */
function slim(data: unknown): unknown {
  if (!isRecord(data)) return data;
  if (Array.isArray(data["pages"])) return { ...data, pages: data["pages"].map(slim) };
  if (!Array.isArray(data["results"])) return data;
  return { ...data, results: data["results"].map((game: unknown) => (isRecord(game) ? { ...game, ...UNREAD } : game)) };
}

/** The answers that `client` holds, good and bad. */
export function collectAnswers(client: QueryClient): CarriedAnswer[] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, state: { data, error } }): CarriedAnswer[] => {
      if (data !== undefined) return [{ key, data: slim(data) }];
      if (!(error instanceof RawgError)) return [];
      const { status, statusText, path } = error;
      return [{ key, failure: { status, statusText, path } }];
    });
}

/** The block of data as markup. */
export function writePageData(data: PageData): string {
  return `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForMarkup(data)}</script>`;
}

/** What the document carries; undefined where the server sent the app shell. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (text === undefined || text === null) return undefined;
  // Our own server wrote it into this very document.
  return JSON.parse(text) as PageData;
}

/** Puts the answers into the browser's cache, as if they had just arrived. */
export function takeUpAnswers(client: QueryClient, answers: readonly CarriedAnswer[]): void {
  for (const { key, data, failure } of answers) {
    if (failure === undefined) {
      client.setQueryData(key, data);
      continue;
    }
    const error = new RawgError(failure.status, failure.statusText, failure.path);
    const query = client.getQueryCache().build(client, { queryKey: key });
    query.setState({ status: "error", error, errorUpdatedAt: Date.now(), errorUpdateCount: 1, fetchStatus: "idle" });
  }
}
