import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SharedGames } from "#web/state/shelf/shared-games.ts";
import { useShelf } from "#web/state/shelf/shelf.ts";
import { keptAs } from "./keep-shared.ts";
import { SharedList } from "./shared-list.tsx";

const shared = (title: string, halfStars: number): SharedGames => ({
  title,
  games: [2, 1].map((id) => ({ id, name: `Game ${id}`, halfStars })),
});
const button = () => screen.getByRole("button", { name: "Keep it as a list of mine" });

describe("[P-04] the page of a shared list", () => {
  it("knows after a reload that the list is kept, leads to it, and makes no second one", async () => {
    const ours = shared("Ours", 0);
    const { unmount } = render(<SharedList shared={ours} />);
    fireEvent.click(button());
    await screen.findByText("You keep this list already.");
    unmount();
    render(<SharedList shared={ours} />);
    expect(button().getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button());
    const id = keptAs(useShelf.getState().lists, ours)?.id;
    expect(screen.getByRole("link", { name: "Open Ours" }).getAttribute("href")).toBe(`/shelf#list=${id}`);
    expect(useShelf.getState().lists.size).toBe(1);
  });

  it("says whose the stars are where there are any, and leaves the visitor's own", async () => {
    const theirs = shared("Theirs", 9);
    render(<SharedList shared={theirs} />);
    expect(screen.getByText("The stars are those of whoever shared it; yours stay as they are.")).toBeTruthy();
    fireEvent.click(button());
    await screen.findByText("You keep this list already.");
    expect([...useShelf.getState().entries.values()].map(({ halfStars }) => halfStars)).toEqual([undefined, undefined]);
  });

  it("says nothing of stars where there are none", () => {
    render(<SharedList shared={shared("Plain", 0)} />);
    expect(screen.queryByText(/The stars are/)).toBeNull();
  });
});
