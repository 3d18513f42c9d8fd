// What the dialog of an entry holds while it is written, and what of it is a change.
import { madeUpName } from "#web/state/shelf/made-up-name.ts";
import { type Play, playsOf, type ShelfChange, type ShelfEntry } from "#web/state/shelf/shelf-entry.ts";

export type PlayDraft = Play & { readonly name: string };
/** `halfStars` is 0 where there are none. */
export type EntryDraft = { halfStars: number; note: string; plays: readonly PlayDraft[] };

export const draftOf = (entry: ShelfEntry | undefined): EntryDraft => ({
  halfStars: entry?.halfStars?.value ?? 0,
  note: entry?.note?.value ?? "",
  plays: playsOf(entry),
});

export const newPlay = (): PlayDraft => ({ name: madeUpName(), begun: "", finished: "" });

const isEmpty = ({ begun, finished }: Play) => begun === "" && finished === "";

function changedPlays(before: readonly PlayDraft[], after: readonly PlayDraft[]): Record<string, Play | null> {
  const kept = new Map(after.filter((play) => !isEmpty(play)).map((play) => [play.name, play]));
  const gone = before.filter(({ name }) => !kept.has(name)).map(({ name }) => [name, null] as const);
  const changed = [...kept.values()].flatMap(({ name, begun, finished }) => {
    const old = before.find((play) => play.name === name);
    const isSame = old?.begun === begun && old.finished === finished;
    return isSame ? [] : [[name, { begun, finished }] as const];
  });
  return Object.fromEntries([...gone, ...changed]);
}

/** What was changed between two drafts; undefined where nothing was. Parts that stayed are left out. */
export function changeOf(before: EntryDraft, after: EntryDraft): ShelfChange | undefined {
  const plays = changedPlays(before.plays, after.plays);
  const change: ShelfChange = {
    ...(after.halfStars !== before.halfStars && { halfStars: after.halfStars === 0 ? null : after.halfStars }),
    ...(after.note.trim() !== before.note && { note: after.note.trim() }),
    ...(Object.keys(plays).length > 0 && { plays }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}
