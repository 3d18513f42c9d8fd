// What a game belongs to, and what has a page of its own, as the addresses of these pages name it.
export const SUBJECT_KINDS = ["studio", "publisher", "person", "series", "platform", "genre", "tag", "year"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
