// A text as the server keeps it: packed, filled up so that its length says little, and encrypted with AES-GCM, which also
// tells whether anybody has changed it.
import { throughStream } from "#web/lib/through-stream.ts";
import type { SyncKeys } from "./sync-keys.ts";

const VERSION = 1;
const NONCE_BYTES = 12;
const LENGTH_BYTES = 4;
/** What is sealed is as long as a multiple of this. */
const STEP_BYTES = 4096;
/** Of a text, so that nothing unpacks into more than a page can hold. */
const TEXT_MAX_BYTES = 64 * 1024 * 1024;

/** The version and the id belong to what is sealed: neither can be exchanged. */
const cipher = (nonce: Uint8Array<ArrayBuffer>, id: string) => ({
  name: "AES-GCM",
  iv: nonce,
  additionalData: new TextEncoder().encode(`${VERSION} ${id}`),
});

/** The sealed text; never twice the same. */
export async function seal(text: string, { id, key }: SyncKeys): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await throughStream(
    new TextEncoder().encode(text),
    new CompressionStream("deflate-raw"),
    TEXT_MAX_BYTES,
  );
  const filled = new Uint8Array(Math.ceil((LENGTH_BYTES + packed.length) / STEP_BYTES) * STEP_BYTES);
  new DataView(filled.buffer).setUint32(0, packed.length);
  filled.set(packed, LENGTH_BYTES);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const hidden = new Uint8Array(await crypto.subtle.encrypt(cipher(nonce, id), key, filled));
  const sealed = new Uint8Array(1 + NONCE_BYTES + hidden.length);
  sealed[0] = VERSION;
  sealed.set(nonce, 1);
  sealed.set(hidden, 1 + NONCE_BYTES);
  return sealed;
}

/** The text in `sealed`; rejects where it was changed, cut, or sealed with another key. */
export async function unseal(sealed: Uint8Array<ArrayBuffer>, { id, key }: SyncKeys): Promise<string> {
  if (sealed[0] !== VERSION) throw new Error("sealed in another way");
  const nonce = sealed.slice(1, 1 + NONCE_BYTES);
  const filled = await crypto.subtle.decrypt(cipher(nonce, id), key, sealed.slice(1 + NONCE_BYTES));
  const length = new DataView(filled).getUint32(0);
  const packed = new Uint8Array(filled.slice(LENGTH_BYTES, LENGTH_BYTES + length));
  const text = await throughStream(packed, new DecompressionStream("deflate-raw"), TEXT_MAX_BYTES);
  return new TextDecoder().decode(text);
}
