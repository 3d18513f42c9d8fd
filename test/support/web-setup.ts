// Rules for component tests: what a component logs as an error, or asks of the network unannounced, fails its test.
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  // No picture is loaded here, and jsdom calls that complete, which in a browser means that it has failed.
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  vi.stubGlobal("fetch", (input: unknown) => {
    throw new Error(`A test asked the network for ${String(input)} without announcing it`);
  });
});

afterEach(() => {
  cleanup();
  expect(vi.mocked(console.error).mock.calls, "console.error was called").toEqual([]);
  localStorage.clear();
});
