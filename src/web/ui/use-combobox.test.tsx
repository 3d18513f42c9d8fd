import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { useCombobox } from "./use-combobox.ts";

type Props = { options: string[]; onChoose: (index: number) => void; onSubmit: () => void };

function Field({ options, onChoose, onSubmit }: Props) {
  const [isOpen, setIsOpen] = useState(true);
  const combobox = useCombobox({ keys: options, isOpen, onOpenChange: setIsOpen, onChoose, onSubmit });
  return (
    <>
      <input aria-label="Field" {...combobox.fieldProps} />
      {isOpen && options.length > 0 && (
        <ul {...combobox.listProps} aria-label="Options">
          {options.map((option, index) => (
            <li key={option} {...combobox.optionProps(index)}>
              {option}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function open(options = ["one", "two", "three"]) {
  const onChoose = vi.fn<(index: number) => void>();
  const onSubmit = vi.fn<() => void>();
  const { rerender } = render(<Field options={options} onChoose={onChoose} onSubmit={onSubmit} />);
  const arrive = (all: string[]) => rerender(<Field options={all} onChoose={onChoose} onSubmit={onSubmit} />);
  const field = screen.getByRole("combobox");
  field.focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await userEvent.keyboard(`{${key}}`);
    return screen.queryByRole("option", { selected: true })?.textContent;
  };
  return { field, press, arrive, onChoose, onSubmit };
}

describe("a combobox", () => {
  it.each([
    [["ArrowDown"], "one"],
    [["ArrowUp"], "three"],
    [["ArrowDown", "ArrowDown", "ArrowUp"], "one"],
    [["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"], "one"],
    [["End"], "three"],
    [["End", "Home"], "one"],
    [["ArrowDown", "ArrowLeft"], "one"],
  ])("[S-10] %j leads to %s, and the field says so", async (keys, expected) => {
    const { field, press } = open();
    expect(await press(...keys)).toBe(expected);
    expect(field.getAttribute("aria-activedescendant")).toBe(
      screen.getByRole("option", { selected: true }).getAttribute("id"),
    );
    expect(document.activeElement).toBe(field);
  });

  it("[S-10] Enter takes the active option, or submits where there is none", async () => {
    const { press, onChoose, onSubmit } = open();
    await press("Enter");
    expect([onChoose.mock.calls, onSubmit.mock.calls.length]).toEqual([[], 1]);
    await press("ArrowDown", "ArrowDown", "Enter");
    expect([onChoose.mock.calls, onSubmit.mock.calls.length]).toEqual([[[1]], 1]);
  });

  it("[S-10] the option that was walked to stays the active one while others arrive above it, and goes with it", async () => {
    const { press, arrive, onChoose } = open();
    await press("ArrowDown", "ArrowDown");
    arrive(["zero", "one", "two", "three"]);
    expect(await press("Enter")).toBe("two");
    expect(onChoose.mock.calls).toEqual([[2]]);
    arrive(["zero", "three"]);
    expect(screen.queryByRole("option", { selected: true })).toBeNull();
  });

  it("[S-10] Escape closes and an arrow opens again, with nothing active", async () => {
    const { field, press } = open();
    await press("ArrowDown", "Escape");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field.getAttribute("aria-expanded")).toBe("false");
    expect(field.getAttribute("aria-controls")).toBeNull();
    expect(await press("ArrowDown")).toBeUndefined();
    expect(screen.getByRole("listbox")).toBeDefined();
  });

  it("[S-10] leaves the keys of an input method, and those with modifiers, to whom they belong", () => {
    const { field, onSubmit } = open();
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    fireEvent.keyDown(field, { key: "ArrowDown", altKey: true });
    fireEvent.keyDown(field, { key: "End", shiftKey: true });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole("option", { selected: true })).toBeNull();
  });

  it("[S-10] has no list to point at while there are no options", async () => {
    const { field, press } = open([]);
    await press("ArrowDown", "Home", "End");
    expect(field.getAttribute("aria-expanded")).toBe("false");
    expect(field.getAttribute("aria-activedescendant")).toBeNull();
  });
});
