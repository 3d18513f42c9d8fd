// The token that IGDB is asked with: had from Twitch by client credentials (https://api-docs.igdb.com/#authentication),
// kept in memory only, renewed before it ends. The secret goes in the body, as Twitch documents it
// (https://dev.twitch.tv/docs/authentication/getting-tokens-oauth/#client-credentials-grant-flow), never in an address,
// which machines on the way write down.
import { z } from "zod";
import type { Answered, BoundedExchange } from "#server/http/bounded-exchange.ts";
import type { Clock } from "#server/sources/clock.ts";
import { IgdbError } from "./igdb-error.ts";

const MINUTE_MS = 60_000;
/** A token is not used in the last minute of its life, or in the last tenth of a short one. */
const UNUSED_SHARE = 0.1;

const TokenAnswer = z.object({
  // It stands in a header.
  access_token: z.string().regex(/^[\x21-\x7e]{1,2000}$/),
  /** Seconds; about 60 days. */
  expires_in: z.number().positive(),
});

export type TokenKeeperOptions = {
  exchange: BoundedExchange;
  /** `https://id.twitch.tv/oauth2/token` */
  url: string;
  clientId: string;
  clientSecret: string;
  clock: Pick<Clock, "elapsed">;
};

function readToken({ status, text, retryAfterMs }: Answered): z.infer<typeof TokenAnswer> {
  // 400: no such client. 403: not its secret.
  if (status === 400 || status === 401 || status === 403) {
    throw new IgdbError("credentials", "Twitch does not accept IGDB_CLIENT_ID and IGDB_CLIENT_SECRET");
  }
  if (status === 429) throw new IgdbError("too-many-requests", "Twitch answered 429", retryAfterMs);
  if (status !== 200) throw new IgdbError("status", `Twitch answered ${status}`, retryAfterMs);
  try {
    return TokenAnswer.parse(JSON.parse(text));
  } catch {
    throw new IgdbError("shape", "Twitch's answer holds no token");
  }
}

/** Keeps a token; `get` asks Twitch for one where there is none that lasts. */
export function createTokenKeeper({ exchange, url, clientId, clientSecret, clock }: TokenKeeperOptions) {
  let kept: { token: string; usableUntil: number } | undefined;

  return {
    get: async (signal: AbortSignal): Promise<string> => {
      if (kept !== undefined && clock.elapsed() < kept.usableUntil) return kept.token;
      const asked = clock.elapsed();
      const form = { client_id: clientId, client_secret: clientSecret, grant_type: "client_credentials" };
      const answered = await exchange.send({
        method: "POST",
        url,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(form).toString(),
        signal,
      });
      const { access_token: token, expires_in } = readToken(answered);
      const lifeMs = expires_in * 1000;
      kept = { token, usableUntil: asked + lifeMs - Math.min(MINUTE_MS, lifeMs * UNUSED_SHARE) };
      return token;
    },
    /** IGDB does not take it any more. */
    forget: (): void => {
      kept = undefined;
    },
    kept: (): string | undefined => kept?.token,
  };
}
