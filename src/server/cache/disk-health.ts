// One line in the log when the disk begins to fail and one when it works again; the same for other things that a part goes on
// without. A full disk fails many times a second, and whoever reads the log wants to read of other things, too.

/** Trouble is over when something worked and nothing has failed for this long. */
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

const neverJumps = () => performance.now();

/** `words`: what the two lines say; `now` is a clock that never jumps, in milliseconds. */
export function createHealth(log: DiskLog, words: { fails: string; works: string }, now = neverJumps): DiskHealth {
  let failures = 0;
  let lastFailure = 0;
  return {
    failed: (err) => {
      if (failures === 0) log.warn({ err }, words.fails);
      failures += 1;
      lastFailure = now();
    },
    worked: () => {
      if (failures === 0 || now() - lastFailure < CALM_MS) return;
      log.info({ failures }, words.works);
      failures = 0;
    },
  };
}

/** `what` names the part that goes on without its disk. */
export function createDiskHealth(log: DiskLog, what: string, now: () => number = neverJumps): DiskHealth {
  const fails = `${what}: the disk fails, going on without it`;
  return createHealth(log, { fails, works: `${what}: the disk works again` }, now);
}
