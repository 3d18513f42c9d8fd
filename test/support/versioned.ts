// Addresses with a version, for tests to which it does not matter which one.
import { expect } from "vitest";

/** Matches `address` with any version behind it. */
export function versioned(address: string): string {
  // Typed as what it stands for, as Vitest's own matchers are.
  return expect.stringMatching(
    new RegExp(String.raw`^${address.replaceAll(".", String.raw`\.`)}\?v=[\w-]+$`),
  ) as string;
}
