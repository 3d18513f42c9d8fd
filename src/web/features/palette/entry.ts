// What the palette offers, whatever it is: a way to go or a thing to do, and the words that it is found by.
import type { ReactNode } from "react";

type Named = {
  /** No other entry has it. */
  key: string;
  title: string;
  icon: ReactNode;
  /** Words that find it beside those of its title. */
  alias?: string;
  /** What stands at the end of its line: a year, what it is. */
  aside?: string;
  /** The keys, one after the other, that do the same without the palette. */
  keys?: readonly string[];
  /** Parts of the title that were searched for. */
  spans?: readonly (readonly [number, number])[] | undefined;
};

/** `address` is root-relative. */
export type Entry = Named & ({ address: string; run?: never } | { address?: never; run: () => void });

export type EntryGroup = { name: string; entries: readonly Entry[] };
