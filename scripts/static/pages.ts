// The pages of a folder that any file host serves, written ahead: as a server writes them, from the same components and
// the same engine over the same catalogue. Visitors see them before anything runs, search engines without it.
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { createEngine, type Engine } from "../../src/browser/engine.ts";
import { buildDatabase, type BuiltContent } from "../../src/server/catalogue/build.ts";
import { escapeText } from "../../src/shared/escape-text.ts";
import { gameAddress, matchRoute } from "../../src/shared/match-route.ts";
import { withoutOwnOrigin } from "../../src/shared/own-addresses.ts";
import type { CreatePageRenderer, PageRendererOptions } from "../../src/shared/page-renderer.ts";
import { DEFAULT_LANGUAGE } from "../../src/shared/languages.ts";
import { ROUTES } from "../../src/shared/routes.ts";
import type { SubjectKind } from "../../src/shared/subject-kinds.ts";
import { subjectAddress } from "../../src/shared/subjects.ts";
import { drawGamePreview, previewedAt, previewFile } from "./previews.ts";
import { createWrittenPictures, drawMain } from "./written-pictures.ts";

/** So many of the best known ones; the others' pages are written in the browser. */
const GAMES = 1000;
const KINDS: ReadonlySet<SubjectKind> = new Set(["studio", "genre", "platform", "series"]);
/** A page with fewer games says hardly more than theirs. */
const SUBJECT_GAMES_LEAST = 5;

/** The library that packs pictures uses all cores. */
const DRAWN_AT_ONCE = 8;

/** Where the questions are asked: of nobody outside. */
const HERE = "http://ludex.invalid";
/** Nothing that a page asks here can take long. */
const NEVER = new AbortController().signal;

type WriteOptions = {
  /** The path that the folder will lie below, with a slash at both ends. */
  base: string;
  /** The folder's catalogue, the best known games first. */
  content: BuiltContent;
  version: string;
  /** The file that writes documents, and the page that it fills. */
  renderer: string;
  page: PageRendererOptions;
  /** Are the lists those of the catalogue? RAWG has others. */
  hasLists: boolean;
  /** `https://host/folder` under which the pages will be known, where that is known. */
  site: string | undefined;
};

/** What is written: documents by their addresses in the app, and their pictures by their files in the folder. */
export type Written = { address: string; html: string } | { file: string; picture: string | Uint8Array };

/** Says whose page it is, and that nothing stands beside its list, until `written-page.ts` has read it. */
function marked(html: string, base: string, address: string): string {
  const lists = matchRoute(address).name === "game" ? "" : " data-lists";
  const path = escapeText(`${base}${address.slice(1)}`.replace(/\/$/, ""));
  return html.replace("<html", () => `<html data-sidebar="closed" data-written-for="${path}"${lists}`);
}

/** The addresses of lists that are written. */
async function listsOf({ gameIndex }: Engine): Promise<string[]> {
  const subjects = await gameIndex.subjects(SUBJECT_GAMES_LEAST);
  return [
    ROUTES.catalogue.path,
    ...subjects.filter(({ kind }) => KINDS.has(kind)).map(({ kind, slug }) => subjectAddress(kind, slug)),
  ];
}

async function* drawPreviews(ids: readonly number[], { findBrief }: Engine): AsyncGenerator<Written> {
  const drawn = async (id: number): Promise<Written> => {
    const brief = await findBrief(id);
    if (brief === undefined) throw new Error(`game ${id} is not there to be drawn`);
    return { file: previewFile(id), picture: await drawGamePreview(brief) };
  };
  for (let at = 0; at < ids.length; at += DRAWN_AT_ONCE)
    yield* await Promise.all(ids.slice(at, at + DRAWN_AT_ONCE).map(drawn));
}

/**
 * Writes the pages one after the other, and then their pictures. Rejects where one of them cannot be written whole: that
 * would be a fault of the build.
 */
export async function* writePages(options: WriteOptions): AsyncGenerator<Written> {
  const { base, content, version, renderer, page, hasLists, site } = options;
  using db = new DatabaseSync(":memory:");
  buildDatabase(db, content, version);
  const engine = createEngine(db);
  // The build puts exactly this under the name; see shared/page-renderer.ts.
  const built = (await import(pathToFileURL(renderer).href)) as { createPageRenderer: CreatePageRenderer };
  const { render } = await built.createPageRenderer(page);
  const games = Array.from(content.records, ({ id }) => id).slice(0, GAMES);
  const pictures = createWrittenPictures(base, new Set(games));
  const ask = async (target: string) => {
    const { status, contentType, body } = await engine.ask(new URL(target, HERE));
    return new Response(withoutOwnOrigin(body, HERE), { status, headers: { "content-type": contentType } });
  };
  const request = {
    language: DEFAULT_LANGUAGE,
    origin: site,
    ask,
    dataSource: () => undefined,
    signal: NEVER,
  } as const;
  const previews = new Set<number>();
  const lists = hasLists ? await listsOf(engine) : [];
  for (const address of [...lists, ...games.map((id) => gameAddress(id))]) {
    const { html, status, isWhole, preview } = await render({ ...request, target: address });
    if (status !== 200 || !isWhole) throw new Error(`${address} could not be written: ${status}`);
    const previewed = previewedAt(preview?.picture?.address);
    if (previewed !== undefined) previews.add(previewed);
    yield { address, html: pictures.settle(marked(html, base, address)) };
  }
  for (const [id, file] of pictures.drawn) {
    const brief = await engine.findBrief(id);
    if (brief !== undefined) yield { file, picture: drawMain(brief) };
  }
  yield* drawPreviews([...previews], engine);
}
