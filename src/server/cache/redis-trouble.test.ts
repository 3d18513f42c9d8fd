import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { RedisTimeoutError, within } from "./redis-trouble.ts";

it("[M-02] what is late because this process stood still is not late", async () => {
  const answer = within(
    100,
    sleep(150).then(() => "answer"),
  );
  const until = performance.now() + 140;
  while (performance.now() < until);
  expect(await answer).toBe("answer");
});

it("[M-02] what does not come is not waited for", async () => {
  await expect(within(20, new Promise(() => undefined))).rejects.toThrow(RedisTimeoutError);
});
