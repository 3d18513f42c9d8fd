// One question of a feed to the protocol's own routes, in process, as documents ask.
import type * as z from "zod/mini";
import { HttpError } from "#server/http/http-error.ts";
import { TooManyError } from "#server/http/too-many-error.ts";
import type { DocumentQuestions } from "#server/pages/document-questions.ts";

const NOT_FOUND = 404;
const TOO_MANY = 429;
/** When the client's next share begins, at the latest. */
const RETRY_S = 60;

export type Ask = DocumentQuestions["ask"];

/** The answer at a path of the protocol; undefined where there is no such thing. Throws 429, or 502 where none is to be had. */
export async function answerTo<S extends z.ZodMiniType>(
  ask: Ask,
  path: string,
  schema: S,
): Promise<z.output<S> | undefined> {
  const answer = await ask(`/api/${path}`, undefined);
  if (answer.status === NOT_FOUND) return undefined;
  if (answer.status === TOO_MANY) throw new TooManyError(RETRY_S);
  if (!answer.ok)
    throw new HttpError(502, "no_answer", "The catalogue does not answer at the moment. Try again later.");
  return schema.parse(await answer.json());
}
