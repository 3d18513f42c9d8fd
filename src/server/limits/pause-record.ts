// The port of a pause that all processes keep: until when, after how many tries, and whether one is trying just now.

/** `until` in milliseconds of the epoch; `isTrying`: a question is out to see whether it is over. */
export type Pause = { until: number; tries: number; isTrying: boolean };

/** It never rejects: what cannot be read or written is kept in memory, and told elsewhere. */
export interface PauseRecord {
  read(): Promise<Pause | undefined>;
  /** Puts `after` in the place of `before`, in one step; false where something else stands there meanwhile. */
  replace(before: Pause | undefined, after: Pause | undefined): Promise<boolean>;
}
