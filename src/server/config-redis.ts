// The variables of the Redis that several processes share. config.ts reads it.
import { z } from "zod";
import { wholeNumber } from "./whole-number.ts";

/** By name, for the schema of the whole environment. What is wrong is said without the address: a password may be in it. */
export const REDIS_VARIABLES = {
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "must be an address such as redis://:password@redis.example.org:6379/0" })
    .refine(
      (text) => /^\/?\d{0,3}$/.test(URL.parse(text)?.pathname ?? ""),
      "must end in the number of a database, or in none",
    )
    .optional(),
  REDIS_TIMEOUT_MS: wholeNumber({ min: 5, max: 5000 }, 80),
};
type Values = z.infer<z.ZodObject<typeof REDIS_VARIABLES>>;

export type RedisConfig = Readonly<{
  /** With its password. */
  url: string;
  /** How long one question may take before the process goes on alone. */
  timeoutMs: number;
}>;

/** Undefined without an address. */
export function readRedis({ REDIS_URL: url, REDIS_TIMEOUT_MS: timeoutMs }: Values): RedisConfig | undefined {
  return url === undefined ? undefined : Object.freeze({ url, timeoutMs });
}
