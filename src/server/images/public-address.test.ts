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
    "::ffff:8.8.8.8",
    "::ffff:0:127.0.0.1",
    "64:ff9b::127.0.0.1",
    "64:ff9b::8.8.8.8",
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

describe("an address of the public internet is accepted", () => {
  it.each(["1.1.1.1", "8.8.8.8", "100.63.255.255", "100.128.0.0", "172.15.0.1", "172.32.0.1", "223.255.255.255"])(
    "%s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each(["2606:4700::6810:84e5", "2a00:1450:4001:82a::200e", "2001:4860:4860::8888", "2003::1"])("%s", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
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
  const isUnicast = (address: string) => ipaddr.parse(address).range() === "unicast";
  const anyAddress = fc.oneof(fc.ipV4(), around, fc.ipV6());
  const accepted = fc.property(anyAddress, (address) => !isPublicAddress(address) || isUnicast(address));
  const refused = fc.property(
    fc.oneof(fc.ipV4(), around),
    (address) => isPublicAddress(address) || !isUnicast(address),
  );
  expect(fc.check(accepted, { numRuns: 5000 })).toMatchObject({ failed: false });
  expect(fc.check(refused, { numRuns: 5000 })).toMatchObject({ failed: false });
});
