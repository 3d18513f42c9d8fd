// Which IP addresses belong to the public internet. Everything else is refused: this machine, its network, its
// provider's metadata service, and IPv4 addresses dressed up as IPv6.
import { BlockList, isIP } from "node:net";
import { embeddedIpv4, type Embedded } from "./embedded-ipv4.ts";

/** Not globally reachable, after IANA's registries of special-purpose addresses. */
const SPECIAL_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** All that is given out as global unicast. */
const GLOBAL_IPV6 = ["2000::/3"];

/** Inside of it, and still not to be connected to: Teredo and its neighbours, documentation, 6to4, AS112. */
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

function listOf(subnets: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = "", prefix] = subnet.split("/");
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const specialIpv4 = listOf(SPECIAL_IPV4, "ipv4");
const globalIpv6 = listOf(GLOBAL_IPV6, "ipv6");
const specialIpv6 = listOf(SPECIAL_IPV6, "ipv6");

/**
 * Forms in which an embedded IPv4 address is reached on today's networks. What was retired (tunnels, compatible and
 * translated addresses), and what only a network's own translator understands, never counts as public.
 */
const LIVE_FORMS: ReadonlySet<Embedded["form"]> = new Set(["mapped", "nat64"]);

function isPublicIpv6(address: string): boolean {
  const isGlobal = globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
  const embedded = embeddedIpv4(address);
  if (embedded === undefined) return isGlobal;
  const { form, addresses } = embedded;
  return (isGlobal || LIVE_FORMS.has(form)) && addresses.length > 0 && addresses.every(isPublicAddress);
}

/** Is `address`, as text without brackets, an address of the public internet? One with a zone never is; one that embeds an IPv4 address is at most what it embeds. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !specialIpv4.check(address, "ipv4");
    case 6:
      return !address.includes("%") && isPublicIpv6(address);
    default:
      return false;
  }
}
