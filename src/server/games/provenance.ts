// Where an answer comes from and how old it is. It is returned with the answer, and an answer that is made of several
// says what is true of all of them.

/** RAWG's part in an answer. Times are milliseconds, as they were when it was given. */
export type RawgProvenance = {
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
  isPersonal: boolean;
};

/** `own`: from what the server has itself, with no other service to ask. It is as good as it can be, and never old. */
export type Provenance = { how: "own" } | RawgProvenance;

/** An answer with its provenance. */
export type Sourced<T> = { value: T; provenance: Provenance };

const SEVERITY: readonly RawgProvenance["how"][] = ["hit", "miss", "stale", "bundled"];

export const OWN: Provenance = { how: "own" };

/** Of what the bundled catalogue answers in RAWG's place. */
export function inRawgsPlace(trouble: Pick<RawgProvenance, "isDegraded" | "isPersonal">): RawgProvenance {
  return { origin: "bundled", how: "bundled", ageMs: 0, freshForMs: 0, ...trouble };
}

/** `value` from what the server has itself. */
export const own = <T>(value: T): Sourced<T> => ({ value, provenance: OWN });

/** The same provenance for what was made of the value. */
export function mapSourced<T, U>({ value, provenance }: Sourced<T>, change: (value: T) => U): Sourced<U> {
  return { value: change(value), provenance };
}

/** Of an answer that is made of all of these: the worst of them. What is our own changes nothing. */
export function combineProvenances(parts: readonly Provenance[]): Provenance {
  return parts.reduce((one, other) => {
    if (one.how === "own") return other;
    if (other.how === "own") return one;
    return {
      // RAWG's "no such game" is part of an answer that came from elsewhere then.
      origin: one.origin === "bundled" ? "bundled" : other.origin,
      how: SEVERITY.indexOf(other.how) > SEVERITY.indexOf(one.how) ? other.how : one.how,
      ageMs: Math.max(one.ageMs, other.ageMs),
      freshForMs: Math.min(one.freshForMs, other.freshForMs),
      isDegraded: one.isDegraded || other.isDegraded,
      isPersonal: one.isPersonal || other.isPersonal,
    };
  }, OWN);
}

/** Puts an answer together from several: `take` gives a part's value, `give` the whole with what its parts said. */
export function gatherProvenance() {
  const parts: Provenance[] = [];
  return {
    take: <T>({ value, provenance }: Sourced<T>): T => {
      parts.push(provenance);
      return value;
    },
    give: <T>(value: T): Sourced<T> => ({ value, provenance: combineProvenances(parts) }),
  };
}

/** What an answer's `Ludex-Data` says. */
export const toldOf = ({ origin, isDegraded }: RawgProvenance): string => (isDegraded ? `${origin}; degraded` : origin);

/** Of a document, from what each of its answers said in `Ludex-Data`: one that had to make do marks the whole. */
export function combineTold(sources: readonly string[]): string | undefined {
  return sources.find((source) => source.includes("degraded")) ?? sources[0];
}
