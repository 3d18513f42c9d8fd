import { isIPv6 } from "node:net";
import fc from "fast-check";
import ipaddr from "ipaddr.js";
import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

describe("an address is refused", () => {
  it.each([
    "0.0.0.0",
    "0.255.255.255",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.0.1",
    "192.168.255.255",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:0:127.0.0.1",
    "64:ff9b::127.0.0.1",
    "64:ff9b:1::10.0.0.1",
    "100::1",
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd12:3456:789a::1",
    "fe80::1",
    "fe80::1%eth0",
    "2606:4700::1%eth0",
    "fec0::1",
    "ff02::1",
    "example.org",
    "",
    "127.1",
    "0x7f.0.0.1",
    "2130706433",
  ])("%j", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

/** One address of IPv4 in every form of IPv6 that carries it; `other` is what a Teredo address holds besides. */
function disguises(address: string, other = "8.8.8.8"): Record<string, string> {
  const halves = (text: string) => {
    const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
    return [(a << 8) | b, (c << 8) | d];
  };
  const hex = (numbers: number[]) => numbers.map((number) => number.toString(16)).join(":");
  const inverted = (text: string) => hex(halves(text).map((half) => half ^ 0xffff));
  const own = hex(halves(address));
  return {
    mapped: `::ffff:${address}`,
    "mapped in hex": `0:0:0:0:0:ffff:${own}`,
    compatible: `::${address}`,
    translated: `::ffff:0:${address}`,
    NAT64: `64:ff9b::${address}`,
    "NAT64 in hex": `64:FF9B:0::${own}`,
    "a network's own NAT64, last": `64:ff9b:1::${address}`,
    "a network's own NAT64, first": `64:ff9b:1:${own}::`,
    "6to4": `2002:${own}::1`,
    "6to4 with a net": `2002:${own}:ffff:1:2:3:4`,
    "Teredo's client": `2001:0:${hex(halves(other))}:0:ffff:${inverted(address)}`,
    "Teredo's server": `2001:0:${own}:8000:63bf:${inverted(other)}`,
    ISATAP: `2606:4700::5efe:${address}`,
    "ISATAP, universal": `2606:4700:1:2:200:5efe:${address}`,
    "ISATAP in hex": `2a00:1450:4001:82a:0:5EFE:${own}`,
    "ISATAP, group": `2606:4700::100:5efe:${own}`,
    "ISATAP, both": `2606:4700::300:5efe:${own}`,
    "ISATAP, link-local": `fe80::5efe:${address}`,
  };
}

/** Forms that a public address is reached under. */
const LIVE = new Set(
  "mapped|mapped in hex|NAT64|NAT64 in hex|ISATAP|ISATAP, universal|ISATAP in hex|ISATAP, group|ISATAP, both".split(
    "|",
  ),
);
const PRIVATE = ["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.0.1", "172.16.0.1", "100.64.0.1", "0.0.0.0"];

describe("[safety-8] an address inside another counts at most as what it is", () => {
  it.each(Object.keys(disguises("8.8.8.8")))("%s", (form) => {
    for (const address of PRIVATE) {
      const disguised = disguises(address)[form] ?? "";
      expect([disguised, isIPv6(disguised), isPublicAddress(disguised)]).toEqual([disguised, true, false]);
    }
    const open = disguises("8.8.8.8")[form] ?? "";
    expect([open, isPublicAddress(open)]).toEqual([open, LIVE.has(form)]);
  });

  it("for any address, in any form", () => {
    const inAnyForm = fc.property(fc.ipV4(), fc.ipV4(), (address, other) => {
      for (const [form, disguised] of Object.entries(disguises(address, other))) {
        if (isPublicAddress(disguised) && !isPublicAddress(address)) throw new Error(`${form}: ${disguised}`);
        if (LIVE.has(form) && isPublicAddress(disguised) !== isPublicAddress(address)) throw new Error(disguised);
      }
    });
    expect(fc.check(inAnyForm, { numRuns: 2000 })).toMatchObject({ failed: false });
  });
});

describe("an address of the public internet is accepted", () => {
  it.each(["1.1.1.1", "8.8.8.8", "100.63.255.255", "100.128.0.0", "172.15.0.1", "172.32.0.1", "223.255.255.255"])(
    "%s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    "2606:4700::6810:84e5",
    "2606:4700::5eff:7f00:1",
    "2606:4700::1000:5efe:7f00:1",
    "2a00:1450:4001:82a::200e",
    "2001:4860:4860::8888",
    "2003::1",
  ])("%s", (address) => expect(isPublicAddress(address)).toBe(true));
});

it("[I-01] nothing is accepted that ipaddr.js would not call unicast, and little else is refused", () => {
  const around = fc
    .constantFrom("10.0.0.0", "100.64.0.0", "127.0.0.0", "169.254.0.0", "172.16.0.0", "192.168.0.0", "198.18.0.0")
    .chain((start) =>
      fc.integer({ min: -70_000, max: 70_000 }).map((distance) => {
        const number = Buffer.from(ipaddr.IPv4.parse(start).toByteArray()).readUInt32BE() + distance;
        return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join(".");
      }),
    );
  const isUnicast = (address: string) => {
    const parsed = ipaddr.process(address);
    const isTranslated = parsed.range() === "rfc6052";
    const inner = isTranslated ? ipaddr.fromByteArray(parsed.toByteArray().slice(-4)) : parsed;
    return inner.range() === "unicast";
  };
  const anyAddress = fc.oneof(fc.ipV4(), around, fc.ipV6());
  const accepted = fc.property(anyAddress, (address) => !isPublicAddress(address) || isUnicast(address));
  const refused = fc.property(
    fc.oneof(fc.ipV4(), around),
    (address) => isPublicAddress(address) || !isUnicast(address),
  );
  expect(fc.check(accepted, { numRuns: 5000 })).toMatchObject({ failed: false });
  expect(fc.check(refused, { numRuns: 5000 })).toMatchObject({ failed: false });
});
