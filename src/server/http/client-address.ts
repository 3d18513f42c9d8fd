// Which addresses are one client: a rate limit, or a share of what costs money, is for all of them together.
import { isIPv6 } from "node:net";

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The eight groups of an IPv6 address, in whatever way it is written. */
function groupsOf(ip: string): number[] {
  const [address = ""] = ip.split("%", 1);
  // The parser of addresses knows all ways of writing and has one.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [first = [], last = []] = plain.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16));
}

/**
 * One text for all addresses that count as one client: an IPv4 address, or the /64 of an IPv6 one, which one subscriber
 * has as a whole. A socket that is closed has no address; those who have left are one client.
 */
export function clientAddress(ip: string | undefined): string {
  if (ip === undefined) return "gone";
  if (!ip.includes(":") || !isIPv6(ip)) return ip.toLowerCase();
  const groups = groupsOf(ip);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}
