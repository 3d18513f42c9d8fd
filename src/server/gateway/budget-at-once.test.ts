// A budget over ports that answer when they like: whatever order their answers come in, no limit is passed.
import fc from "fast-check";
import { expect, it } from "vitest";
import { fullWindow, type Counts, type RefundingMeter } from "#server/limits/meter.ts";
import type { CallPlace, CallWindow } from "#server/limits/call-meter.ts";
import type { Pause, PauseRecord } from "#server/limits/pause-record.ts";
import { createBudget } from "./budget.ts";

const NOW = Date.parse("2026-11-10T00:00:00Z");
const SECOND_OF_DECEMBER = Date.parse("2026-12-02T00:00:00Z");

/** A meter somewhere else: each step is whole, but when it is done and when that is heard of is the scheduler's. */
function distantMeter(scheduler: fc.Scheduler): RefundingMeter<CallPlace, CallWindow> {
  const calls: CallPlace[] = [];
  const countsAt = ({ month, hour, client }: CallPlace): Counts<CallWindow> => ({
    month: calls.filter((call) => call.month === month).length,
    client: client === undefined ? 0 : calls.filter((call) => call.client === client).length,
    hour: calls.filter((call) => call.hour === hour && call.client !== undefined).length,
  });
  const distant = async <T>(step: () => T): Promise<T> => {
    await scheduler.schedule(Promise.resolve());
    const done = step();
    return await scheduler.schedule(Promise.resolve(done));
  };
  return {
    read: (place) => distant(() => countsAt(place)),
    take: (place, limits) =>
      distant(() => {
        const counts = countsAt(place);
        const reached = fullWindow(counts, limits);
        if (reached !== undefined) return { isTaken: false, reached, counts };
        calls.push(place);
        return { isTaken: true, counts: countsAt(place) };
      }),
    giveBack: (place) =>
      distant(() => {
        const at = calls.findIndex((call) => call.client === place.client && call.month === place.month);
        if (at >= 0) calls.splice(at, 1);
      }),
  };
}

function distantPause(scheduler: fc.Scheduler, first?: Pause): PauseRecord {
  let pause = first;
  return {
    read: () => scheduler.schedule(Promise.resolve()).then(() => pause),
    replace: (before, after) =>
      scheduler.schedule(Promise.resolve()).then(() => {
        if (pause !== before) return false;
        pause = after;
        return true;
      }),
  };
}

const callers = fc.array(fc.constantFrom("a", "b", "c", undefined), { minLength: 1, maxLength: 40 });

it("[safety-21] lets no more calls through at once than the month, a client and an hour may have", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), callers, fc.integer({ min: 1, max: 60 }), async (scheduler, clients, limit) => {
      const marks: number[] = [];
      const options = { limit, clientShare: 1, burst: 1, now: () => NOW };
      const budget = createBudget({
        ...options,
        meter: distantMeter(scheduler),
        pause: distantPause(scheduler),
        onMark: (used) => marks.push(used),
      });
      const asked = Promise.all(
        clients.map(async (client) => ({ client, permit: await budget.take({ urgency: "needed", client }) })),
      );
      await scheduler.waitFor(asked);
      const taken = (await asked).filter(({ permit }) => permit.isTaken);
      const forVisitors = Math.max(1, Math.floor(limit * 0.9));
      const clientMax = Math.max(1, Math.floor(forVisitors / 30));
      const hourMax = Math.max(1, Math.ceil(forVisitors / 504));
      const ofClient = (name: string) => taken.filter(({ client }) => client === name).length;
      expect(taken.length).toBeLessThanOrEqual(limit);
      for (const name of ["a", "b", "c"]) expect(ofClient(name)).toBeLessThanOrEqual(clientMax);
      expect(ofClient("a") + ofClient("b") + ofClient("c")).toBeLessThanOrEqual(hourMax);
      // The operator's own programs are held by the month alone: nothing of it is lost between them.
      const own = clients.filter((client) => client === undefined).length;
      const ofOperator = taken.filter(({ client }) => client === undefined).length;
      expect(ofOperator).toBeGreaterThanOrEqual(Math.min(own, limit - hourMax));
      const used = budget.used();
      await scheduler.waitFor(used);
      expect(await used).toBe(taken.length);
      // Each mark is told once.
      expect(new Set(marks).size).toBe(marks.length);
    }),
    { numRuns: 150 },
  );
});

it("[safety-21] gives back what was not sent, once for each call, whatever else is under way", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }),
      async (scheduler, sent) => {
        const budget = createBudget({
          limit: 20,
          now: () => NOW,
          meter: distantMeter(scheduler),
          pause: distantPause(scheduler),
        });
        const all = Promise.all(
          sent.map(async (isSent) => {
            const permit = await budget.take({ urgency: "needed" });
            if (permit.isTaken && !isSent) await permit.giveBack();
            return permit.isTaken && isSent;
          }),
        );
        await scheduler.waitFor(all);
        const used = budget.used();
        await scheduler.waitFor(used);
        expect(await used).toBe((await all).filter(Boolean).length);
      },
    ),
    { numRuns: 100 },
  );
});

it("[safety-13] after a pause one question tries, however many ask at the same moment", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 30 }), async (scheduler, count) => {
      const budget = createBudget({
        limit: 1000,
        now: () => SECOND_OF_DECEMBER,
        meter: distantMeter(scheduler),
        pause: distantPause(scheduler, { until: SECOND_OF_DECEMBER - 1, tries: 3, isTrying: false }),
      });
      const all = Promise.all(Array.from({ length: count }, () => budget.take({ urgency: "needed" })));
      await scheduler.waitFor(all);
      const permits = await all;
      expect(permits.filter(({ isTaken }) => isTaken)).toHaveLength(1);
      const used = budget.used();
      await scheduler.waitFor(used);
      expect(await used).toBe(1);
    }),
    { numRuns: 100 },
  );
});
