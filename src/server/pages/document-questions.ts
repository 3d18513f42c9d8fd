// What a document asks while it is written: the protocol's own routes, in process, on behalf of whoever reads it.
import type { FastifyInstance } from "fastify";
import { withoutOwnOrigin } from "#shared/own-addresses.ts";
import type { Ask } from "#shared/page-renderer.ts";
import { combineTold } from "#server/games/provenance.ts";
import { PERSONAL_CACHE_CONTROL } from "#server/http/answer-cache.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import { askInProcess, IN_PROCESS_HOST } from "#server/http/in-process.ts";

/** No rate limit counts these questions: who hears this has a share of something else, and has used it up. */
const SHARE_USED_UP = 429;

/** The questions of one document, and what its answers have told so far. */
export type DocumentQuestions = {
  ask: Ask;
  /** What was told in `Ludex-Data`. */
  dataSource: () => string | undefined;
  /** Would another reader have been told something else? */
  isPersonal: () => boolean;
};

export type OpenQuestions = (context: AskContext) => DocumentQuestions;

/** A function that opens the questions of a document to `app`. Addresses in the answers are root-relative. */
export function createDocumentQuestions(app: FastifyInstance, publicUrl: string | undefined): OpenQuestions {
  const origin = publicUrl ?? `http://${IN_PROCESS_HOST}`;
  return (context) => {
    const sources: string[] = [];
    let isPersonal = false;
    return {
      ask: async (target) => {
        const { statusCode, headers, body } = await askInProcess(app, target, context);
        const source = headers["ludex-data"];
        if (typeof source === "string") sources.push(source);
        isPersonal ||= statusCode === SHARE_USED_UP || headers["cache-control"] === PERSONAL_CACHE_CONTROL;
        return new Response(withoutOwnOrigin(body, origin), {
          status: statusCode,
          headers: { "content-type": "application/json" },
        });
      },
      dataSource: () => combineTold(sources),
      isPersonal: () => isPersonal,
    };
  };
}
