// Where an answer comes from and how old it is. Sources note it while they answer; whoever asked collects the notes. It
// travels beside the values, so that the port's answers keep RAWG's shapes.
import { AsyncLocalStorage } from "node:async_hooks";

/** Times are milliseconds, as they were when it was noted. */
export type Provenance = {
  /** Whose data it is. */
  origin: "rawg" | "bundled";
  /** `bundled`: the bundled catalogue answered in RAWG's place. */
  how: "hit" | "stale" | "miss" | "bundled";
  ageMs: number;
  /** Negative for an answer that is no longer fresh. */
  freshForMs: number;
  /** RAWG could not be asked as it should have been. */
  isDegraded: boolean;
  /** It would not have been the same for another client, and must not be given to one. */
  isPersonal?: boolean;
};

const SEVERITY: readonly Provenance["how"][] = ["hit", "miss", "stale", "bundled"];

const notes = new AsyncLocalStorage<Provenance[]>();

/** Notes where a part of the current answer comes from. Outside of `collectProvenance` nobody hears it. */
export function noteProvenance(note: Provenance): void {
  notes.getStore()?.push(note);
}

function combine(all: readonly Provenance[]): Provenance | undefined {
  return all.length === 0
    ? undefined
    : all.reduce((one, other) => ({
        // RAWG's "no such game" is part of an answer that came from elsewhere then.
        origin: one.origin === "bundled" ? "bundled" : other.origin,
        how: SEVERITY.indexOf(other.how) > SEVERITY.indexOf(one.how) ? other.how : one.how,
        ageMs: Math.max(one.ageMs, other.ageMs),
        freshForMs: Math.min(one.freshForMs, other.freshForMs),
        isDegraded: one.isDegraded || other.isDegraded,
        isPersonal: one.isPersonal === true || other.isPersonal === true,
      }));
}

/** What `make` gives, and what its parts noted; several notes become the worst of them. */
export async function collectProvenance<T>(
  make: () => Promise<T>,
): Promise<{ value: T; provenance: Provenance | undefined }> {
  const collected: Provenance[] = [];
  const value = await notes.run(collected, make);
  return { value, provenance: combine(collected) };
}
