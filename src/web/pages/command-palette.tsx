import { Palette } from "#web/features/palette/palette.tsx";
import { PALETTE_PLACES } from "./palette-places.tsx";
import { usePaletteActions } from "./use-palette-actions.tsx";

type CommandPaletteProps = {
  shortcut: string;
  isTouched: boolean;
  onShowShortcuts: () => void;
  onClose: () => void;
};

/** The palette with all that this app has to offer. Its code comes with the first press of its key or button. */
export function CommandPalette({ onShowShortcuts, ...rest }: CommandPaletteProps) {
  const actions = usePaletteActions(onShowShortcuts);
  return <Palette places={PALETTE_PLACES} actions={actions} {...rest} />;
}
