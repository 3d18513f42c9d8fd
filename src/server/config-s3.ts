// The variables of the object store that several servers share. config.ts reads it.
import { z } from "zod";
import { wholeNumber } from "./whole-number.ts";

const ENDPOINT_ERROR = "must be an http(s) address without path, query or credentials, such as https://s3.example.org";
// They stand in headers.
const Key = z
  .string()
  .regex(/^[\x21-\x7e]{1,256}$/, "must be printable characters without spaces")
  .optional();

/** By name, for the schema of the whole environment. */
export const S3_VARIABLES = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: ENDPOINT_ERROR, abort: true })
    .refine((text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`, ENDPOINT_ERROR)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "must be a region such as eu-central-1, or auto")
    .default("auto"),
  S3_ACCESS_KEY_ID: Key,
  S3_SECRET_ACCESS_KEY: Key,
  S3_TIMEOUT_MS: wholeNumber({ min: 50, max: 30_000 }, 2000),
};
type Values = z.infer<z.ZodObject<typeof S3_VARIABLES>>;

export type S3Config = Readonly<{
  /** The address of the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long one question may take before the process goes on without it. */
  timeoutMs: number;
}>;

const TOGETHER = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Undefined without any of the four that go together, or one line that names the first that is missing. */
export function readS3(values: Values): { s3: S3Config | undefined } | { problems: string[] } {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (endpoint !== undefined && bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined) {
    const { S3_REGION: region, S3_TIMEOUT_MS: timeoutMs } = values;
    const address = new URL(bucket, endpoint).href;
    return { s3: Object.freeze({ endpoint: address, region, accessKeyId, secretAccessKey, timeoutMs }) };
  }
  const lacking = TOGETHER.filter((name) => values[name] === undefined);
  if (lacking.length === TOGETHER.length) return { s3: undefined };
  return { problems: [`${lacking[0]}: is missing, ${TOGETHER.join(", ")} go together`] };
}
