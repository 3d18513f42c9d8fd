// When the pop-up shows: 60 s after page load the first time ever, 240 s after page load the second time, then never.
import { useEffect, useState } from "react";
import { readSupportCount, writeSupportCount } from "#web/state/support-count.ts";

/** Time after page load at which showing number 0 and 1 is due. */
const DUE_MS = [60_000, 240_000] as const;

/** Whether the pop-up is due, and how to close it. Without storage nothing could be counted, so it never shows. */
export function useSupportPrompt() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const count = readSupportCount();
      const due = DUE_MS[count];
      if (due === undefined) return;
      timer = setTimeout(
        () => {
          // Another tab may have shown it meanwhile.
          if (readSupportCount() === count && writeSupportCount(count + 1)) setIsShown(true);
          wait();
        },
        Math.max(due - performance.now(), 0),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return { isShown, close: () => setIsShown(false) };
}
