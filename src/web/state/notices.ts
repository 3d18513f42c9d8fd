// Short notices that pass: what just happened and, where there is one, the way to take it back. Shown by the status
// region of the layout; whoever has something to say puts it here.
import { create } from "zustand";

/** One notice. Two with the same `key` never stand together: the later replaces the earlier. */
export type Notice = { key: string; text: string; action?: { label: string; run: () => void } };

type Notices = { notices: readonly Notice[] };

export const useNotices = create<Notices>()(() => ({ notices: [] }));

/** Shows a notice. */
export function showNotice(notice: Notice): void {
  useNotices.setState(({ notices }) => ({ notices: [...notices.filter(({ key }) => key !== notice.key), notice] }));
}

/** Takes a notice away. */
export function dismissNotice(key: string): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.key !== key) }));
}
