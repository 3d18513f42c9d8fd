// One question of the protocol: where it is asked, how it is described, and how a source answers it. Knows no server:
// whoever mounts the rows brings the address and the query, be it Fastify or a worker in a browser.
import type { FastifySchema } from "fastify";
import type { AskContext } from "#server/http/ask-context.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { ListAddress } from "./envelope.ts";
import type { Sourced } from "./provenance.ts";
import type { GameSource } from "./source.ts";

/** What a route is given: the request's query, the address under which the list was asked for, and who asks. */
export type Asked = {
  query: URLSearchParams;
  address: ListAddress;
  context: AskContext;
  /** The named segments of the path, decoded. */
  params: Readonly<Record<string, string>>;
};

export type Route = {
  /** Below `/api`, with `:name` for a segment that is a parameter. */
  path: string;
  schema: FastifySchema;
  /**
   * May it be asked by POST, too, with parameters in a form beside those of the address? What is nobody's business, such as
   * the games of a visitor's shelf, then stands in no address and no log.
   */
  takesForm?: true;
  answer: (asked: Asked, source: GameSource) => Promise<Sourced<unknown>>;
};

/** The error of a game or entry that does not exist, in RAWG's words. */
export function notFound(): HttpError {
  return new HttpError(404, "not_found", "Not found.");
}
