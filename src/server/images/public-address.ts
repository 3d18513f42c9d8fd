// Which IP addresses belong to the public internet. Everything else is refused: this machine, its network, its
// provider's metadata service, and IPv4 addresses dressed up as IPv6.
import { BlockList, isIP } from "node:net";

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

/** All that is given out as global unicast. Mapped, compatible, translated and NAT64 addresses lie outside. */
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

/** Is `address`, as text without brackets, an address of the public internet? One with a zone never is. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !specialIpv4.check(address, "ipv4");
    case 6:
      return !address.includes("%") && globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6");
    default:
      return false;
  }
}
