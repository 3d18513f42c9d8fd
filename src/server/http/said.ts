// Which requests were answered with something that is kept, and may be said again (say-again.ts).
import type { FastifyRequest } from "fastify";

/** Gives the bytes as long as they are kept. */
export type FindBytes = () => Buffer | undefined;

/** What requests that are under way are answered with. */
const saying = new WeakMap<FastifyRequest, FindBytes>();

/** For a route that answers with what `find` gives, in full, and would do so again for the same question. */
export function maySayAgain(request: FastifyRequest, find: FindBytes): void {
  saying.set(request, find);
}

/** What the request was answered with, where it may be said again. */
export const saidTo = (request: FastifyRequest): FindBytes | undefined => saying.get(request);
