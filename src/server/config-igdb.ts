// The variables of IGDB, and what they amount to. config.ts reads them.
import { z } from "zod";

/** Where IGDB's pictures lie (https://api-docs.igdb.com/#images). */
export const IGDB_PICTURE_HOSTS = ["images.igdb.com"];

function withoutEndSlashes(text: string): string {
  let { length } = text;
  while (text.charAt(length - 1) === "/") length -= 1;
  return text.slice(0, length);
}

const ServiceUrl = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address", abort: true })
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.search === "" && url.hash === "" && url.username === "" && url.password === "";
  }, "must be an address without query or credentials")
  .transform(withoutEndSlashes);
// They stand in a header and in a form.
const Credential = z
  .string()
  .regex(/^\w{8,128}$/, "must be as Twitch shows it, letters and digits without spaces")
  .optional();

/** By name, for the schema of the whole environment. */
export const IGDB_VARIABLES = {
  IGDB_CLIENT_ID: Credential,
  IGDB_CLIENT_SECRET: Credential,
  IGDB_API_URL: ServiceUrl.default("https://api.igdb.com/v4"),
  IGDB_TOKEN_URL: ServiceUrl.default("https://id.twitch.tv/oauth2/token"),
};
type Values = z.infer<z.ZodObject<typeof IGDB_VARIABLES>>;

/** What `createIgdbFeed` is given. */
export type IgdbConfig = Readonly<{
  clientId: string;
  clientSecret: string;
  /** Both without a trailing slash. */
  baseUrl: string;
  tokenUrl: string;
}>;

/** Undefined without credentials, or one line that says which of the two is missing. */
export function readIgdb(values: Values): { igdb: IgdbConfig | undefined } | { problems: string[] } {
  const { IGDB_CLIENT_ID: clientId, IGDB_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined && clientSecret === undefined) return { igdb: undefined };
  if (clientId === undefined || clientSecret === undefined) {
    const lacking = clientId === undefined ? "IGDB_CLIENT_ID" : "IGDB_CLIENT_SECRET";
    return { problems: [`${lacking}: is missing, IGDB_CLIENT_ID and IGDB_CLIENT_SECRET go together`] };
  }
  return {
    igdb: Object.freeze({
      clientId,
      clientSecret,
      baseUrl: values.IGDB_API_URL,
      tokenUrl: values.IGDB_TOKEN_URL,
    }),
  };
}
