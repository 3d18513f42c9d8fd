// Which addresses count as one client.
import ipaddr from "ipaddr.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

it.each([
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["::FFFF:c633:6407", "198.51.100.7"],
  ["0:0:0:0:0:ffff:c633:6407", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["64:ff9b::198.51.100.7", "64:ff9b:0:0::/64"],
  ["Unknown", "unknown"],
])("[safety-21] %s counts as %s", (address, client) => {
  expect(clientAddress(address)).toBe(client);
});

it("[safety-21] however an IPv6 address is written, it is the same client as its whole /64", () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.bigInt(0n, 2n ** 64n - 1n), (text, host) => {
      const parts = ipaddr.IPv6.parse(text).parts;
      if (parts.slice(0, 4).every((part) => part === 0)) return;
      const hosts = [48n, 32n, 16n, 0n].map((shift) => Number((host >> shift) & 0xff_ffn));
      const neighbour = new ipaddr.IPv6([...parts.slice(0, 4), ...hosts]);
      const expected = `${parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`;
      for (const spelled of [text, neighbour.toString(), neighbour.toNormalizedString().toUpperCase()]) {
        expect(clientAddress(spelled)).toBe(expected);
      }
    }),
  );
});
