// IPv4 addresses inside IPv6 ones: somewhere on the way a translator or the end of a tunnel takes them out and goes there.
import { isIPv6 } from "node:net";

const GROUPS = 8;
const LAST_16_BITS = 0xffff;
/** Of an ISATAP identifier's first group: universal or local, individual or group. All are the same address. */
const ISATAP_FREE_BITS = 0x0300;
const ISATAP_MARK = 0x5efe;

export type Embedded = {
  form: "mapped" | "compatible" | "translated" | "nat64" | "local-nat64" | "6to4" | "teredo" | "isatap";
  /** Every IPv4 address that traffic may be led to; none where only the network itself knows which bits it takes. */
  addresses: readonly string[];
};

/** The eight groups of an IPv6 address without zone. */
function groupsOf(address: string): number[] {
  // The parser of addresses writes a dotted end as two groups.
  const spelled = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [first = [], last = []] = spelled.split("::").map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => "0");
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16));
}

const dotted = (high = 0, low = 0): string => [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");

/** Do the groups begin with these? */
const begins = (groups: readonly number[], ...prefix: number[]) => prefix.every((group, at) => groups[at] === group);

function isIsatap([, , , , first = -1, mark]: readonly number[]): boolean {
  return mark === ISATAP_MARK && (first & ~ISATAP_FREE_BITS) === 0;
}

/** What `address`, IPv6 as text without brackets or zone, leads to by its form; undefined for one that embeds nothing. */
export function embeddedIpv4(address: string): Embedded | undefined {
  if (!isIPv6(address) || address.includes("%")) return undefined;
  const groups = groupsOf(address);
  const [, first, second, third, , , high = 0, low = 0] = groups;
  const end = dotted(high, low);
  if (begins(groups, 0, 0, 0, 0, 0, 0xffff)) return { form: "mapped", addresses: [end] };
  if (begins(groups, 0, 0, 0, 0, 0xffff, 0)) return { form: "translated", addresses: [end] };
  if (begins(groups, 0, 0, 0, 0, 0, 0)) return { form: "compatible", addresses: [end] };
  if (begins(groups, 0x64, 0xff9b, 0, 0, 0, 0)) return { form: "nat64", addresses: [end] };
  if (begins(groups, 0x64, 0xff9b, 1)) return { form: "local-nat64", addresses: [] };
  if (begins(groups, 0x2002)) return { form: "6to4", addresses: [dotted(first, second)] };
  if (begins(groups, 0x2001, 0)) {
    // The client's address is stored inverted; packets go by way of the server.
    const client = dotted(high ^ LAST_16_BITS, low ^ LAST_16_BITS);
    return { form: "teredo", addresses: [dotted(second, third), client] };
  }
  return isIsatap(groups) ? { form: "isatap", addresses: [end] } : undefined;
}
