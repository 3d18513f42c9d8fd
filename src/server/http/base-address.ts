// Where this server is to be found, as seen by whoever asks. A made-up Host header never gets into an answer.
import type { FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

const HOST_LENGTH_MAX = 255;
const HOST = /^(?:[a-z0-9](?:[a-z0-9_.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/i;

/**
 * `https://host[:port]` without a trailing slash: `publicUrl` when configured, else what the request says. Throws 400
 * for a Host header that is no host.
 */
export function baseAddress(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const host = request.host;
  const address = `${request.protocol === "https" ? "https" : "http"}://${host.toLowerCase()}`;
  // A port above 65535 or an address of five parts has the right letters and still is none.
  if (host.length > HOST_LENGTH_MAX || !HOST.test(host) || !URL.canParse(address)) {
    throw new HttpError(400, "bad_host", "The Host header is not a host name with an optional port.");
  }
  return address;
}
