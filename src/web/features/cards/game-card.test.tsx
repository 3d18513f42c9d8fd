import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { describe, expect, it, type Mock, vi } from "vitest";
import * as z from "zod/mini";
import { GameListItemSchema } from "#shared/rawg/game.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { imagePreloader } from "#web/lib/image-preloader.ts";
import { CardGrid } from "./card-grid.tsx";

const game = (id: number, changes: object = {}) =>
  z.parse(GameListItemSchema, {
    id,
    name: `Game ${id}`,
    released: "2015-05-18",
    background_image: "/media/background.jpg",
    rating: 4.5,
    metacritic: 91,
    developers: [{ id: 1, name: "Studio" }],
    screenshots: [1, 2, 3].map((shot) => ({ id: shot, image: `/media/shot-${shot}.jpg` })),
    videos: [],
    ...changes,
  });

/** Renders a grid and counts what React does after that. */
function renderGrid(games = [game(1), game(2)], path = "/") {
  const onRender = vi.fn();
  history.replaceState(null, "", path);
  vi.spyOn(imagePreloader, "ensure").mockResolvedValue(true);
  vi.spyOn(imagePreloader, "preloadCard").mockResolvedValue();
  const grid = (
    <CardGrid games={games} columns="results" renderAction={({ name }) => <button>Heart of {name}</button>} />
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Profiler id="grid" onRender={onRender}>
        {grid}
      </Profiler>
    </QueryClientProvider>,
  );
  return onRender;
}

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

/** Waits for what a hover brings by itself, like the marks of the shelf, which come when its storage has answered. */
async function quiet({ mock }: Mock) {
  for (let before = -1; before !== mock.calls.length;) {
    before = mock.calls.length;
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  }
}

async function hoverFirst() {
  // They come with the first move; here they are there by then, however busy the machine is.
  await Promise.all([import("#web/ui/mouse-effects.ts"), import("./card-marks.tsx"), import("./live-picture.tsx")]);
  const card = screen.getAllByRole("article")[0] ?? document.body;
  vi.spyOn(card, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 400, 300));
  fireEvent.pointerOver(card, { pointerType: "mouse" });
  await screen.findByText("Release");
  const layer = (await screen.findByText("move mouse to change image")).parentElement ?? document.body;
  vi.spyOn(layer, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 400, 200));
  fireEvent.pointerMove(card, { pointerType: "mouse", clientX: 1, clientY: 100 });
  await screen.findAllByRole("button", { name: /^Put on my shelf/ });
  await frame();
  return { card, layer };
}

describe("a card under the mouse", () => {
  it("[K-03] [K-06] renders nothing while the mouse moves, though tilt and picture follow it", async () => {
    const onRender = renderGrid();
    const { card, layer } = await hoverFirst();
    await quiet(onRender);
    const before = onRender.mock.calls.length;
    const seen = new Set<string | null>();
    for (let x = 0; x <= 400; x += 16) {
      fireEvent.pointerMove(card, { pointerType: "mouse", clientX: x, clientY: 100 });
      // The tilt follows in every other frame.
      await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
      seen.add(card.style.getPropertyValue("--tilt-y"));
      seen.add(layer.querySelector("img")?.getAttribute("src") ?? null);
    }
    expect(onRender.mock.calls.length).toBe(before);
    expect(seen.size).toBeGreaterThan(20);
    expect(layer.querySelector("img")?.getAttribute("src")).toContain("shot-3");
    expect(Math.abs(Number.parseFloat(card.style.getPropertyValue("--tilt-y")))).toBe(4);
  });

  it("[K-03] leaving closes the panel and resets tilt and picture", async () => {
    renderGrid();
    const { card } = await hoverFirst();
    fireEvent.pointerMove(card, { pointerType: "mouse", clientX: 390, clientY: 100 });
    await frame();
    fireEvent.pointerOut(card, { pointerType: "mouse", relatedTarget: document.body });
    fireEvent.pointerLeave(card, { pointerType: "mouse" });
    expect(screen.queryByText("Release")).toBeNull();
    expect(screen.queryByText("move mouse to change image")).toBeNull();
    expect(card.style.getPropertyValue("--tilt-y")).toBe("");
  });

  it("[K-03] a mouse that only crosses a card opens nothing", async () => {
    renderGrid();
    const card = screen.getAllByRole("article")[0] ?? document.body;
    fireEvent.pointerOver(card, { pointerType: "mouse" });
    fireEvent.pointerOut(card, { pointerType: "mouse", relatedTarget: document.body });
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(screen.queryByText("Release")).toBeNull();
  });
});

describe("a card's link", () => {
  it.each([
    ["/", "/7"],
    ["/favorites", "/favorites/7"],
    ["/search?q=a", "/search/7"],
  ])("[K-07] in the list at %s leads to %s", (path, href) => {
    renderGrid([game(7)], path);
    expect(screen.getByRole("link", { name: "Game 7" }).getAttribute("href")).toBe(href);
  });
});

describe("a card's face", () => {
  it("[K-01] shows what there is and leaves out what there is not", () => {
    renderGrid([game(1, { metacritic: null, released: null, platforms: null, genres: null, background_image: null })]);
    expect(screen.getByText("N/A")).toBeTruthy();
    expect(screen.getByText("Platforms unknown")).toBeTruthy();
    expect(screen.queryByText("Metacritic")).toBeNull();
    expect(document.querySelector("img[data-placeholder]")).not.toBeNull();
    expect(screen.getByRole("button", { name: "Heart of Game 1" })).toBeTruthy();
  });

  it("[K-02] a picture that fails becomes 'No img'", () => {
    renderGrid([game(1)]);
    fireEvent.error(document.querySelector("img") ?? document.body);
    expect(screen.getByText("No img")).toBeTruthy();
  });

  it("[K-02] a picture that fails is tried again twice, and then no more", () => {
    vi.useFakeTimers();
    const wait = (seconds: number) => {
      act(() => {
        vi.advanceTimersByTime(seconds * 1000);
      });
    };
    renderGrid([game(1)]);
    for (const _retry of [1, 2]) {
      fireEvent.error(document.querySelector("img") ?? document.body);
      expect(screen.getByText("No img")).toBeTruthy();
      wait(40);
      expect(screen.queryByText("No img")).toBeNull();
    }
    fireEvent.error(document.querySelector("img") ?? document.body);
    wait(3600);
    expect(screen.getByText("No img")).toBeTruthy();
    vi.useRealTimers();
  });
});
