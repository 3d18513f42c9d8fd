// What every meter of calls must do, whatever it counts in: the port's promises. An adapter passes when its own test runs
// this over itself.
import { describe, expect, it } from "vitest";
import type { Counts, Meter, RefundingMeter } from "../../src/server/limits/meter.ts";

const MANY = 60;

export type OpenedMeter<Place, Window extends string, M = Meter<Place, Window>> = {
  meter: M;
  /** The same count as another process sees it, or as this one does after a restart. */
  again: () => M;
  close: () => void;
};

type Suite<Place, Window extends string> = {
  place: Place;
  /** The windows in which a call at `place` counts. */
  windows: readonly Window[];
};

/** The same limit for every window. */
function allOf<Window extends string>(windows: readonly Window[], limit: number): Counts<Window> {
  return Object.fromEntries(windows.map((window) => [window, limit])) as Counts<Window>;
}

/** Describes the meter that `open` makes, empty each time. */
export function describeMeter<Place, Window extends string>(
  name: string,
  open: () => OpenedMeter<Place, Window>,
  { place, windows }: Suite<Place, Window>,
): void {
  const withMeter = (test: (opened: OpenedMeter<Place, Window>) => Promise<void>) => async () => {
    const opened = open();
    try {
      await test(opened);
    } finally {
      opened.close();
    }
  };

  describe(`${name}: a meter`, () => {
    it(
      "counts each call once in each window, and says how many there are",
      withMeter(async ({ meter }) => {
        expect(await meter.read(place)).toEqual(allOf(windows, 0));
        for (const calls of [1, 2, 3]) {
          expect(await meter.take(place, allOf(windows, 10))).toEqual({ isTaken: true, counts: allOf(windows, calls) });
        }
        expect(await meter.read(place)).toEqual(allOf(windows, 3));
      }),
    );

    it(
      "refuses what would pass a limit, names the window, and counts nothing for it",
      withMeter(async ({ meter }) => {
        await meter.take(place, allOf(windows, 10));
        for (const full of windows) {
          const limits = { ...allOf(windows, 10), [full]: 1 };
          expect(await meter.take(place, limits)).toEqual({ isTaken: false, reached: full, counts: allOf(windows, 1) });
        }
        expect(await meter.take(place, allOf(windows, 1))).toMatchObject({ isTaken: false, reached: windows[0] });
        expect(await meter.take(place, allOf(windows, 0))).toMatchObject({ isTaken: false });
        expect(await meter.read(place)).toEqual(allOf(windows, 1));
      }),
    );

    it(
      "lets exactly so many through however many ask at once, from two sides",
      withMeter(async ({ meter, again }) => {
        const other = again();
        const taken = await Promise.all(
          Array.from({ length: MANY }, (_, at) => (at % 2 === 0 ? meter : other).take(place, allOf(windows, 7))),
        );
        const counts = taken.filter(({ isTaken }) => isTaken).map((permit) => permit.counts);
        // Each of them is told another number.
        expect(counts.toSorted((a, b) => a[windows[0] as Window] - b[windows[0] as Window])).toEqual(
          [1, 2, 3, 4, 5, 6, 7].map((calls) => allOf(windows, calls)),
        );
        expect(await other.read(place)).toEqual(allOf(windows, 7));
      }),
    );

    it(
      "is the same for whoever opens it later",
      withMeter(async ({ meter, again }) => {
        for (let calls = 0; calls < 5; calls += 1) await meter.take(place, allOf(windows, 10));
        const later = again();
        expect(await later.read(place)).toEqual(allOf(windows, 5));
        expect(await later.take(place, allOf(windows, 5))).toMatchObject({ isTaken: false });
      }),
    );
  });
}

/** Describes, besides, what a meter must do whose calls can be given back. */
export function describeRefundingMeter<Place, Window extends string>(
  name: string,
  open: () => OpenedMeter<Place, Window, RefundingMeter<Place, Window>>,
  suite: Suite<Place, Window>,
): void {
  describeMeter(name, open, suite);
  const { place, windows } = suite;

  it(`${name}: a call that is given back is free again, and there are never less than none`, async () => {
    const { meter, close } = open();
    await meter.take(place, allOf(windows, 1));
    await Promise.all([meter.giveBack(place), meter.giveBack(place)]);
    expect(await meter.read(place)).toEqual(allOf(windows, 0));
    expect(await meter.take(place, allOf(windows, 1))).toMatchObject({ isTaken: true });
    expect(await meter.take(place, allOf(windows, 1))).toMatchObject({ isTaken: false });
    close();
  });
}
