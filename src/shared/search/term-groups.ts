// The taxonomies that a list of games can be narrowed by, spelled as the protocol spells them. Each has three
// parameters: `genres` (any of these), `genres_all` (all of them) and `genres_none` (none of them).

export const TERM_GROUPS = [
  "genres",
  "platforms",
  "parent_platforms",
  "stores",
  "tags",
  "developers",
  "publishers",
  "creators",
] as const;
export type TermGroup = (typeof TERM_GROUPS)[number];
