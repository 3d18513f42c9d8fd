// The headers that every kind of answer carries, refusals and pictures included.
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

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

export async function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const { publicUrl, videoHosts = [], scriptSources = [] } = options;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
        "trusted-types": ["dompurify", "default", "ludex-worker"],
      },
    },
    // Behind plain http the header would be ignored at best, and break other services of the host at worst.
    strictTransportSecurity:
      publicUrl?.startsWith("https:") === true ? { maxAge: YEAR_S, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
  });
}

/** Answers below this scope may be embedded by other sites: the protocol and its pictures are public. */
export function allowEmbedding(scope: FastifyInstance): void {
  scope.addHook("onRequest", async (_request, reply) => {
    reply.header("cross-origin-resource-policy", "cross-origin");
  });
}
