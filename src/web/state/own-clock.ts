// The clock by which changes are stamped: the device's own, put right by what a server has last said of the time. It only
// decides between changes that did not know of each other: one that was made after another was seen is later whatever it says.
import { readStored, writeStored } from "./storage.ts";

const KEY = "ludex-clock";
/** An answer takes its time, and says it in whole seconds. */
const TOLERATED_MS = 60_000;

type ClockOptions = {
  deviceTime: () => number;
  /** By how much the device's clock was ahead, in ms: what the pages of this browser know of it. */
  kept: { read: () => string; write: (ahead: string) => void };
};

/** A clock that can be told what time it is. */
export function createClock({ deviceTime, kept }: ClockOptions) {
  const ahead = () => {
    const known = Number(kept.read());
    return Number.isFinite(known) ? known : 0;
  };
  return {
    now: (): number => Math.max(0, deviceTime() - ahead()),
    /** A server says that it is `time`; not a number where it does not say. */
    hear: (time: number): void => {
      const off = deviceTime() - time;
      const found = Math.abs(off) > TOLERATED_MS ? off : 0;
      if (Math.abs(found - ahead()) > TOLERATED_MS) kept.write(String(found));
    },
  };
}

/** The clock of this browser. */
export const ownClock = createClock({
  deviceTime: Date.now,
  kept: {
    read: () => {
      const stored = readStored(KEY);
      return stored.isReadable ? (stored.text ?? "") : "";
    },
    write: (ahead) => void writeStored(KEY, ahead),
  },
});
