// Where the window stands after a navigation. happy-dom lays nothing out: how far a page can be scrolled is said here.
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { navigate, usePlace } from "#web/lib/navigation.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";

let depth = 0;
let y = 0;
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

function scroll(to: number): void {
  y = Math.min(to, depth);
  dispatchEvent(new Event("scroll"));
}

/** Comes back to an entry as the browser does: its state first, then the event. */
function comeBackTo({ key, index }: { key: string; index: number }): void {
  act(() => {
    history.replaceState({ key, index }, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
  });
}

function show() {
  const { result } = renderHook(() => {
    useScrollMemory();
    return usePlace();
  });
  return result;
}

beforeEach(() => {
  depth = 2000;
  history.replaceState(null, "", "/");
  vi.spyOn(window, "scrollTo").mockImplementation((...args: unknown[]) => scroll(Number(args[1])));
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => y);
  y = 0;
});

it("a document that was scrolled before the app took it over stays where it is", () => {
  y = 300;
  show();
  expect(y).toBe(300);
});

it("[C-08] a new page begins at its top, Back leads to where it was left", () => {
  const place = show();
  const list = place.current;
  act(() => scroll(700));
  act(() => navigate("/favorites"));
  expect(y).toBe(0);
  comeBackTo(list);
  expect(y).toBe(700);
});

it("a page in place of another one stays where it is", () => {
  show();
  act(() => scroll(700));
  act(() => navigate("/?page=2", { replace: true }));
  expect(y).toBe(700);
});

it("[C-08] a page that still grows is waited for", async () => {
  const place = show();
  const list = place.current;
  act(() => scroll(700));
  act(() => navigate("/favorites"));
  depth = 100;
  comeBackTo(list);
  expect(y).toBe(100);
  depth = 2000;
  await frame();
  await frame();
  expect(y).toBe(700);
});

it("[C-08] a list that has no games yet is waited for as long as they take, a page that never grows is not", async () => {
  const place = show();
  const list = place.current;
  act(() => scroll(700));
  act(() => navigate("/favorites"));
  depth = 100;
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  document.body.innerHTML = "<ul data-loading></ul>";
  comeBackTo(list);
  now.mockReturnValue(60_000);
  await frame();
  document.body.innerHTML = "";
  depth = 2000;
  await frame();
  expect(y).toBe(700);

  act(() => navigate("/favorites"));
  depth = 100;
  comeBackTo(list);
  now.mockReturnValue(120_000);
  await frame();
  depth = 2000;
  await frame();
  expect(y).toBe(100);
  now.mockRestore();
});

it("but not against a visitor who moves meanwhile, whose place is remembered from then on", async () => {
  const place = show();
  const list = place.current;
  act(() => scroll(700));
  act(() => navigate("/favorites"));
  depth = 100;
  comeBackTo(list);
  act(() => {
    dispatchEvent(new Event("wheel"));
    scroll(50);
  });
  depth = 2000;
  await frame();
  await frame();
  expect(y).toBe(50);
  act(() => navigate("/favorites"));
  comeBackTo(list);
  expect(y).toBe(50);
});

it("what a page that was left while it grew had reached is not where the visitor was", () => {
  const place = show();
  const list = place.current;
  act(() => scroll(700));
  act(() => navigate("/favorites"));
  depth = 100;
  comeBackTo(list);
  act(() => navigate("/favorites"));
  depth = 2000;
  comeBackTo(list);
  expect(y).toBe(700);
});
