// The pictures of the catalogue as the browser asks for them: drawn as SVG, which fits every box. Pictures of other
// servers are not fetched here: with RAWG the browser is told where they lie.
import { ARTWORK_HEIGHT_PX, ARTWORK_WIDTH_PX, parseArtworkPath, parsePlanesPath } from "#shared/artwork.ts";
import type { Answer } from "#shared/alone.ts";
import { parseImageQuery } from "#shared/images.ts";
import type { UsedServices } from "#shared/own-services.ts";
import type { GameBrief } from "#server/catalogue/catalogue-source.ts";
import { HttpError } from "#server/http/http-error.ts";
import { notFound } from "#server/games/route.ts";
import { pictureAddress } from "./own/picture-address.ts";

type FindBrief = (id: number) => Promise<GameBrief | undefined>;
type Box = { width: number; height: number };

const WHOLE: Box = { width: ARTWORK_WIDTH_PX, height: ARTWORK_HEIGHT_PX };

async function draw(findBrief: FindBrief, path: string, box: Box): Promise<Answer> {
  const wanted = parsePlanesPath(path) ?? parseArtworkPath(path);
  const brief = wanted && (await findBrief(wanted.id));
  if (brief === undefined || wanted === undefined) throw notFound();
  // A third of the engine's code is what it draws, and nobody waits for a picture as long as for an answer.
  const { pictureMarkup } = await import("#artwork/picture-markup.ts");
  return { status: 200, contentType: "image/svg+xml", body: pictureMarkup(brief, wanted.name, box) };
}

/**
 * Answers what stands below `/media/` and at `/img`. Throws `HttpError` for what is no picture of the catalogue, nor one
 * that `others` make the right size.
 */
export async function answerPicture(
  findBrief: FindBrief,
  others: UsedServices["pictures"] | undefined,
  url: URL,
): Promise<Answer> {
  if (url.pathname !== "/img") return await draw(findBrief, url.pathname, WHOLE);
  const wanted = parseImageQuery(url.searchParams);
  if ("error" in wanted) throw new HttpError(400, "bad_request", wanted.error);
  const original = URL.parse(wanted.url, url.origin);
  if (original === null) throw notFound();
  const location = original.origin === url.origin || others === undefined ? undefined : pictureAddress(wanted, others);
  if (location !== undefined) return { status: 302, contentType: "text/plain", body: "", location };
  return await draw(findBrief, original.pathname, wanted);
}
