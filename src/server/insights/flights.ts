// Many readers of one answer while it is being made: each sees all of its events from the beginning, the work is done
// once, and it stops when the last reader has left.

type Flight<T> = { events: T[]; isOver: boolean; readers: number; wake: Set<() => void>; stop: AbortController };

export function createFlights<T>() {
  const flights = new Map<string, Flight<T>>();

  const run = async (flight: Flight<T>, key: string, events: AsyncGenerator<T>) => {
    try {
      for await (const event of events) {
        flight.events.push(event);
        for (const wake of flight.wake) wake();
      }
    } finally {
      flight.isOver = true;
      if (flights.get(key) === flight) flights.delete(key);
      for (const wake of flight.wake) wake();
    }
  };

  const leave = (flight: Flight<T>, key: string) => {
    flight.readers -= 1;
    if (flight.readers > 0 || flight.isOver) return;
    // Whoever comes next begins anew instead of joining what is being stopped.
    if (flights.get(key) === flight) flights.delete(key);
    flight.stop.abort();
  };

  const begin = (key: string, make: (signal: AbortSignal) => AsyncGenerator<T>): Flight<T> => {
    const stop = new AbortController();
    const flight: Flight<T> = { events: [], isOver: false, readers: 0, wake: new Set(), stop };
    flights.set(key, flight);
    // `make` words its failures as events; what is left is the abort itself.
    run(flight, key, make(stop.signal)).catch(() => undefined);
    return flight;
  };

  return {
    /** Joins what is under way under `key`, or begins it. Ends when it ends or when `leaving` is aborted. */
    join: async function* (
      key: string,
      make: (signal: AbortSignal) => AsyncGenerator<T>,
      leaving: AbortSignal,
    ): AsyncGenerator<T> {
      const flight = flights.get(key) ?? begin(key, make);
      flight.readers += 1;
      try {
        for (let read = 0; !leaving.aborted;) {
          const event = flight.events[read];
          if (event !== undefined) {
            read += 1;
            yield event;
          } else if (flight.isOver) return;
          else await nextEvent(flight, leaving);
        }
      } finally {
        leave(flight, key);
      }
    },
    /** How many answers are being made. */
    size: () => flights.size,
  };
}

async function nextEvent<T>(flight: Flight<T>, leaving: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  flight.wake.add(resolve);
  leaving.addEventListener("abort", () => resolve(), { once: true });
  await promise;
  flight.wake.delete(resolve);
}
