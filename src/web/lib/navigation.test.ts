import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { goBack, navigate, usePlace } from "./navigation.ts";

beforeEach(() => history.replaceState(null, "", "/"));

describe("navigate", () => {
  it("pushes an entry with a number and a key of its own", () => {
    const { result } = renderHook(usePlace);
    const first = result.current;
    act(() => navigate("/search?q=a%26b"));
    expect(result.current).toMatchObject({
      pathname: "/search",
      search: "?q=a%26b",
      index: first.index + 1,
      type: "push",
    });
    expect(result.current.key).not.toBe(first.key);
  });

  it("replaces the present entry and keeps its number", () => {
    const { result } = renderHook(usePlace);
    const { index } = result.current;
    act(() => navigate("/not-found", { replace: true }));
    expect(result.current).toMatchObject({ pathname: "/not-found", index, type: "replace" });
  });

  it("makes no entry for the address that it stands at", () => {
    const { result } = renderHook(usePlace);
    act(() => navigate("/search?q=a"));
    const [{ index, key }, { length }] = [result.current, history];
    act(() => navigate("/search?q=a"));
    expect(result.current).toMatchObject({ index, type: "push" });
    expect([result.current.key === key, history.length]).toEqual([false, length]);
  });

  it("follows a history that was moved through from outside, and knows the entry again", () => {
    const { result } = renderHook(usePlace);
    const first = result.current;
    act(() => navigate("/favorites"));
    act(() => {
      history.replaceState({ key: first.key, index: first.index }, "", "/");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(result.current).toMatchObject({ pathname: "/", key: first.key, index: first.index, type: "pop" });
  });

  it("gives an address without state, typed or opened from elsewhere, a key and the number 0", () => {
    const { result } = renderHook(usePlace);
    act(() => {
      history.replaceState("somebody else's", "", "/favorites");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(result.current.index).toBe(0);
    expect(history.state).toMatchObject({ key: result.current.key, index: 0 });
  });
});

it("[D-02] goes home from the first entry of the app", () => {
  const { result } = renderHook(usePlace);
  act(() => {
    history.replaceState(null, "", "/game/1");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  act(() => goBack());
  expect(result.current).toMatchObject({ pathname: "/", type: "replace" });
});
