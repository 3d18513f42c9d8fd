// Whose turn it is to build the catalogue that several servers answer from.

export interface BuilderTurn {
  /** Is it this process's? Asked before every build. */
  isHeld(): boolean;
}

/** For a process that shares with nobody. */
export const ALWAYS: BuilderTurn = { isHeld: () => true };

/** For one that answers from what another builds. */
export const NEVER: BuilderTurn = { isHeld: () => false };
