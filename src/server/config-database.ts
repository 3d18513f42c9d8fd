// The variables of the PostgreSQL that is the record of all sources. config.ts reads it.
import { z } from "zod";
import { wholeNumber } from "./whole-number.ts";

const ADDRESS_ERROR = "must be an address such as postgres://ludex:password@db.example.org:5432/ludex";

/** Can all of it be read? What stands for something else in an address (`%2F`) may be broken. */
function isReadable(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  try {
    return [url.username, url.password, url.pathname].every((part) => decodeURIComponent(part) !== undefined);
  } catch {
    return false;
  }
}

/** By name, for the schema of the whole environment. What is wrong is said without the address: a password may be in it. */
export const DATABASE_VARIABLES = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: ADDRESS_ERROR, abort: true })
    .refine(isReadable, ADDRESS_ERROR)
    .refine((text) => /^\/[^/]+$/.test(URL.parse(text)?.pathname ?? ""), "must end in the name of a database")
    .optional(),
  DATABASE_TIMEOUT_MS: wholeNumber({ min: 50, max: 60_000 }, 5000),
};
type Values = z.infer<z.ZodObject<typeof DATABASE_VARIABLES>>;

export type DatabaseConfig = Readonly<{
  /** With its password. */
  url: string;
  /** How long a connection, and one short question, may take before the server goes on without it. */
  timeoutMs: number;
}>;

/** Undefined without an address. */
export function readDatabase(values: Values): DatabaseConfig | undefined {
  const { DATABASE_URL: url, DATABASE_TIMEOUT_MS: timeoutMs } = values;
  return url === undefined ? undefined : Object.freeze({ url, timeoutMs });
}
