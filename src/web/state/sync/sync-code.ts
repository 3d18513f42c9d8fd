// The code of a shelf that is kept in step: 128 bits that only its devices know. Everything else is derived from it.
const CODE_BYTES = 16;
const TEXT = /^[\w-]{22}$/;
const FRAGMENT = /^#sync=([\w-]{22})$/;

export type SyncCode = Uint8Array<ArrayBuffer>;

export const newCode = (): SyncCode => crypto.getRandomValues(new Uint8Array(CODE_BYTES));

/** The code as 22 letters that may stand in an address. */
export const textOfCode = (code: Uint8Array): string =>
  btoa(String.fromCharCode(...code))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The code in such a text; undefined where there is none. */
export function codeIn(text: string): SyncCode | undefined {
  if (!TEXT.test(text)) return undefined;
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** The fragment of an address that hands the code on; browsers send it to no server. */
export const fragmentOf = (code: Uint8Array): string => `#sync=${textOfCode(code)}`;

export const codeInFragment = (fragment: string): SyncCode | undefined => codeIn(FRAGMENT.exec(fragment)?.[1] ?? "");
