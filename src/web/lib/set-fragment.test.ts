import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { navigate, usePlace } from "./navigation.ts";
import { setFragment } from "./set-fragment.ts";

it("lets the present entry say more by a fragment, which makes no other entry and no other place of it", () => {
  const { result } = renderHook(usePlace);
  act(() => navigate("/shelf?a=b"));
  const [before, { length }] = [result.current, history];
  act(() => setFragment("tab=want"));
  expect([location.search, location.hash, history.length]).toEqual(["?a=b", "#tab=want", length]);
  expect(result.current).toBe(before);
  expect(history.state).toMatchObject({ key: before.key });
  act(() => setFragment(""));
  expect(location.href).not.toContain("#");
  act(() => navigate("/shelf?a=b"));
  expect(result.current.key).not.toBe(before.key);
});
