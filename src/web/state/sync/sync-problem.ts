/** Why a shelf is not in step. */
export type SyncTrouble =
  /** No connection, or a server that cannot answer now: tried again. */
  | "away"
  /** The server knows the code no more: forgotten, too old, or another server. */
  | "gone"
  /** What the server keeps cannot be read with this code. */
  | "unreadable"
  /** A newer Ludex has written it. */
  | "newer"
  /** The shelf is larger than the server takes. */
  | "tooLarge"
  /** The server has no room for one more. */
  | "noRoom"
  /** This browser keeps no shelf that could be brought together with another. */
  | "unkept";

export class SyncProblem extends Error {
  override readonly name = "SyncProblem";
  readonly trouble: SyncTrouble;
  /** How long the server wants to be left alone, in seconds. */
  readonly retryAfterS: number;
  constructor(trouble: SyncTrouble, retryAfterS = 0) {
    super(trouble);
    this.trouble = trouble;
    this.retryAfterS = retryAfterS;
  }
}
