// Signature Version 4 as AWS describes it for S3, written from that description and apart from the client that signs, so
// that what both agree on is the protocol. It knows signatures in the header, of a payload sent whole.
// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const UNSIGNED = "UNSIGNED-PAYLOAD";
const SKEW_MAX_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

export type SignedRequest = {
  method: string;
  /** Path and query, as they came. */
  target: string;
  /** Names in small letters. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};
export type Keys = { accessKeyId: string; secretAccessKey: string; region: string };

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
/** Everything but letters, digits and `-._~`, whatever the client left as it was. */
const encoded = (text: string) =>
  encodeURIComponent(decodeURIComponent(text)).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function canonicalRequest({ method, target, headers }: SignedRequest, signed: readonly string[]): string {
  const [path = "", query = ""] = target.split("?", 2);
  const parameters = query.split("&").filter((pair) => pair !== "");
  return [
    method,
    path.split("/").map(encoded).join("/"),
    parameters
      .map((pair) => [pair, ""].join("=").split("=", 2).map(encoded).join("="))
      .toSorted()
      .join("&"),
    ...signed.map((name) => `${name}:${(headers[name] ?? "").trim().replaceAll(/ +/g, " ")}`),
    "",
    signed.join(";"),
    headers["x-amz-content-sha256"] ?? "",
  ].join("\n");
}

/** What the header `authorization` of this request has to end with. */
export function signatureOf(
  request: SignedRequest,
  { secretAccessKey, region }: Keys,
  signed: readonly string[],
): string {
  const time = request.headers["x-amz-date"] ?? "";
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, ["AWS4-HMAC-SHA256", time, scope, sha256(canonicalRequest(request, signed))].join("\n")).toString(
    "hex",
  );
}

/** Did somebody with these keys send just this request, just now? */
export function isSigned(request: SignedRequest, keys: Keys): boolean {
  const { headers, body } = request;
  const [, who, day, region, names = "", signature = ""] = AUTHORIZATION.exec(headers["authorization"] ?? "") ?? [];
  const [time = "", payload = ""] = [headers["x-amz-date"], headers["x-amz-content-sha256"]];
  if (who !== keys.accessKeyId || region !== keys.region || day !== time.slice(0, 8)) return false;
  const sent = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, "$1-$2-$3:$4:$5"));
  if (!(Math.abs(Date.now() - sent) < SKEW_MAX_MS)) return false;
  const signed = names.split(";");
  const isWhole = Object.keys(headers).every((name) => !/^(host$|x-amz-)/.test(name) || signed.includes(name));
  if (!isWhole || (payload !== UNSIGNED && payload !== sha256(body))) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(request, keys, signed)));
}
