import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SupportPopup } from "./support-popup.tsx";
import { useSupportPrompt } from "./use-support-prompt.ts";

function Prompt() {
  const { isShown, close } = useSupportPrompt();
  return isShown && <SupportPopup onClose={close} />;
}

const KEY = "ludex-support-count";
const isShown = () => screen.queryByText("Do you like this project?") !== null;
const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockImplementation(() => Date.now() - startedAt);
});
const startedAt = Date.UTC(2026, 0, 1);
beforeEach(() => vi.setSystemTime(startedAt));
afterEach(() => vi.useRealTimers());

describe("the support pop-up", () => {
  it.each([
    [null, 60, "1"],
    ["0", 60, "1"],
    ["1", 240, "2"],
  ])("[N-02] with a count of %s shows after %i s and then counts %s", (count, seconds, next) => {
    if (count !== null) localStorage.setItem(KEY, count);
    render(<Prompt />);
    pass(seconds - 1);
    expect([isShown(), localStorage.getItem(KEY)]).toEqual([false, count]);
    pass(1);
    expect([isShown(), localStorage.getItem(KEY)]).toEqual([true, next]);
  });

  it.each(["2", "3", "-1", "many", "1.5"])("[N-02] never shows with a count of %s", (count) => {
    localStorage.setItem(KEY, count);
    render(<Prompt />);
    pass(3600);
    expect(isShown()).toBe(false);
  });

  it("[N-02] counts on within one visit, and ends after two showings", () => {
    render(<Prompt />);
    pass(60);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(isShown()).toBe(false);
    pass(179);
    expect(isShown()).toBe(false);
    pass(1);
    expect([isShown(), localStorage.getItem(KEY)]).toEqual([true, "2"]);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    pass(3600);
    expect(isShown()).toBe(false);
  });

  it("[N-02] does not show what another tab has just shown", () => {
    render(<Prompt />);
    pass(50);
    localStorage.setItem(KEY, "1");
    pass(20);
    expect(isShown()).toBe(false);
    pass(170);
    expect(isShown()).toBe(true);
  });

  it("[N-02] never shows where nothing can be counted", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
      clear: () => undefined,
    });
    render(<Prompt />);
    pass(3600);
    expect(isShown()).toBe(false);
  });
});
