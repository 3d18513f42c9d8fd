import { Menu } from "lucide-react";
import type { MouseEvent } from "react";
import { t } from "#web/lib/t.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

type PaletteButtonProps = { onOpen: (isTouched: boolean) => void };

const isByFinger = ({ nativeEvent }: MouseEvent) => "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";

/** The palette's way in for who has no keyboard at hand, or does not know its key. */
export function PaletteButton({ onOpen }: PaletteButtonProps) {
  return (
    <IconButton
      label={t("layout.openPalette")}
      aria-haspopup="dialog"
      icon={<Menu size={20} aria-hidden="true" />}
      onClick={(event) => onOpen(isByFinger(event))}
    />
  );
}
