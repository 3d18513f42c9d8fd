import { describe, expect, it } from "vitest";
import { seal, unseal } from "./sealed.ts";
import { codeIn, codeInFragment, fragmentOf, newCode, type SyncCode, textOfCode } from "./sync-code.ts";
import { deriveKeys } from "./sync-keys.ts";

const CODE: SyncCode = Uint8Array.from({ length: 16 }, (_, at) => at * 16);

describe("a code", () => {
  it("[P-05] is 128 bits, never the same twice, and comes through an address as it went in", () => {
    const [one, other] = [newCode(), newCode()];
    expect([one.length, textOfCode(one) === textOfCode(other)]).toEqual([16, false]);
    for (const code of [one, other, CODE, new Uint8Array(16).fill(255)]) {
      expect(codeIn(textOfCode(code))).toEqual(code);
      expect(codeInFragment(fragmentOf(code))).toEqual(code);
    }
    expect(["", "#sync=", "#sync=abc", `#sync=${textOfCode(CODE)}x`, "#1.abc"].map(codeInFragment)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("[P-05] has an id and a token that do not change, and are not the code", async () => {
    const { id, token, key } = await deriveKeys(CODE);
    // As RFC 5869 has it: worked out apart from this code. Other values would be other shelves.
    expect(id).toBe("7b4eab4f00986c3fe7f30716b70dfb59");
    expect(token).toBe("19bb3080899b787683d6ee85be1914602b6efa5a91b0a6620e9f85cbc6e9c485");
    expect(key.extractable).toBe(false);
    const others = await deriveKeys(CODE.with(15, 1));
    expect([others.id === id, others.token === token]).toEqual([false, false]);
  });
});

describe("a sealed text", () => {
  const TEXT = JSON.stringify({ note: "äöü 🎮", many: "x".repeat(20_000) });

  it("[P-05] comes out as it went in, and is never sealed twice the same", async () => {
    const keys = await deriveKeys(CODE);
    const [one, other] = [await seal(TEXT, keys), await seal(TEXT, keys)];
    expect(await unseal(one, keys)).toBe(TEXT);
    expect(await unseal(await seal("", keys), keys)).toBe("");
    expect(Buffer.compare(one, other)).not.toBe(0);
    expect(Buffer.from(one).includes("note")).toBe(false);
  });

  it("[P-05] is as long as another one, unless there is much more of it", async () => {
    const keys = await deriveKeys(CODE);
    const lengths = await Promise.all(["", "x", "y".repeat(900)].map(async (text) => (await seal(text, keys)).length));
    expect(new Set(lengths).size).toBe(1);
  });

  it("[P-05] is read with no other code, nor after any byte of it was changed or cut off", async () => {
    const keys = await deriveKeys(CODE);
    const sealed = await seal(TEXT, keys);
    await expect(unseal(sealed, await deriveKeys(newCode()))).rejects.toThrow();
    // Put under another id by somebody who cannot read it.
    await expect(unseal(sealed, { ...keys, id: "0".repeat(32) })).rejects.toThrow();
    for (const at of [0, 1, 12, 13, 500, sealed.length - 1]) {
      const changed = sealed.with(at, (sealed[at] ?? 0) ^ 1);
      await expect(unseal(changed, keys)).rejects.toThrow();
    }
    for (const length of [0, 5, 13, 28, sealed.length - 1]) {
      await expect(unseal(sealed.slice(0, length), keys)).rejects.toThrow();
    }
  });
});
