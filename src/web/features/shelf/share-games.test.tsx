import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ShareGames } from "./share-games.tsx";

const open = (count: number) => {
  const games = Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Game ${at + 1}`, halfStars: 0 }));
  render(<ShareGames title="My shelf" games={games} />);
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
};

describe("[P-04] the dialog that shares games", () => {
  it("says how many of how many a link takes, and which, where it cannot take all", () => {
    open(743);
    expect(screen.getByRole("dialog", { name: "Share 500 of 743 games" })).toBeTruthy();
    expect(
      screen.getByText(
        "A link takes 500 games at most: the first 500 in the order shown go along, the other 243 do not.",
      ),
    ).toBeTruthy();
  });

  it("says nothing of it where all go along", () => {
    open(500);
    expect(screen.getByRole("dialog", { name: "Share 500 games" })).toBeTruthy();
    expect(screen.queryByText(/at most/)).toBeNull();
  });
});
