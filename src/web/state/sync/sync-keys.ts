// What is derived from a code by HKDF: three values of which none tells of another, nor of the code.
import type { SyncCode } from "./sync-code.ts";

export type SyncKeys = {
  /** What the server knows the shelf by: 128 bits in hex. */
  readonly id: string;
  /** Proves to the server that somebody has the code; it keeps a hash of it. 256 bits in hex. */
  readonly token: string;
  /** Encrypts and decrypts; never leaves the browser, which does not show it either. */
  readonly key: CryptoKey;
};

const SALT = "ludex-sync-1";
const [ID_BITS, TOKEN_BITS, KEY_BITS] = [128, 256, 256];

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bits: ArrayBuffer) =>
  Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Has this page the browser's cryptography? Only pages over TLS, and those of the machine itself, have. */
export const canEncrypt = (): boolean => typeof crypto.subtle === "object";

export async function deriveKeys(code: SyncCode): Promise<SyncKeys> {
  const secret = await crypto.subtle.importKey("raw", code, "HKDF", false, ["deriveBits", "deriveKey"]);
  const by = (info: string) => ({ name: "HKDF", hash: "SHA-256", salt: bytesOf(SALT), info: bytesOf(info) });
  const [id, token, key] = await Promise.all([
    crypto.subtle.deriveBits(by("id"), secret, ID_BITS),
    crypto.subtle.deriveBits(by("token"), secret, TOKEN_BITS),
    crypto.subtle.deriveKey(by("key"), secret, { name: "AES-GCM", length: KEY_BITS }, false, ["encrypt", "decrypt"]),
  ]);
  return { id: hexOf(id), token: hexOf(token), key };
}
