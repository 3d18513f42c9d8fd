// Whether the filters cover the page on a small screen. It is not kept: a sheet must not cover a page before anyone has
// asked for it, and what is stored says how the column of large screens stands.
import { create } from "zustand";

export const useFilterSheet = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export function setFilterSheet(isOpen: boolean): void {
  useFilterSheet.setState({ isOpen });
}
