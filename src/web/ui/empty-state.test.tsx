import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { EmptyState } from "./empty-state.tsx";

describe("EmptyState", () => {
  it("[V-02] says 'Not content' where nobody says otherwise, and its title pulses when asked to", () => {
    const { rerender } = render(<EmptyState pulsing />);
    expect(screen.getByRole("heading", { name: "Not content" }).dataset.pulsing).toBe("true");
    rerender(<EmptyState title="Add favorites" />);
    expect(screen.getByRole("heading", { name: "Add favorites" }).dataset.pulsing).toBeUndefined();
  });
});
