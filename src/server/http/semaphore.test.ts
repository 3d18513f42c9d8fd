import { describe, expect, it } from "vitest";
import { createSemaphore } from "./semaphore.ts";

/** A task that ends when told to. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, end: resolve };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("semaphore", () => {
  it("run so many tasks at once, the others in the order they came", async () => {
    const semaphore = createSemaphore({ count: 2, queueMax: 10 });
    const gates = [pending(), pending(), pending(), pending()];
    const began: number[] = [];
    const all = gates.map(({ promise }, index) =>
      semaphore.run(() => {
        began.push(index);
        return promise;
      }),
    );
    await settle();
    expect(began).toEqual([0, 1]);
    expect(semaphore.waiting()).toBe(2);
    gates[1]?.end();
    await settle();
    expect(began).toEqual([0, 1, 2]);
    for (const gate of gates) gate.end();
    await Promise.all(all);
    expect(began).toEqual([0, 1, 2, 3]);
  });

  it("refuse what the queue has no room for, and take it again later", async () => {
    const semaphore = createSemaphore({ count: 1, queueMax: 1 });
    const gate = pending();
    const taken = [semaphore.run(() => gate.promise), semaphore.run(async () => "second")];
    await expect(semaphore.run(async () => "third")).rejects.toMatchObject({ statusCode: 503, retryAfterS: 2 });
    gate.end();
    await Promise.all(taken);
    expect(await semaphore.run(async () => "again")).toBe("again");
  });

  it("are free again after a failure", async () => {
    const semaphore = createSemaphore({ count: 1, queueMax: 0 });
    await expect(semaphore.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await semaphore.run(async () => "fine")).toBe("fine");
  });

  it("are idle only when nobody waits", async () => {
    const semaphore = createSemaphore({ count: 1, queueMax: 10 });
    const gates = [pending(), pending()];
    const order: string[] = [];
    const tasks = gates.map(({ promise }, index) =>
      semaphore.run(() => promise).then(() => order.push(`task ${index}`)),
    );
    const idle = semaphore.whenIdle().then(() => order.push("idle"));
    gates[0]?.end();
    await settle();
    expect(order).toEqual(["task 0"]);
    gates[1]?.end();
    await Promise.all([...tasks, idle]);
    expect(order.toSorted()).toEqual(["idle", "task 0", "task 1"]);
    await semaphore.whenIdle();
    expect(await semaphore.run(async () => "free")).toBe("free");
  });
});
