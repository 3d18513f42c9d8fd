// Hosts and addresses as they stand in the environment, and what an operator should know about them.
import { z } from "zod";

export const PublicUrl = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address", abort: true })
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  }, "must be an origin such as https://games.example.org, without path, query or credentials")
  .transform((text) => new URL(text).origin)
  .optional();

/** No port and no sign that means something in a header; IPv6 addresses are no names. */
const HOST_NAME = /^[\w-]+(?:\.[\w-]+)*$/;
/** The same with a port, or an IPv6 address in its brackets. */
const HOST_AND_PORT = /^(?:[\w-]+(?:\.[\w-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

const isHostIn = (pattern: RegExp) => (host: string) =>
  pattern.test(host) && URL.parse(`http://${host}/`)?.host === host;

/** `a.example, b.example` as a list in lower case. */
const listOf = (isHost: (host: string) => boolean, message: string) =>
  z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((host) => host !== ""),
    )
    .refine((hosts) => hosts.every(isHost), message);

export const Hosts = listOf(
  isHostIn(HOST_NAME),
  "must be host names separated by commas, such as media.example.org, without scheme, port or path",
);

export const AllowedHosts = listOf(
  isHostIn(HOST_AND_PORT),
  "must be hosts separated by commas, such as games.example.org or 192.168.1.5:4310, without scheme or path",
).default([]);

/** A line for the log where a proxy is trusted that may pass on any host; undefined where all is well. */
export function hostWarning({
  publicUrl,
  allowedHosts,
  trustProxyHops,
}: {
  publicUrl: string | undefined;
  allowedHosts: readonly string[];
  trustProxyHops: number;
}): string | undefined {
  if (trustProxyHops === 0 || publicUrl !== undefined || allowedHosts.length > 0) return undefined;
  return (
    "TRUST_PROXY_HOPS is set without PUBLIC_URL or ALLOWED_HOSTS: X-Forwarded-Host is not believed, pages do not name " +
    "themselves to search engines, and no cache on the way may keep answers that hold this server's address"
  );
}
