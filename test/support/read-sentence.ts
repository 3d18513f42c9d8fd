// What a sentence is understood as, written in a line: tests of single rules compare these.
import { GENRE_LOOKUP, PLATFORM_LOOKUP } from "../../src/shared/lookups.ts";
import { chipParams } from "../../src/shared/search/chips.ts";
import type { Names } from "../../src/shared/search/rules/rule.ts";
import { understand } from "../../src/shared/search/understand.ts";
import { createVocabulary, type Option } from "../../src/shared/search/vocabulary.ts";
import { NO_NAMES } from "./no-names.ts";

/** What is known beside all genres and platforms of the lookups; no names, unless they are given. */
type Known = { options?: readonly Option[]; names?: Names };

/** `text left | parameter=value&… | what is not known`, typed on 1 December 2026. */
export function readSentence(text: string, { options = [], names = NO_NAMES }: Known = {}): string {
  const vocabulary = createVocabulary([
    ...GENRE_LOOKUP.map((entry): Option => ({ group: "genres", ...entry })),
    ...PLATFORM_LOOKUP.map((entry): Option => ({ group: "platforms", ...entry })),
    ...options,
  ]);
  const { text: left, filters, unknown = "" } = understand(text, { vocabulary, names, today: "2026-12-01" });
  return [left, new URLSearchParams(chipParams(filters)), unknown].join(" | ");
}
