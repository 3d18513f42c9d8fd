// A record that says nothing yet.
import type { SourceRecord } from "./source-record.ts";

export const RECORD_DEFAULTS = {
  kind: "game",
  alternative_names: [],
  platforms: [],
  genres: [],
  tags: [],
  stores: [],
  developers: [],
  publishers: [],
  ids: {},
  added: 0,
  playtime: 0,
  pictures: { screenshots: [] },
  videos: [],
} satisfies Omit<SourceRecord, "key" | "name">;
