// Short notices that pass: what just happened and, where there is one, the way to take it back. Shown by the status
// region of the layout; whoever has something to say puts it here.
import { create } from "zustand";

/** One notice. Two with the same `key` never stand together: the later replaces the earlier. */
export type Notice = { key: string; text: string; action?: { label: string; run: () => void } };

type Notices = { notices: readonly Notice[] };

export const useNotices = create<Notices>()(() => ({ notices: [] }));

let last: Notice | undefined;

/** Shows a notice. */
export function showNotice(notice: Notice): void {
  if (notice.action !== undefined || notice.key === last?.key) last = notice;
  useNotices.setState(({ notices }) => ({ notices: [...notices.filter(({ key }) => key !== notice.key), notice] }));
}

/** Does what the notice offers, and takes it away. */
export function actOn(notice: Notice): void {
  if (last === notice) last = undefined;
  dismissNotice(notice.key);
  notice.action?.run();
}

/** The last notice that offered something nobody has taken up, also when it has gone. */
export const lastOffer = (): Notice | undefined => (last?.action === undefined ? undefined : last);

/** Takes a notice away. */
export function dismissNotice(key: string): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.key !== key) }));
}
