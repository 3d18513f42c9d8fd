// The port through which processes share what they count and keep. What each has of its own goes in; what comes out is
// shared, and goes on with the own where there is nobody to share with.
import type { KeptAnswers } from "#server/cache/kept-answers.ts";
import { OWN_TURNS, type Turns } from "#server/cache/turns.ts";
import type { CallMeter } from "./call-meter.ts";
import type { HourMeter } from "./hour-meter.ts";
import type { PauseRecord } from "./pause-record.ts";

export interface Sharing {
  /** `kind` says whose answers they are. */
  answers(own: KeptAnswers, kind: string): KeptAnswers;
  callMeter(own: CallMeter): CallMeter;
  /** `of` says what is counted. */
  hourMeter(own: HourMeter, of: string): HourMeter;
  /** `of` says what pauses. */
  pauseRecord(own: PauseRecord, of: string): PauseRecord;
  turns: Turns;
}

/** For a process that shares with nobody. */
export const NO_SHARING: Sharing = {
  answers: (own) => own,
  callMeter: (own) => own,
  hourMeter: (own) => own,
  pauseRecord: (own) => own,
  turns: OWN_TURNS,
};
