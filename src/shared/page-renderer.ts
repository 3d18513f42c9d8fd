// What the server knows of the app's renderer: a port, because the server never imports the app. The build puts the
// app's side of it into one file a language, which the composition root loads by its path.
import type { Language } from "./languages.ts";

/** Asks the protocol: takes `/api/…`, answers as a browser would be answered. */
export type Ask = (target: string, signal: AbortSignal | undefined) => Promise<Response>;

/** One document to write. */
export type PageRequest = {
  /** Path and query as the visitor sent them; nothing in it can be trusted. */
  target: string;
  /** What the document speaks. */
  language: Language;
  /** `https://host` under which this page is known, for addresses that leave it; undefined where nobody vouches for it. */
  origin: string | undefined;
  /** What this document asks through. */
  ask: Ask;
  /** What the answers given to this document so far said in `Ludex-Data`. */
  dataSource: () => string | undefined;
  /** When it says stop, the document goes out with what is there. */
  signal: AbortSignal;
};

/** What a preview of a page shows, as text. Addresses are absolute. */
export type PagePreview = {
  title: string;
  picture: { address: string; width: number; height: number } | undefined;
};

export type RenderedPage = {
  html: string;
  /** 200; 404 where there is no such page or game, another 4xx where the address asks for what is refused; 502 to 504 where the data could not be had. */
  status: number;
  /** False for a document that waits for its data in the browser. */
  isWhole: boolean;
  /** Missing where nobody says what the page is about. */
  preview?: PagePreview;
};

export interface PageRenderer {
  /** Writes a document. Throws where the app itself fails. */
  render: (request: PageRequest) => Promise<RenderedPage>;
}

/** A file that the build made, and what comes with it; of the build's manifest, what is read. */
export type BuiltFile = { file: string; css?: string[]; imports?: string[] };

export type PageRendererOptions = {
  /** The built `index.html`. */
  template: string;
  /** The build's manifest: source file to what became of it. */
  manifest: Readonly<Record<string, BuiltFile>>;
  /** Where the code lives, as the template says, too. */
  repositoryUrl?: string | undefined;
  /** Hosts, besides our own, whose videos the app may play. */
  videoHosts: readonly string[];
};

/** What the built file exports under the name `createPageRenderer`. */
export type CreatePageRenderer = (options: PageRendererOptions) => Promise<PageRenderer>;
