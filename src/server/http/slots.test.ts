import { describe, expect, it } from "vitest";
import { createSlots } from "./slots.ts";

/** A task that ends when told to. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, end: resolve };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("slots", () => {
  it("run so many tasks at once, the others in the order they came", async () => {
    const slots = createSlots({ count: 2, queueMax: 10 });
    const gates = [pending(), pending(), pending(), pending()];
    const began: number[] = [];
    const all = gates.map(({ promise }, index) =>
      slots.run(() => {
        began.push(index);
        return promise;
      }),
    );
    await settle();
    expect(began).toEqual([0, 1]);
    expect(slots.waiting()).toBe(2);
    gates[1]?.end();
    await settle();
    expect(began).toEqual([0, 1, 2]);
    for (const gate of gates) gate.end();
    await Promise.all(all);
    expect(began).toEqual([0, 1, 2, 3]);
  });

  it("refuse what the queue has no room for, and take it again later", async () => {
    const slots = createSlots({ count: 1, queueMax: 1 });
    const gate = pending();
    const taken = [slots.run(() => gate.promise), slots.run(async () => "second")];
    await expect(slots.run(async () => "third")).rejects.toMatchObject({ statusCode: 503, retryAfterS: 2 });
    gate.end();
    await Promise.all(taken);
    expect(await slots.run(async () => "again")).toBe("again");
  });

  it("are free again after a failure", async () => {
    const slots = createSlots({ count: 1, queueMax: 0 });
    await expect(slots.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await slots.run(async () => "fine")).toBe("fine");
  });

  it("are idle only when nobody waits", async () => {
    const slots = createSlots({ count: 1, queueMax: 10 });
    const gates = [pending(), pending()];
    const order: string[] = [];
    const tasks = gates.map(({ promise }, index) => slots.run(() => promise).then(() => order.push(`task ${index}`)));
    const idle = slots.whenIdle().then(() => order.push("idle"));
    gates[0]?.end();
    await settle();
    expect(order).toEqual(["task 0"]);
    gates[1]?.end();
    await Promise.all([...tasks, idle]);
    expect(order.toSorted()).toEqual(["idle", "task 0", "task 1"]);
    await slots.whenIdle();
    expect(await slots.run(async () => "free")).toBe("free");
  });
});
