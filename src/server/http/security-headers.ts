// The headers that every kind of answer carries, refusals included. They are the same for all, and put together once:
// for each answer anew they would be a tenth of what a kept one costs.
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
import { isOfPictures } from "./picture-headers.ts";

const YEAR_S = 31_536_000;
const SELF = "'self'";
const NONE = "'none'";

export type SecurityOptions = {
  /** Decides whether browsers are told to come back by https only. */
  publicUrl: string | undefined;
  /** Hosts whose videos pages may play, besides our own. */
  videoHosts?: readonly string[] | undefined;
  /** Hashes of the scripts inside the built page. */
  scriptSources?: readonly string[];
};

/** What helmet, which knows only Node's own answers, puts into one. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, (error) => {
    if (error !== undefined) throw error;
  });
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** The policy of the app's pages, by directive; also of those that lie on a host of files, which says it inside them. */
export function pagePolicy({
  videoHosts = [],
  scriptSources = [],
}: Pick<SecurityOptions, "videoHosts" | "scriptSources">): Record<string, string[]> {
  return {
    "default-src": [NONE],
    "script-src": [SELF, ...scriptSources],
    "style-src": [SELF],
    "font-src": [SELF],
    "connect-src": [SELF],
    "img-src": [SELF, "data:"],
    "media-src": [SELF, ...videoHosts.map((host) => `https://${host}`)],
    "manifest-src": [SELF],
    "worker-src": [SELF],
    "frame-ancestors": [NONE],
    "base-uri": [NONE],
    "form-action": [SELF],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["dompurify", "default", "ludex-shelf", "ludex-worker"],
  };
}

/** Puts them on every answer but pictures, which get those of them that mean something there; returns them all. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  options: SecurityOptions,
): Readonly<Record<string, string>> {
  const { publicUrl } = options;
  const headers = headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: pagePolicy(options) },
    // Behind plain http the header would be ignored at best, and break other services of the host at worst.
    strictTransportSecurity:
      publicUrl?.startsWith("https:") === true ? { maxAge: YEAR_S, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
  });
  const ofPictures = Object.fromEntries(Object.entries(headers).filter(([name]) => isOfPictures(name)));
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(request.routeOptions.config.isPicture === true ? ofPictures : headers);
    done();
  });
  return headers;
}

/** Answers below this scope may be embedded by other sites: the protocol and its pictures are public. */
export function allowEmbedding(scope: FastifyInstance): void {
  scope.addHook("onRequest", (_request, reply, done) => {
    reply.header("cross-origin-resource-policy", "cross-origin");
    done();
  });
}
