import type en from "#web/messages/en.json";

/** Names a message in `messages/*.json`. */
export type MessageKey = keyof typeof en;

/**
 * The words of the interface in the language of this build: a message in ICU MessageFormat, with `values` in its places.
 * The build writes the words in place of the call (`scripts/vite/messages.ts`), so that the key must be written out.
 */
export function t(key: MessageKey, values?: Readonly<Record<string, string | number>>): string {
  throw new Error(`“${key}” (${Object.keys(values ?? {}).join(", ")}) is put in by the build`);
}
