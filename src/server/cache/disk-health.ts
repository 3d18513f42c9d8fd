// One line in the log when the disk begins to fail and one when it works again. A full disk fails many times a second,
// and whoever reads the log wants to read of other things, too.

/** Trouble is over when something was written and nothing has failed for this long. */
const CALM_MS = 30_000;

export type DiskHealth = {
  /** A read or a write did not work. */
  failed: (error: unknown) => void;
  /** A write did. */
  worked: () => void;
};

export type DiskLog = {
  warn: (details: object, message: string) => void;
  info: (details: object, message: string) => void;
};

/** `what` names the part that goes on without its disk; `now` is a clock that never jumps, in milliseconds. */
export function createDiskHealth(log: DiskLog, what: string, now: () => number = () => performance.now()): DiskHealth {
  let failures = 0;
  let lastFailure = 0;
  return {
    failed: (err) => {
      if (failures === 0) log.warn({ err }, `${what}: the disk fails, going on without it`);
      failures += 1;
      lastFailure = now();
    },
    worked: () => {
      if (failures === 0 || now() - lastFailure < CALM_MS) return;
      log.info({ failures }, `${what}: the disk works again`);
      failures = 0;
    },
  };
}
