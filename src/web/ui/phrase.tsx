import type { ReactNode } from "react";
import { SLOT } from "#web/lib/slot.ts";

type PhraseProps = {
  /** A message in one of whose places `SLOT` stands. */
  text: string;
  /** What takes its place. */
  children: ReactNode;
};

/** A message with something in it that is more than words, such as a link; where it stands, the language decides. */
export function Phrase({ text, children }: PhraseProps) {
  const [before, after] = text.split(SLOT);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
