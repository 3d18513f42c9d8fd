// The same thing asked for by many at once is made once. It keeps nothing: what is made is gone when it is handed out.

/** Returns a function that joins calls with an equal key while one of them is under way; failures are shared too. */
export function createSingleFlight<T>() {
  const underWay = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const current = underWay.get(key);
    if (current !== undefined) return current;
    const made = make().finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
}
