// The same thing asked for by many at once is made once, and one of them is let in for it: whoever may not is refused alone,
// and the next one who waits is asked in their place.

/** Resolves when its caller may have something made, rejects when not. */
export type Admit = () => Promise<void>;

type Flight<T> = { isAdmitted: Promise<boolean>; made: Promise<T> };

/** Returns a function that joins calls with an equal key while one of them is under way; failures of `make` are shared. */
export function createAdmittedFlight<T>() {
  const underWay = new Map<string, Flight<T>>();
  return async (key: string, admit: Admit, make: () => Promise<T>): Promise<T> => {
    for (let other = underWay.get(key); other !== undefined; other = underWay.get(key)) {
      if (await other.isAdmitted) return await other.made;
    }
    const admitted = admit();
    const flight: Flight<T> = {
      isAdmitted: admitted.then(
        () => true,
        () => underWay.delete(key) && false,
      ),
      made: admitted.then(make),
    };
    underWay.set(key, flight);
    try {
      return await flight.made;
    } finally {
      if (underWay.get(key) === flight) underWay.delete(key);
    }
  };
}
